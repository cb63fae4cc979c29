package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Furniture by its words wherever it stands in the margin: addresses on the web, telephone
/// numbers, and the maker's name, set as a logo.
final class MarginWords {

    /// Share of the page height at either end.
    private static final double BAND = 0.17;

    /// Letters of a maker's name at least; shorter ones are words, too.
    private static final int NAME_LETTERS = 5;

    /// Words of a name at most.
    private static final int NAME_WORDS = 5;

    /// White space between two lines of a paragraph in line heights, and how far their left edges
    /// differ, in points.
    private static final double LINE_GAP = 0.6;

    private static final double ALIGNED_PT = 12;

    private static final List<Pattern> WHOLE = PatternFile.read("margin-words.txt");

    /// Who holds the rights, in a line of a document.
    private static final Pattern HOLDER =
            Pattern.compile(
                    "(?:©|\\(c\\)\\s*(?=\\d|\\p{Lu})|copyright)\\s*(?:©|\\(c\\))?[\\s\\d,–-]*(?:by\\s+)?(\\p{Lu}[\\p{L}\\d&. -]{3,60})",
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    /// What ends a maker's name.
    private static final Pattern AFTER_NAME =
            Pattern.compile(
                    "[,.]|\\b(?:inc|incorporated|corp|corporation|co|ltd|limited|llc|gmbh|ag|all rights|rev|19\\d\\d|20\\d\\d)\\b.*",
                    Pattern.CASE_INSENSITIVE);

    private final PageScene scene;
    private final Set<Line> found;
    private final Set<String> makers;

    /// @param found furniture so far
    /// @param makers names as [#makers(ParsedDocument)] gives them
    MarginWords(PageScene scene, Set<Line> found, Set<String> makers) {
        this.scene = scene;
        this.found = found;
        this.makers = makers;
    }

    /// The names in the copyright notices of a document, as they are compared.
    static Set<String> makers(ParsedDocument document) {
        Set<String> names = new HashSet<>();
        for (ParsedPage page : document.pages()) {
            for (Line line : PageScene.readable(page)) {
                Matcher holder = HOLDER.matcher(line.text());
                if (holder.find()) {
                    String name = AFTER_NAME.split(holder.group(1), 2)[0];
                    if (Words.count(name) <= NAME_WORDS && key(name).length() >= NAME_LETTERS) {
                        names.add(key(name));
                    }
                }
            }
        }
        return names;
    }

    private static String key(String name) {
        return name.replaceAll("[^\\p{L}]", "").toUpperCase(Locale.ROOT);
    }

    /// Whether a line is the end of a sentence in the lines above.
    private boolean goesOn(Line line) {
        PageBox b = line.box();
        return scene.lines().stream()
                .anyMatch(
                        l ->
                                l.horizontal()
                                        && l.box().centerY() < b.centerY()
                                        && b.y0() - l.box().y1() < LINE_GAP * b.height()
                                        && Math.abs(l.box().x0() - b.x0()) < ALIGNED_PT
                                        && l.box().width() > b.width()
                                        && !found.contains(l)
                                        && Words.count(l) > NAME_WORDS);
    }

    /// The line right under another that ends a maker's name begun there.
    private Optional<Line> rest(Line line) {
        PageBox b = line.box();
        return scene.free().stream()
                .filter(
                        l ->
                                l.box().y0() > b.centerY()
                                        && l.box().y0() - b.y1() < LINE_GAP * b.height()
                                        && Math.abs(l.box().x0() - b.x0()) < ALIGNED_PT
                                        && makers.contains(key(line.text() + l.text())))
                .findFirst();
    }

    Set<Line> lines() {
        Set<Line> furniture = new HashSet<>();
        for (Line line : scene.free()) {
            boolean head = line.box().y1() < BAND * scene.height();
            boolean foot = line.box().y0() > (1 - BAND) * scene.height();
            String text = line.text().strip();
            boolean worded = WHOLE.stream().anyMatch(p -> p.matcher(text).matches());
            if (!found.contains(line)
                    && !goesOn(line)
                    && (((head || foot) && worded) || (head && makers.contains(key(text))))) {
                furniture.add(line);
            }
            if (head && !found.contains(line)) {
                rest(line)
                        .ifPresent(
                                l -> {
                                    furniture.add(line);
                                    furniture.add(l);
                                });
            }
        }
        return furniture;
    }
}
