package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.parse.DocumentType.Look;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;

/// Finds figures, tables, annexes and notes by their caption lines.
final class NamedObjects {

    /// A caption is a line or two; a paragraph that starts like one is not.
    private static final int MAX_CAPTION = 240;

    /// A caption whose label comes last is shorter: it is a heading.
    private static final int MAX_CAPTION_LABEL_LAST = 90;

    /// The label and the words of a caption may be set apart by up to this many em.
    private static final double LABEL_GAP_EM = 6;

    /// Lines of a caption follow each other within this many em.
    private static final double LINE_GAP_EM = 0.5;

    private static final int MAX_LINES = 3;

    private NamedObjects() {}

    /// A caption as found on its page.
    ///
    /// @param bare true when it is nothing but a label without a mark: perhaps only a mention in a
    ///   cell
    private record Caption(ObjectKind kind, String label, String text, PageBox box, boolean bare) {}

    static List<NamedObject> find(List<ParsedPage> pages) {
        List<NamedObject> found = new ArrayList<>();
        Set<String> named = new HashSet<>();
        Set<Integer> bare = new HashSet<>();
        for (ParsedPage page : pages) {
            for (Line line : page.lines()) {
                Optional<Caption> caption = read(line, page.lines());
                if (caption.isPresent()) {
                    Caption c = caption.orElseThrow();
                    String key = c.kind() + " " + c.label();
                    if (c.bare()) {
                        bare.add(found.size());
                    } else if (!named.add(key) && isContinued(c.text())) {
                        continue;
                    }
                    found.add(
                            new NamedObject(
                                    found.size(),
                                    page.number(),
                                    line.number(),
                                    c.kind(),
                                    c.label(),
                                    c.text(),
                                    c.box()));
                }
            }
        }
        List<NamedObject> objects = new ArrayList<>(found.size());
        for (NamedObject o : found) {
            // A label alone is a caption only where nothing better has that label.
            if (!bare.contains(o.number()) || !named.contains(o.kind() + " " + o.label())) {
                objects.add(
                        new NamedObject(
                                objects.size(),
                                o.page(),
                                o.lineNumber(),
                                o.kind(),
                                o.label(),
                                o.caption(),
                                o.box()));
            }
        }
        return objects;
    }

    static boolean isCaption(Line line, List<Line> lines) {
        return read(line, lines).isPresent();
    }

    /// A number as it is compared: one kind of dash.
    static String number(String number) {
        return number.replace('\u2013', '-').replace('\u2011', '-').replace('\u2010', '-');
    }

    static boolean isContinued(String caption) {
        return Phrase.CONTINUED.isIn(caption);
    }

    private static Optional<Caption> read(Line line, List<Line> lines) {
        String text = line.text();
        if (text.length() > MAX_CAPTION
                || !hasNumberOrLetterLabel(text)
                || PrintedToc.isEntry(text)) {
            return Optional.empty();
        }
        boolean starts = startsLikeOne(text);
        for (ObjectWords words : ObjectWords.all()) {
            if (!words.mayBeIn(text)) {
                continue;
            }
            Optional<Caption> caption = starts ? labelFirst(line, lines, words) : Optional.empty();
            if (caption.isEmpty() && text.length() <= MAX_CAPTION_LABEL_LAST) {
                caption = labelLast(line, words);
            }
            if (caption.isPresent()) {
                return caption;
            }
        }
        return Optional.empty();
    }

    private static Optional<Caption> labelFirst(Line line, List<Line> lines, ObjectWords words) {
        Matcher matcher = words.caption().matcher(line.text());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Optional<ObjectWords.Row> row = words.row(matcher, line.text());
        if (row.isEmpty() || !names(row.orElseThrow().kind())) {
            return Optional.empty();
        }
        ObjectKind kind = row.orElseThrow().kind();
        String rest = matcher.group("rest").strip();
        String mark = matcher.group("mark").strip();
        if (!hasCaptionShape(matcher.group("word"), mark, rest, words)
                || goesOn(line, lines, mark, words)) {
            return Optional.empty();
        }
        Optional<Line> beside = rest.isEmpty() ? beside(line, lines) : Optional.empty();
        boolean bare = rest.isEmpty() && mark.isEmpty() && beside.isEmpty();
        if (bare && kind == ObjectKind.NOTE) {
            // `Note 3` alone in a cell refers to the note.
            return Optional.empty();
        }
        if (kind == ObjectKind.NOTE
                && mark.isEmpty()
                && beside.isEmpty()
                && !rest.startsWith("(")) {
            return Optional.empty();
        }
        PageBox box = beside.map(b -> b.box().union(line.box())).orElse(line.box());
        String caption = beside.map(Line::text).orElse(rest);
        String label = row.orElseThrow().label() + " " + number(matcher.group("number"));
        if (kind == ObjectKind.NOTE || bare) {
            return Optional.of(new Caption(kind, label, caption, box, bare));
        }
        return Optional.of(
                withFurtherLines(
                        new Caption(kind, label, caption, box, false), beside.orElse(line), lines));
    }

