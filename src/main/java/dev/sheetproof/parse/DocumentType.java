package dev.sheetproof.parse;

import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedPage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The typography of a document: what its body looks like, how often each style is used, which
/// lines are furniture.
///
/// @param bodyPt size of most of the text in points, in steps of half a point
/// @param bodyBold whether most of the text of that size is bold
/// @param bodyRgb colour of most of the text
/// @param characters characters in each style key
/// @param total characters in all
/// @param furniture folded texts of lines that are repeated at page tops and bottoms
record DocumentType(
        double bodyPt,
        boolean bodyBold,
        int bodyRgb,
        Map<Look, Integer> characters,
        int total,
        Set<String> furniture) {

    /// Running heads and feet stand within this share of the page height from its edges.
    private static final double MARGIN = 0.15;

    /// A chapter number is this many times bigger than the body; a page number is not.
    private static final double CHAPTER_NUMBER = 1.12;

    /// What makes two headings look alike.
    ///
    /// @param halfPt size in half points
    record Look(int halfPt, boolean bold, boolean italic, int rgb) {

        static Look of(FontStyle style) {
            return new Look(
                    (int) Math.round(style.sizePt() * 2),
                    style.bold(),
                    style.italic(),
                    style.rgb());
        }

        double sizePt() {
            return halfPt / 2.0;
        }
    }

    static DocumentType of(List<ParsedPage> pages) {
        Map<Look, Integer> characters = new HashMap<>();
        Map<Integer, Integer> sizes = new HashMap<>();
        Map<Integer, Integer> colours = new HashMap<>();
        Map<String, Integer> repeated = new HashMap<>();
        int total = 0;
        for (ParsedPage page : pages) {
            Set<String> here = new HashSet<>();
            for (Line line : page.lines()) {
                int length = line.text().length();
                Look look = Look.of(line.style());
                characters.merge(look, length, Integer::sum);
                sizes.merge(look.halfPt(), length, Integer::sum);
                colours.merge(look.rgb(), length, Integer::sum);
                total += length;
                if (inMargin(line, page) && here.add(fold(line.text()))) {
                    repeated.merge(fold(line.text()), 1, Integer::sum);
                }
            }
        }
        int half = mostFrequent(sizes);
        int regular = 0;
        int bold = 0;
        for (Map.Entry<Look, Integer> entry : characters.entrySet()) {
            if (entry.getKey().halfPt() == half) {
                bold += entry.getKey().bold() ? entry.getValue() : 0;
                regular += entry.getKey().bold() ? 0 : entry.getValue();
            }
        }
        int needed = pages.size() <= 3 ? 2 : Math.max(2, Math.min(4, pages.size() / 3));
        Set<String> furniture = new HashSet<>();
        repeated.forEach(
                (text, count) -> {
                    if (count >= needed) {
                        furniture.add(text);
                    }
                });
        return new DocumentType(
                half / 2.0,
                bold > regular,
                mostFrequent(colours),
                Map.copyOf(characters),
                total,
                Set.copyOf(furniture));
    }

    boolean isFurniture(Line line, ParsedPage page) {
        String folded = fold(line.text());
        // A number in large type at a page top is a chapter's, however many chapters start there.
        boolean chapter = folded.equals("#") && line.style().sizePt() >= CHAPTER_NUMBER * bodyPt;
        return !chapter && inMargin(line, page) && furniture.contains(folded);
    }

    /// The share of the document's characters set in a look.
    double share(Look look) {
        return total == 0 ? 0 : (double) characters.getOrDefault(look, 0) / total;
    }

    private static boolean inMargin(Line line, ParsedPage page) {
        double h = page.info().frame().heightPt();
        return line.box().y1() < MARGIN * h || line.box().y0() > (1 - MARGIN) * h;
    }

    /// Page numbers and dates change from page to page.
    private static String fold(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            boolean digit = Character.isDigit(text.charAt(i));
            if (!digit) {
                folded.append(text.charAt(i));
            } else if (folded.isEmpty() || folded.charAt(folded.length() - 1) != '#') {
                folded.append('#');
            }
        }
        return folded.toString();
    }

    /// The most frequent key; the smaller of equals, so that the answer does not depend on hash
    /// order.
    private static int mostFrequent(Map<Integer, Integer> counts) {
        int best = 0;
        int most = -1;
        for (Map.Entry<Integer, Integer> entry : counts.entrySet()) {
            int count = entry.getValue();
            if (count > most || (count == most && entry.getKey() < best)) {
                best = entry.getKey();
                most = count;
            }
        }
        return best;
    }
}
