package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds running heads and feet by repetition: the same words, numbers aside, at the same height
/// page after page.
final class RepeatedText {

    /// Share of the page height from the top in which a repeated line is a running head.
    private static final double HEAD_SHARE = 0.2;

    /// Share of the page height from the bottom in which a repeated line is a running foot.
    private static final double FOOT_SHARE = 0.2;

    /// Lines further apart in height than this many points are not at the same place.
    private static final double SAME_HEIGHT_PT = 4;

    /// Share of pages that must carry a line; right and left pages may differ, chapters may change
    /// the words.
    private static final double MIN_PAGES_SHARE = 0.34;

    /// Pages on which a line of a long document must repeat even where [#MIN_PAGES_SHARE] asks for
    /// fewer.
    private static final int MIN_PAGES = 2;

    private record Occurrence(int page, double y) {}

    private final Map<String, List<Occurrence>> occurrences = new HashMap<>();
    private final int pages;

    private RepeatedText(int pages) {
        this.pages = pages;
    }

    static RepeatedText of(ParsedDocument document) {
        RepeatedText repeated = new RepeatedText(document.pages().size());
        for (ParsedPage page : document.pages()) {
            double height = page.info().frame().heightPt();
            for (Line line : PageScene.readable(page)) {
                if (inBand(line, height)) {
                    repeated.occurrences
                            .computeIfAbsent(key(line), k -> new ArrayList<>())
                            .add(new Occurrence(page.number().value(), height(line, height)));
                }
            }
        }
        return repeated;
    }

    static boolean inBand(Line line, double height) {
        return line.box().y0() < HEAD_SHARE * height || line.box().y1() > (1 - FOOT_SHARE) * height;
    }

    /// Heights count from the nearer end, so that pages of different sizes compare.
    private static double height(Line line, double pageHeight) {
        return line.box().centerY() < pageHeight / 2
                ? line.box().centerY()
                : line.box().centerY() - pageHeight;
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

    /// The numbers of the page's lines that stand at the same height, with the same words, on
    /// enough other pages.
    BitSet repeatedOn(ParsedPage page) {
        BitSet found = new BitSet();
        double pageHeight = page.info().frame().heightPt();
        for (Line line : PageScene.readable(page)) {
            if (pages > 1 && inBand(line, pageHeight) && repeats(line, pageHeight)) {
                found.set(line.number());
            }
        }
        return found;
    }

    private boolean repeats(Line line, double pageHeight) {
        double y = height(line, pageHeight);
        long others =
                occurrences.getOrDefault(key(line), List.of()).stream()
                        .filter(o -> Math.abs(o.y() - y) <= SAME_HEIGHT_PT)
                        .mapToInt(Occurrence::page)
                        .distinct()
                        .count();
        return others >= Math.max(MIN_PAGES, Math.ceil(MIN_PAGES_SHARE * pages));
    }
}