    /// Older books set the label after the words: `BLOCK DIAGRAM Figure 1`.
    private static Optional<Caption> labelLast(Line line, ObjectWords words) {
        int space = line.text().lastIndexOf(' ');
        int start = space < 0 ? -1 : line.text().lastIndexOf(' ', space - 1);
        if (start < 0) {
            return Optional.empty();
        }
        String rest = line.text().substring(0, start);
        boolean capitals =
                rest.equals(rest.toUpperCase(Locale.ROOT))
                        && rest.codePoints().filter(Character::isUpperCase).count() >= 4;
        if (!capitals || words.lead().matcher(rest).matches()) {
            return Optional.empty();
        }
        String tail = line.text().substring(start + 1);
        Matcher matcher = words.mention().matcher(tail);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Optional<ObjectWords.Row> row = words.row(matcher, tail);
        boolean figureOrTable =
                row.filter(r -> r.kind() == ObjectKind.FIGURE || r.kind() == ObjectKind.TABLE)
                        .isPresent();
        if (!figureOrTable) {
            return Optional.empty();
        }
        String label = row.orElseThrow().label() + " " + number(matcher.group("number"));
        return Optional.of(new Caption(row.orElseThrow().kind(), label, rest, line.box(), false));
    }

    private static boolean names(ObjectKind kind) {
        return kind != ObjectKind.SECTION && kind != ObjectKind.PAGE;
    }

    private static boolean hasNumberOrLetterLabel(String text) {
        return text.codePoints().anyMatch(c -> Character.isDigit(c) || Character.isUpperCase(c));
    }

    private static boolean startsLikeOne(String text) {
        int first = text.codePointAt(0);
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
                        && next.text().codePoints().filter(Character::isLetter).count() >= 3;
        return near ? Optional.of(next) : Optional.empty();
    }

    /// Adds the lines that follow in the same type right below.
    private static Caption withFurtherLines(Caption caption, Line last, List<Line> lines) {
        String text = caption.text();
        PageBox box = caption.box();
        Line end = last;
        for (int i = last.number() + 1; i < lines.size() && i < last.number() + MAX_LINES; i++) {
            Line next = lines.get(i);
            double em = end.style().sizePt();
            double gap = next.box().y0() - end.box().y1();
            boolean follows =
                    next.direction() == end.direction()
                            && next.column() == end.column()
                            && Look.of(next.style()).equals(Look.of(end.style()))
                            && gap < LINE_GAP_EM * em
                            && next.box().y0() > end.box().y0() + 0.5 * em
                            && next.box().overlapX(box)
                                    > 0.5 * Math.min(next.box().width(), box.width())
                            && !text.endsWith(".")
                            && !text.isEmpty()
                            && HeadingNumber.parse(next.text()).isEmpty()
                            && !startsLabel(next.text());
            if (!follows) {
                break;
            }
            text = text + " " + next.text();
            box = box.union(next.box());
            end = next;
        }
        return text.length() > MAX_CAPTION
                ? caption
                : new Caption(caption.kind(), caption.label(), text, box, caption.bare());
    }

    /// Whether a text begins like the caption of a figure or a table: a list of figures has such.
    static boolean namesDrawingOrTable(String text) {
        for (ObjectWords words : ObjectWords.all()) {
            Matcher matcher = words.caption().matcher(text);
            if (matcher.matches()
                    && words.row(matcher, text)
                            .map(ObjectWords.Row::kind)
                            .filter(k -> k == ObjectKind.FIGURE || k == ObjectKind.TABLE)
                            .isPresent()) {
                return true;
            }
        }
        return false;
    }

    private static boolean startsLabel(String text) {
        return ObjectWords.all().stream().anyMatch(w -> w.caption().matcher(text).matches());
    }
}
