package dev.sheetproof.evaluation;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.store.PassageIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Cuts the lines of a document into windows of a fixed number of tokens, each beginning with the
/// last tenth of the one before, whatever stands on the page. Lines stay whole.
final class TokenWindows {

    private static final int TOKENS = 512;
    private static final int OVERLAP = TOKENS / 10;

    /// Letters and digits that make a token on average, as subword tokenizers cut datasheets.
    private static final int TOKEN_CHARS = 4;

    private final String docId;
    private final PassageIndex index;
    private final List<Counted> window = new ArrayList<>();
    private int used;
    private int fresh;
    private int made;

    private record Counted(Line line, int tokens) {}

    TokenWindows(String docId, PassageIndex index) {
        this.docId = docId;
        this.index = index;
    }

    /// About as many as a language model counts, but the same for every model.
    static int tokens(String text) {
        int tokens = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean word = Character.isLetterOrDigit(c) && !Character.isIdeographic(c);
            run = word ? run + 1 : 0;
            tokens += (word ? run % TOKEN_CHARS == 1 : !Character.isWhitespace(c)) ? 1 : 0;
        }
        return tokens;
    }

    void add(Line line) {
        int tokens = tokens(line.text());
        if (fresh > 0 && used + tokens > TOKENS) {
            emit();
            overlap();
        }
        window.add(new Counted(line, tokens));
        used += tokens;
        fresh++;
    }

    void end() {
        if (fresh > 0) {
            emit();
        }
    }

    private void emit() {
        SortedMap<PageNumber, List<PageBox>> boxes = new TreeMap<>();
        for (Counted counted : window) {
            boxes.computeIfAbsent(counted.line().page(), page -> new ArrayList<>())
                    .add(counted.line().box());
        }
        index.add(
                new PassageIndex.Passage(
                        docId + " window " + ++made,
                        docId,
                        boxes.entrySet().stream()
                                .map(page -> new PageBoxes(page.getKey(), page.getValue()))
                                .toList()),
                window.stream()
                        .map(counted -> counted.line().text())
                        .collect(Collectors.joining("\n")));
    }

    private void overlap() {
        int from = window.size();
        int kept = 0;
        while (from > 0 && kept + window.get(from - 1).tokens() <= OVERLAP) {
            from--;
            kept += window.get(from).tokens();
        }
        window.subList(0, from).clear();
        used = kept;
        fresh = 0;
    }
}
