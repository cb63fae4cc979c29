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
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/// Cuts the lines of a document into windows of a fixed number of tokens, each beginning with the
/// last tenth of the one before, whatever stands on the page. Lines stay whole.
final class TokenWindows {

    private static final int TOKENS = 512;
    private static final int OVERLAP = TOKENS / 10;

    private final String docId;
    private final ToIntFunction<String> counter;
    private final PassageIndex index;
    private final List<Counted> window = new ArrayList<>();
    private int used;
    private int fresh;
    private int made;

    private record Counted(Line line, int tokens) {}

    /// @param counter counts the tokens of a text
    TokenWindows(String docId, ToIntFunction<String> counter, PassageIndex index) {
        this.docId = docId;
        this.counter = counter;
        this.index = index;
    }

    void add(Line line) {
        int tokens = counter.applyAsInt(line.text());
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
