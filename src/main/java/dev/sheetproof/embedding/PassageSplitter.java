package dev.sheetproof.embedding;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;

/// Makes the texts that stand for a chunk in the dense index: `toc_path → section_title →
/// description → native_text`. A text longer than the model reads becomes several, split between
/// lines, each with its section; the parts of a table repeat its header row. So no tail is lost.
public final class PassageSplitter {

    /// Most passages of one chunk. Beyond them a chunk is a listing that only words can find.
    public static final int MAX_PASSAGES = 8;

    /// Most tokens of a passage: short passages are cheaper by the token and their vectors less
    /// diluted.
    public static final int MAX_TOKENS = 192;

    /// A header row longer than this is no header worth repeating.
    private static final int MAX_HEADER_TOKENS = 48;

    private static final Pattern SPACES = Pattern.compile("\\s+");

    private final ToIntFunction<String> counter;
    private final int budget;

    /// @param embedder whose tokens are counted
    public PassageSplitter(TextEmbedder embedder) {
        this(embedder::countTokens, Math.min(MAX_TOKENS, embedder.maxTokens()));
    }

    PassageSplitter(ToIntFunction<String> counter, int budget) {
        this.counter = counter;
        this.budget = budget;
    }

    /// Version of the rules, part of the stamp of stored vectors.
    public static String stamp() {
        return "passages-1-" + MAX_TOKENS + "x" + MAX_PASSAGES;
    }

    /// Everything that stored vectors depend on: the model and how texts are cut for it.
    ///
    /// @throws EmbeddingException when there is no usable model
    public static String fingerprint(TextEmbedder embedder) {
        return embedder.fingerprint() + " · " + stamp();
    }

    /// The passages of a chunk, in reading order; none for page furniture and for chunks without a
    /// letter or digit.
    public List<String> passages(Chunk chunk) {
        return passages(chunk, "");
    }

    /// @param description what a vision model said of the chunk; may be empty
    public List<String> passages(Chunk chunk, String description) {
        String body = chunk.nativeText().strip();
        if (chunk.type() == BlockType.HEADER_FOOTER
                || (body.codePoints().noneMatch(Character::isLetterOrDigit)
                        && description.isBlank())) {
            return List.of();
        }
        String head = head(chunk, description);
        int headTokens = counter.applyAsInt(head);
        List<String> lines =
                body.lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
        boolean table = chunk.type() == BlockType.TABLE && lines.size() > 2;
        String header = table ? lines.getFirst() : "";
        int headerTokens = table ? counter.applyAsInt(header) : 0;
        if (headerTokens > MAX_HEADER_TOKENS) {
            header = "";
            headerTokens = 0;
        }
        List<String> passages = new ArrayList<>();
        StringBuilder current = new StringBuilder(head);
        int room = Math.max(32, budget - headTokens);
        int used = 0;
        for (String line : lines) {
            for (String piece : pieces(line, Math.max(16, room - headerTokens))) {
                int tokens = counter.applyAsInt(piece);
                if (used > 0 && used + tokens > room) {
                    passages.add(current.toString().strip());
                    if (passages.size() == MAX_PASSAGES) {
                        return List.copyOf(passages);
                    }
                    current = new StringBuilder(head).append(header);
                    if (!header.isEmpty()) {
                        current.append('\n');
                    }
                    used = headerTokens;
                }
                current.append(piece).append('\n');
                used += tokens;
            }
        }
        passages.add(current.toString().strip());
        return List.copyOf(passages);
    }

    private static String head(Chunk chunk, String description) {
        StringBuilder head = new StringBuilder();
        if (!chunk.tocPath().isBlank()) {
            head.append(chunk.tocPath()).append('\n');
        }
        if (!chunk.sectionTitle().isBlank() && !chunk.tocPath().endsWith(chunk.sectionTitle())) {
            head.append(chunk.sectionTitle()).append('\n');
        }
        if (!description.isBlank()) {
            head.append(description.strip()).append('\n');
        }
        // A bounded head: it must leave room for the text.
        return head.length() > 400 ? head.substring(head.length() - 400) : head.toString();
    }

    /// A line cut at spaces into pieces of at most `room` tokens.
    private List<String> pieces(String line, int room) {
        if (line.length() <= room || counter.applyAsInt(line) <= room) {
            return List.of(line);
        }
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        int used = 0;
        for (String word : SPACES.splitAsStream(line).toList()) {
            int tokens = Math.max(1, counter.applyAsInt(word));
            if (used > 0 && used + tokens > room) {
                pieces.add(piece.toString());
                piece.setLength(0);
                used = 0;
            }
            piece.append(piece.isEmpty() ? "" : " ").append(word);
            used += tokens;
        }
        pieces.add(piece.toString());
        return pieces;
    }
}
