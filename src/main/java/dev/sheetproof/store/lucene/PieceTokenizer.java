package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.util.AttributeFactory;

/// Feeds pieces of a text to Lucene. The whole text is read first: chunks are short.
final class PieceTokenizer extends Tokenizer {

    /// The rest of a longer text is not searched.
    private static final int MAX_CHARS = 4_000_000;

    private final Function<String, List<Piece>> splitter;
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private final PositionIncrementAttribute position =
            addAttribute(PositionIncrementAttribute.class);
    private List<Piece> pieces = List.of();
    private boolean split;
    private int next;
    private int length;

    PieceTokenizer(AttributeFactory factory, Function<String, List<Piece>> splitter) {
        super(factory);
        this.splitter = splitter;
    }

    @Override
    public boolean incrementToken() throws IOException {
        clearAttributes();
        if (!split) {
            String text = readAll();
            length = text.length();
            pieces = splitter.apply(text);
            split = true;
        }
        if (next >= pieces.size()) {
            return false;
        }
        Piece piece = pieces.get(next++);
        term.append(piece.term());
        offset.setOffset(correctOffset(piece.start()), correctOffset(piece.end()));
        // The first token of a field must not share the place before it.
        position.setPositionIncrement(next == 1 ? Math.max(1, piece.gap()) : piece.gap());
        return true;
    }

    private String readAll() throws IOException {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[8192];
        int read = input.read(buffer);
        while (read >= 0 && text.length() < MAX_CHARS) {
            text.append(buffer, 0, read);
            read = input.read(buffer);
        }
        return text.toString();
    }

    @Override
    public void end() throws IOException {
        super.end();
        int last = correctOffset(length);
        offset.setOffset(last, last);
    }

    @Override
    public void reset() throws IOException {
        super.reset();
        pieces = List.of();
        split = false;
        next = 0;
        length = 0;
    }
}
