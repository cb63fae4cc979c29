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

    /// The same on recognised pages, which lay on the scanner by hand, and across from either edge:
    /// left and right pages are mirrored.
    private static final double SCANNED_PLACE_PT = 18;

    private static final double SCANNED_ACROSS_PT = 26;

    /// Share of its characters that may be read otherwise, and letters and digits of such a line at
    /// least.
    private static final double MISREAD_SHARE = 0.2;

    private static final int MISREAD_SIGNS = 4;

    /// Recognised lines looked at in the margins; a document with more is a book.
    private static final int MAX_RECOGNISED = 6_000;

    private record Occurrence(
            int page, double y, PageBox box, String text, String key, double width) {}

    private final Map<String, List<Occurrence>> occurrences = new HashMap<>();
    private final List<Occurrence> recognised = new ArrayList<>();
    private final int pages;
    private final LiveArea live;

    private RepeatedText(int pages, LiveArea live) {
        this.pages = pages;
        this.live = live;
    }

    static RepeatedText of(ParsedDocument document, LiveArea live) {
        RepeatedText repeated = new RepeatedText(document.pages().size(), live);
        for (ParsedPage page : document.pages()) {
            boolean scanned = PageScene.recognised(page);
            for (Line line : PageScene.readable(page)) {
                if (repeated.inMargin(page, line)) {
                    String key = key(line);
                    Occurrence occurrence =
                            new Occurrence(
                                    page.number().value(),
                                    height(page, line),
                                    line.box(),
                                    line.text().strip(),
                                    key,
                                    page.info().frame().widthPt());
                    repeated.occurrences
                            .computeIfAbsent(key, k -> new ArrayList<>())
                            .add(occurrence);
                    if (scanned && repeated.recognised.size() < MAX_RECOGNISED) {
                        repeated.recognised.add(occurrence);
                    }
                }
            }
        }
        return repeated;
    }

    private boolean inMargin(ParsedPage page, Line line) {
        double width = page.info().frame().widthPt();
        double height = page.info().frame().heightPt();
        PageBox b = line.box();
        return b.y0() < (live.top() + BAND_SHARE) * height
                || b.y1() > (live.bottom() - BAND_SHARE) * height
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
        boolean scanned = PageScene.recognised(page);
        Map<String, Integer> onPage = new HashMap<>();
        for (Line line : PageScene.readable(page)) {
            onPage.merge(key(line), 1, Integer::sum);
        }
        for (Line line : PageScene.readable(page)) {
            boolean item =
                    onPage.getOrDefault(key(line), 0) > ALIKE && letters(line) >= ITEM_LETTERS;
            if (inMargin(page, line) && !item) {
                double y = height(page, line);
                String key = key(line);
                double width = page.info().frame().widthPt();
                long count =
                        (scanned ? recognised : occurrences.getOrDefault(key, List.of()))
                                .stream()
                                        .filter(
                                                o ->
                                                        scanned
                                                                ? scannedPlace(o, y, line, width)
                                                                        && alike(o.key(), key)
                                                                : samePlace(o, y, line))
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

    private static boolean scannedPlace(Occurrence o, double y, Line line, double width) {
        PageBox a = o.box();
        PageBox b = line.box();
        double reach = letters(line) > 0 ? SCANNED_PLACE_PT : SAME_PLACE_PT;
        return Math.abs(o.y() - y) <= reach
                && (Math.abs(a.x0() - b.x0()) <= SCANNED_ACROSS_PT
                        || Math.abs(a.x1() - b.x1()) <= SCANNED_ACROSS_PT
                        || Math.abs(a.x0() - (width - b.x1())) <= SCANNED_ACROSS_PT
                        || Math.abs(o.width() - a.x1() - b.x0()) <= SCANNED_ACROSS_PT);
    }

    /// Whether two recognised lines say the same but for a few characters.
    private static boolean alike(String a, String b) {
        if (a.equals(b)) {
            return true;
        }
        int longer = Math.max(a.length(), b.length());
        int most = (int) Math.max(1, MISREAD_SHARE * longer);
        return Math.min(a.length(), b.length()) >= MISREAD_SIGNS
                && Math.abs(a.length() - b.length()) <= most
                && edits(a, b) <= most;
    }

    /// Characters to put in, leave out or change.
    private static int edits(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
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
