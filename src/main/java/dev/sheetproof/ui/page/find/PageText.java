package dev.sheetproof.ui.page.find;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The text of a page as find looks through it, one line after the other in reading order. A word
/// that a line end cuts is found with and without its hyphen.
final class PageText {

    /// Characters shown before and after what was found.
    private static final int AROUND = 36;

    private final PageNumber page;
    private final String text;
    private final List<PageBox> boxes;
    private final List<Integer> lengths;
    private final List<Reading> readings = new ArrayList<>();

    /// One way to read the page.
    ///
    /// @param folded its folded text
    /// @param starts where each line begins in it
    private record Reading(String folded, List<Integer> starts) {}

    private PageText(PageNumber page, String text, List<Line> lines) {
        this.page = page;
        this.text = text;
        boxes = lines.stream().map(Line::box).toList();
        lengths = lines.stream().map(line -> line.text().length()).toList();
    }

    static PageText of(PageNumber page, List<Line> lines) {
        List<String> texts = lines.stream().map(Line::text).toList();
        StringBuilder kept = new StringBuilder();
        StringBuilder joined = new StringBuilder();
        List<Integer> keptStarts = new ArrayList<>();
        List<Integer> joinedStarts = new ArrayList<>();
        boolean cut = false;
        for (int i = 0; i < texts.size(); i++) {
            String line = texts.get(i);
            keptStarts.add(kept.length());
            joinedStarts.add(joined.length());
            boolean here = i + 1 < texts.size() && cutsWord(line, texts.get(i + 1));
            cut |= here;
            kept.append(line).append(here ? "" : " ");
            joined.append(here ? line.substring(0, line.length() - 1) : line + " ");
        }
        String all = kept.toString();
        PageText made = new PageText(page, all, lines);
        made.readings.add(new Reading(FoldedText.of(all), List.copyOf(keptStarts)));
        if (cut) {
            made.readings.add(new Reading(FoldedText.of(joined), List.copyOf(joinedStarts)));
        }
        return made;
    }

    private static boolean cutsWord(String line, String next) {
        int last = line.length() - 1;
        return last > 0
                && !next.isEmpty()
                && FoldedText.of(line.substring(last)).equals("-")
                && Character.isLetter(line.charAt(last - 1))
                && Character.isLowerCase(next.charAt(0));
    }

    /// Everything found, in reading order.
    ///
    /// @param sought folded by [FoldedText#sought]
    /// @param enough asked before each hit; true ends the search
    List<FindHit> find(String sought, BooleanSupplier enough) {
        List<FindHit> hits = new ArrayList<>();
        for (Reading reading : readings) {
            int at = reading.folded().indexOf(sought);
            while (at >= 0 && !enough.getAsBoolean()) {
                FindHit hit = hit(reading, at, at + sought.length());
                if (!hits.contains(hit)) {
                    hits.add(hit);
                }
                at = reading.folded().indexOf(sought, at + sought.length());
            }
        }
        if (readings.size() > 1) {
            hits.sort(
                    Comparator.comparingInt(FindHit::fromLine)
                            .thenComparingInt(FindHit::fromOffset));
        }
        return hits;
    }

    private FindHit hit(Reading reading, int from, int to) {
        int fromLine = lineAt(reading, from);
        int toLine = lineAt(reading, to - 1);
        int fromOffset = from - reading.starts().get(fromLine);
        int toOffset = to - reading.starts().get(toLine);
        List<Integer> starts = readings.getFirst().starts();
        int a = starts.get(fromLine) + fromOffset;
        int b = Math.min(text.length(), starts.get(toLine) + toOffset);
        return new FindHit(
                page,
                fromLine,
                fromOffset,
                toLine,
                toOffset,
                before(a),
                text.substring(a, b),
                after(b),
                rough(fromLine, fromOffset, toLine, toOffset));
    }

    /// About where the characters stand: each as wide as the next.
    private List<PageBox> rough(int fromLine, int fromOffset, int toLine, int toOffset) {
        List<PageBox> rough = new ArrayList<>();
        for (int i = fromLine; i <= toLine; i++) {
            PageBox box = boxes.get(i);
            double length = Math.max(1, lengths.get(i));
            double from = i == fromLine ? Math.min(1, fromOffset / length) : 0;
            double to = i == toLine ? Math.min(1, toOffset / length) : 1;
            rough.add(
                    box.width() >= box.height()
                            ? new PageBox(
                                    box.x0() + from * box.width(),
                                    box.y0(),
                                    box.x0() + Math.max(from, to) * box.width(),
                                    box.y1())
                            : box);
        }
        return rough;
    }

    private String before(int at) {
        int from = Math.max(0, at - AROUND);
        return (from > 0 ? "…" : "") + text.substring(from, at);
    }

    private String after(int at) {
        int to = Math.min(text.length(), at + AROUND);
        return text.substring(at, to).stripTrailing() + (to < text.length() ? "…" : "");
    }

    private static int lineAt(Reading reading, int offset) {
        int low = 0;
        int high = reading.starts().size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (reading.starts().get(middle) <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
