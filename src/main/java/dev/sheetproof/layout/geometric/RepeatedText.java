package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds running heads and feet by repetition: the same words, numbers aside, at the same place
/// page after page.
final class RepeatedText {

    /// Share of the page height from either end in which a repeated line is a running head or foot.
    static final double BAND_SHARE = 0.2;

    /// Share of the page width from either side in which a repeated line is a thumb tab.
    private static final double SIDE_SHARE = 0.09;

    /// Lines further apart than this many points across or down are not at the same place. One edge
    /// or the middle must agree across: page numbers grow.
    private static final double SAME_PLACE_PT = 4;

    /// The same across for words without changing numbers: templates of a first and further pages
    /// differ.
    private static final double NEAR_PLACE_PT = 12;

    /// Lines of one page that differ in their numbers alone, above which they are items of a list,
    /// and letters that such lines have at least.
    private static final int ALIKE = 3;

    private static final int ITEM_LETTERS = 4;

    private record Occurrence(int page, double y, PageBox box, String text) {}

    private final Map<String, List<Occurrence>> occurrences = new HashMap<>();
    private final int pages;

    private RepeatedText(int pages) {
        this.pages = pages;
    }

    static RepeatedText of(ParsedDocument document) {
        RepeatedText repeated = new RepeatedText(document.pages().size());
        for (ParsedPage page : document.pages()) {
            for (Line line : PageScene.readable(page)) {
                if (inMargin(page, line)) {
                    repeated.occurrences
                            .computeIfAbsent(key(line), k -> new ArrayList<>())
                            .add(
                                    new Occurrence(
                                            page.number().value(),
                                            height(page, line),
                                            line.box(),
                                            line.text().strip()));
                }
            }
        }
        return repeated;
    }

    private static boolean inMargin(ParsedPage page, Line line) {
        double width = page.info().frame().widthPt();
        double height = page.info().frame().heightPt();
        PageBox b = line.box();
        return b.y0() < BAND_SHARE * height
                || b.y1() > (1 - BAND_SHARE) * height
                || b.x1() < SIDE_SHARE * width
                || b.x0() > (1 - SIDE_SHARE) * width;
    }

    /// Heights count from the nearer end, so that pages of different sizes compare.
    private static double height(ParsedPage page, Line line) {
        double pageHeight = page.info().frame().heightPt();
        double y = line.box().centerY();
        return y < pageHeight / 2 ? y : y - pageHeight;
    }

    /// The words without their numbers: page numbers and dates change, the rest stays.
    private static String key(Line line) {
        StringBuilder key = new StringBuilder();
        boolean digits = false;
        for (int i = 0; i < line.text().length(); i++) {
            char c = line.text().charAt(i);
            if (Character.isDigit(c)) {
                if (!digits) {
                    key.append('#');
                }
                digits = true;
            } else {
                digits = false;
                if (!Character.isWhitespace(c)) {
                    key.append(Character.toLowerCase(c));
                }
            }
        }
        return key.toString();
    }

    /// The share of pages that carry each line of the page at its place, by line number; lines of
    /// one page only are missing.
    Map<Integer, Double> sharesOn(ParsedPage page) {
        Map<Integer, Double> shares = new HashMap<>();
        if (pages < 2) {
            return shares;
        }
        Map<String, Integer> onPage = new HashMap<>();
        for (Line line : PageScene.readable(page)) {
            onPage.merge(key(line), 1, Integer::sum);
        }
        for (Line line : PageScene.readable(page)) {
            boolean item =
                    onPage.getOrDefault(key(line), 0) > ALIKE && letters(line) >= ITEM_LETTERS;
            if (inMargin(page, line) && !item) {
                double y = height(page, line);
                long count =
                        occurrences.getOrDefault(key(line), List.of()).stream()
                                .filter(o -> samePlace(o, y, line))
                                .mapToInt(Occurrence::page)
                                .distinct()
                                .count();
                if (count > 1) {
                    shares.put(line.number(), count / (double) pages);
                }
            }
        }
        return shares;
    }

    private static long letters(Line line) {
        return line.text().codePoints().filter(Character::isLetter).count();
    }

    private static boolean samePlace(Occurrence o, double y, Line line) {
        PageBox box = line.box();
        boolean same = o.text().equals(line.text().strip());
        double reach = same ? NEAR_PLACE_PT : SAME_PLACE_PT;
        return Math.abs(o.y() - y) <= SAME_PLACE_PT
                && (Math.abs(o.box().x0() - box.x0()) <= reach
                        || Math.abs(o.box().x1() - box.x1()) <= reach
                        || Math.abs(o.box().centerX() - box.centerX()) <= reach);
    }
}
