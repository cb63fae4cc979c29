package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;

/// Finds figures, tables, annexes and notes by their caption lines.
final class NamedObjects {

    /// A caption is a line or two; a paragraph that starts like one is not.
    private static final int MAX_CAPTION = 240;

    /// The label and the words of a caption may be set apart by up to this many em.
    private static final double LABEL_GAP_EM = 6;

    private NamedObjects() {}

    static List<NamedObject> find(List<ParsedPage> pages) {
        List<NamedObject> objects = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (ParsedPage page : pages) {
            for (Line line : page.lines()) {
                if (!startsLikeOne(line.text())) {
                    continue;
                }
                caption(line, page.lines())
                        .ifPresent(
                                found -> {
                                    boolean repeated =
                                            !seen.add(found.kind() + " " + found.label());
                                    if (!repeated || !isContinued(found.caption())) {
                                        objects.add(
                                                new NamedObject(
                                                        objects.size(),
                                                        page.number(),
                                                        line.number(),
                                                        found.kind(),
                                                        found.label(),
                                                        found.caption(),
                                                        found.box()));
                                    }
                                });
            }
        }
        return objects;
    }

    /// Whether a line of a page is a caption; the cross references leave its own label alone.
    static Optional<NamedObject> caption(Line line, List<Line> lines) {
        if (PrintedToc.isEntry(line.text())) {
            return Optional.empty();
        }
        for (ObjectWords words : ObjectWords.all()) {
            Matcher matcher = words.caption().matcher(line.text());
            if (!matcher.matches()) {
                continue;
            }
            ObjectWords.Row row = words.row(matcher);
            String rest = matcher.group("rest").strip();
            String mark = matcher.group("mark").strip();
            if (row.kind() == ObjectKind.SECTION
                    || row.kind() == ObjectKind.PAGE
                    || rest.length() > MAX_CAPTION) {
                continue;
            }
            if (!hasCaptionShape(matcher.group("word"), mark, rest, words)
                    || goesOn(line, lines, mark, words)) {
                continue;
            }
            String label = row.label() + " " + number(matcher.group("number"));
            Optional<Line> beside = rest.isEmpty() ? beside(line, lines) : Optional.empty();
            return Optional.of(
                    new NamedObject(
                            0,
                            line.page(),
                            line.number(),
                            row.kind(),
                            label,
                            beside.map(Line::text).orElse(rest),
                            beside.map(b -> b.box().union(line.box())).orElse(line.box())));
        }
        return Optional.empty();
    }

    /// A number as it is compared: one kind of dash.
    static String number(String number) {
        return number.replace('\u2013', '-').replace('\u2011', '-').replace('\u2010', '-');
    }

    private static boolean startsLikeOne(String text) {
        int first = text.isEmpty() ? ' ' : text.codePointAt(0);
        return Character.isUpperCase(first)
                || Characters.isCjk(first)
                || first == '['
                || first == '(';
    }

    private static boolean hasCaptionShape(
            String word, String mark, String rest, ObjectWords words) {
        if (rest.isEmpty()) {
            return true;
        }
        if (words.sentence().matcher(rest).matches() && mark.isEmpty()) {
            return false;
        }
        int first = rest.codePointAt(0);
        boolean bare = mark.isEmpty();
        boolean latin = word.codePointAt(0) < 0x2E80;
        if (bare && latin) {
            return Character.isUpperCase(first) || first == '(' || Characters.isCjk(first);
        }
        return !bare || Character.isLetterOrDigit(first) || first == '(' || first == '\uFF08';
    }

    /// Whether the line goes on with a sentence of the line above it: `… as shown in` / `Table 3`.
    private static boolean goesOn(Line line, List<Line> lines, String mark, ObjectWords words) {
        if (line.number() == 0 || mark.equals(":")) {
            return false;
        }
        Line above = lines.get(line.number() - 1);
        double gap = line.box().y0() - above.box().y1();
        boolean touching =
                above.column() == line.column()
                        && gap < line.style().sizePt()
                        && line.box().y0() > above.box().y0()
                        && above.box().overlapX(line.box()) > 0;
        return touching && words.lead().matcher(above.text()).matches();
    }

    private static Optional<Line> beside(Line line, List<Line> lines) {
        if (line.number() + 1 >= lines.size()) {
            return Optional.empty();
        }
        Line next = lines.get(line.number() + 1);
        double gap = next.box().x0() - line.box().x1();
        boolean near =
                line.direction() == 0
                        && next.direction() == 0
                        && gap > 0
                        && gap < LABEL_GAP_EM * line.style().sizePt()
                        && next.box().overlapY(line.box()) > 0.5 * line.box().height()
                        && next.style().bold() == line.style().bold()
                        && next.text().codePoints().anyMatch(Character::isLetter);
        return near ? Optional.of(next) : Optional.empty();
    }

    private static boolean isContinued(String caption) {
        return ObjectWords.all().stream().anyMatch(w -> w.continued().matcher(caption).find());
    }
}
