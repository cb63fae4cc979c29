package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Finds displayed formulas: an equals sign among symbols, with the numerators and denominators
/// around it.
final class Formulas {

    /// Characters of a formula's main line at most.
    private static final int MAX_LENGTH = 90;

    /// Words of four letters and more that a formula may hold; names of quantities are set out in
    /// text style.
    private static final int MAX_LONG_WORDS = 2;

    /// How far numerators, denominators and indices stand from the main line, in line heights and
    /// type sizes.
    private static final double REACH_Y = 0.9;

    private static final double REACH_X = 2.2;

    /// An equation closer to a figure than this many points labels it.
    private static final double FIGURE_GAP_PT = 5;

    private static final Pattern EQUALS = Pattern.compile("[^=<>≤≥]{0,30}[=≈][^=]*");

    /// A value of a bit and what it means: `1 = 12-hour format`.
    private static final Pattern SETTING = Pattern.compile("[01x]{1,8}\\s*=");

    private static final Pattern LONG_WORD = Pattern.compile("\\p{L}{4,}");

    /// The number of a formula at the end of its row: `(3)`, `Eqn. 1`.
    private static final Pattern NUMBER =
            Pattern.compile(
                    "[(\\[（]\\s*(?:(?i:eq(?:n|uation)?\\.?|式)\\s*)?\\d{1,2}(?:[-.–]\\d{1,2})?[a-z]?\\s*[)\\]）]"
                            + "|(?i:eq(?:n|uation)?\\.?|式)\\s*\\d{1,2}(?:[-.–]\\d{1,2})?");

    private static final Pattern OPERATOR =
            Pattern.compile("[+−×÷·√∑Σ∫^/*⋅∙]|(?<=\\s)-(?=\\s)|\\(.*\\p{L}.*\\)");

    private final PageScene scene;

    Formulas(PageScene scene) {
        this.scene = scene;
    }

    List<Region> find() {
        List<Line> free = scene.free().stream().filter(Line::horizontal).toList();
        Set<Line> used = new HashSet<>();
        List<Region> formulas = new ArrayList<>();
        for (Line line : free) {
            if (!used.contains(line) && main(line)) {
                List<Line> members = around(line, free, used);
                Optional<Region> formula = accept(members, free);
                formula.ifPresent(
                        f -> {
                            formulas.add(f);
                            used.addAll(members);
                        });
            }
        }
        return formulas;
    }

    private static boolean main(Line line) {
        String text = line.text().strip();
        return text.length() <= MAX_LENGTH
                && EQUALS.matcher(text).matches()
                && symbolic(text)
                && !SETTING.matcher(text).lookingAt()
                && !ListMarkers.bulleted(text)
                && !CaptionPatterns.standard().startsNote(text);
    }

    private static boolean symbolic(String text) {
        return LONG_WORD.matcher(text).results().count() <= MAX_LONG_WORDS;
    }

    private static List<Line> around(Line main, List<Line> free, Set<Line> used) {
        List<Line> members = new ArrayList<>(List.of(main));
        boolean grown = true;
        while (grown && members.size() < 30) {
            grown = false;
            PageBox box = Region.boxOf(members);
            double size = main.style().sizePt();
            PageBox reach = box.inflate(REACH_X * size, REACH_Y * size * 0.5);
            for (Line line : free) {
                if (!members.contains(line)
                        && !used.contains(line)
                        && reach.touches(line.box())
                        && symbolic(line.text())
                        && Words.count(line) <= 8
                        && line.style().sizePt() < 1.4 * size) {
                    members.add(line);
                    grown = true;
                }
            }
        }
        return members;
    }

    private Optional<Region> accept(List<Line> members, List<Line> free) {
        PageBox box = Region.boxOf(members);
        String text = String.join(" ", members.stream().map(Line::text).toList());
        boolean fraction = scene.ink().rules().stream().anyMatch(r -> fractionBar(r, box));
        long operators = OPERATOR.matcher(text).results().count();
        boolean prose =
                free.stream()
                        .anyMatch(
                                l ->
                                        !members.contains(l)
                                                && l.box().overlapY(box) > 0.4 * l.box().height()
                                                && -l.box().overlapX(box) < 3 * l.style().sizePt()
                                                && Words.count(l) > 2);
        boolean display = (fraction && members.size() >= 2) || operators >= 2;
        boolean label =
                scene.regions(ElementLabel.FIGURE).stream()
                        .anyMatch(f -> f.box().inflate(FIGURE_GAP_PT).touches(box));
        if (!display || prose || label || text.length() > 3 * MAX_LENGTH) {
            return Optional.empty();
        }
        free.stream()
                .filter(l -> !members.contains(l) && numbers(l, box))
                .findFirst()
                .ifPresent(members::add);
        return Optional.of(Region.of(ElementLabel.FORMULA, 0.6, "displayed-formula", members));
    }

    /// Whether a line is the number of a formula, to the right in its row.
    private static boolean numbers(Line line, PageBox formula) {
        return line.box().x0() > formula.x1()
                && line.box().centerY() > formula.y0()
                && line.box().centerY() < formula.y1()
                && NUMBER.matcher(line.text().strip()).matches();
    }

    private static boolean fractionBar(Rule rule, PageBox box) {
        return rule.horizontal()
                && rule.length() < box.width()
                && rule.length() > 8
                && rule.at() > box.y0() + 2
                && rule.at() < box.y1() - 2
                && rule.from() >= box.x0() - 2
                && rule.to() <= box.x1() + 2;
    }
}
