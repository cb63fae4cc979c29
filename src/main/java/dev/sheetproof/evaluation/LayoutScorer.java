package dev.sheetproof.evaluation;

import dev.sheetproof.evaluation.AnnotatedPage.Region;
import dev.sheetproof.evaluation.AnnotatedPage.Value;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Compares annotated pages with what was found on them, page by page.
final class LayoutScorer {

    private static final double SAME_IOU = 0.5;
    private static final double WHOLE_SHARE = 0.95;
    private static final double TIGHT_AREA = 1.3;

    /// A chunk that covers less of a unit says nothing of its place in the order.
    private static final double PLACED_SHARE = 0.5;

    private static final double CELL_SHARE = 0.5;

    /// Labels of rows are long: their beginning tells them.
    private static final int ROW_CHARS = 12;

    /// White space and dashes do not tell values apart.
    private static final Pattern LOOSE =
            Pattern.compile("[\\s\\u001c-\\u001f−–‐-]+", Pattern.UNICODE_CHARACTER_CLASS);

    private final Map<ElementLabel, int[]> labels = new TreeMap<>();
    private int pages;
    private int units;
    private int whole;
    private int tight;
    private int pairs;
    private int ordered;
    private int values;
    private int found;
    private int placed;

    private record Match(double iou, int found, int marked) {}

    private record PlacedChunk(int readingOrder, List<PageBox> boxes) {}

    /// @param elements of that page; `chunks`: of the document, in reading order; `cells`: of the
    ///   document
    void add(AnnotatedPage page, List<Element> elements, List<Chunk> chunks, List<Cell> cells) {
        pages++;
        regions(page.elements(), elements);
        units(page, chunksOn(page.page(), chunks));
        List<Cell> here = cells.stream().filter(cell -> cell.page().equals(page.page())).toList();
        page.values().forEach(value -> cell(value, here));
    }

    LayoutScores scores() {
        TreeMap<ElementLabel, LayoutScores.LabelScore> byLabel = new TreeMap<>();
        labels.forEach(
                (label, counts) ->
                        byLabel.put(
                                label,
                                new LayoutScores.LabelScore(counts[0], counts[1], counts[2])));
        return new LayoutScores(
                pages, byLabel, units, whole, tight, pairs, ordered, values, found, placed);
    }

    private void count(ElementLabel label, int what) {
        labels.computeIfAbsent(label, of -> new int[3])[what]++;
    }

    private void regions(List<Region> marked, List<Element> elements) {
        List<Match> matches = new ArrayList<>();
        for (int i = 0; i < elements.size(); i++) {
            for (int j = 0; j < marked.size(); j++) {
                double iou = elements.get(i).box().iou(marked.get(j).box());
                if (elements.get(i).label() == marked.get(j).label() && iou >= SAME_IOU) {
                    matches.add(new Match(iou, i, j));
                }
            }
        }
        matches.sort(
                Comparator.comparingDouble(Match::iou)
                        .thenComparingInt(Match::found)
                        .thenComparingInt(Match::marked)
                        .reversed());
        boolean[] usedFound = new boolean[elements.size()];
        boolean[] usedMarked = new boolean[marked.size()];
        for (Match match : matches) {
            if (!usedFound[match.found()] && !usedMarked[match.marked()]) {
                usedFound[match.found()] = true;
                usedMarked[match.marked()] = true;
                count(marked.get(match.marked()).label(), 0);
            }
        }
        for (int i = 0; i < usedFound.length; i++) {
            if (!usedFound[i]) {
                count(elements.get(i).label(), 1);
            }
        }
        for (int j = 0; j < usedMarked.length; j++) {
            if (!usedMarked[j]) {
                count(marked.get(j).label(), 2);
            }
        }
    }

    private static List<PlacedChunk> chunksOn(PageNumber page, List<Chunk> chunks) {
        List<PlacedChunk> here = new ArrayList<>();
        for (Chunk chunk : chunks) {
            if (chunk.page().equals(page)) {
                here.add(new PlacedChunk(chunk.readingOrder(), chunk.place().boxes()));
            }
            for (PageBoxes more : chunk.continued()) {
                if (more.page().equals(page)) {
                    here.add(new PlacedChunk(chunk.readingOrder(), more.boxes()));
                }
            }
        }
        return here;
    }

    private void units(AnnotatedPage page, List<PlacedChunk> chunks) {
        List<Optional<Integer>> order = new ArrayList<>();
        for (List<Integer> unit : page.units()) {
            List<Region> members = unit.stream().map(page.elements()::get).toList();
            if (members.stream().allMatch(m -> m.label() == ElementLabel.HEADER_FOOTER)) {
                continue;
            }
            units++;
            order.add(unit(members.stream().map(Region::box).toList(), chunks));
        }
        for (int i = 1; i < order.size(); i++) {
            pairs++;
            Optional<Integer> before = order.get(i - 1);
            Optional<Integer> after = order.get(i);
            if (before.isPresent() && after.isPresent() && before.get() <= after.get()) {
                ordered++;
            }
        }
    }

    /// The place in the reading order of the chunk that is most like a unit.
    private Optional<Integer> unit(List<PageBox> wanted, List<PlacedChunk> chunks) {
        Optional<PlacedChunk> best = Optional.empty();
        double bestIou = -1;
        for (PlacedChunk chunk : chunks) {
            double iou = BoxArea.iou(wanted, chunk.boxes());
            if (iou > bestIou) {
                best = Optional.of(chunk);
                bestIou = iou;
            }
        }
        if (best.isEmpty()) {
            return Optional.empty();
        }
        double area = BoxArea.of(wanted);
        double cover = area > 0 ? BoxArea.shared(wanted, best.get().boxes()) / area : 0;
        if (cover >= WHOLE_SHARE) {
            whole++;
            tight += BoxArea.of(best.get().boxes()) <= TIGHT_AREA * area ? 1 : 0;
        }
        return cover >= PLACED_SHARE ? Optional.of(best.get().readingOrder()) : Optional.empty();
    }

    private void cell(Value value, List<Cell> cells) {
        values++;
        List<Cell> hits =
                cells.stream()
                        .filter(cell -> loose(cell.text()).contains(loose(value.text())))
                        .filter(
                                cell ->
                                        value.box().overlapArea(cell.box())
                                                >= CELL_SHARE * value.box().area())
                        .toList();
        found += hits.isEmpty() ? 0 : 1;
        String row = loose(value.row());
        String start =
                row.substring(0, row.offsetByCodePoints(0, Math.min(ROW_CHARS, points(row))));
        boolean right =
                hits.stream()
                        .anyMatch(
                                cell ->
                                        loose(cell.rowLabel()).contains(start)
                                                && loose(cell.columnLabel())
                                                        .contains(loose(value.column())));
        placed += right ? 1 : 0;
    }

    private static int points(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String loose(String text) {
        return LOOSE.matcher(text).replaceAll("").toLowerCase(Locale.ROOT).replace('µ', 'μ');
    }
}
