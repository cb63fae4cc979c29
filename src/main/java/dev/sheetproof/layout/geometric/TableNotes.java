package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Labels the notes that follow a table or a figure: `Notes:`, `(1)`, `*1`, small print just below.
final class TableNotes {

    /// White space between a table and its first note, in line heights.
    private static final double MAX_GAP = 2.6;

    /// White space between a table and small print without a note's wording, in line heights.
    private static final double MAX_SMALL_GAP = 1.2;

    /// White space between a table and a numbered line that is its note, in line heights; a list
    /// has a heading.
    private static final double MAX_NUMBERED_GAP = 1.9;

    /// White space between a table and any line that must be its note, in line heights.
    private static final double MAX_TIGHT_GAP = 0.45;

    /// White space between two notes, in line heights.
    private static final double BETWEEN = 1.6;

    /// The same where neither wording nor indent says that the next line is a note.
    private static final double MAX_UNMARKED_GAP = 0.7;

    /// How far aside of a centred drawing its note may stand at the margin, in points.
    private static final double MAX_ASIDE_PT = 110;

    /// White space between a heading of notes and the paragraph under it, in line heights.
    private static final double UNDER_HEADING = 0.8;

    /// White space between a table and a numbered line, in line heights, where the table has its
    /// number as a mark.
    private static final double MAX_REFERRED_GAP = 4;

    /// What an abbreviation in a table stands for, right under it: `P: Power supply`.
    private static final Pattern LEGEND =
            Pattern.compile("\\p{Lu}[\\p{L}\\d/]{0,3}\\s*[:=：]\\s+\\p{L}{2}");

    private static final double MAX_LEGEND_GAP = 0.6;

    /// The word that a numbered note begins with: `Note 1:`.
    private static final Pattern NUMBERED_WORD =
            Pattern.compile("(\\p{L}{1,8})\\s*\\d{1,2}\\s*[:.)：]");

    private static final Pattern NUMBER = Pattern.compile("\\(?(\\d{1,2})[).]");

    /// A line that begins with a number and no sign behind it, as sections, items and notes do.
    private static final Pattern BARE = Pattern.compile("(\\d{1,2})\\s+\\S.*");

    /// A note with a star and a number.
    private static final Pattern STARRED = Pattern.compile("\\(?[*※＊]\\s?\\d.*");

    /// The number in brackets or behind a star that a note begins with, and captions end with.
    private static final Pattern MARK = Pattern.compile("(\\[\\d{1,2}\\]|[*※＊]\\d{1,2})\\s*\\S.*");

    /// A sign that only notes begin with.
    private static final Pattern SIGN = Pattern.compile("[*†‡※＊]");

    /// Share of the page height from which notes stand at its foot.
    private static final double FOOT_SHARE = 0.75;

    private static final Pattern HEADING =
            Pattern.compile(
                    "[\\[【(（]?(?:(?:foot)?notes?|remarks?)[\\]】)）]|(?:foot)?notes?\\s*[:.)）]?|remarks?\\s*:?|legend\\s*:?|[注備备]\\s*[:：]?",
                    Pattern.CASE_INSENSITIVE);

    private final PageScene scene;
    private final LoneNotes alone;

    TableNotes(PageScene scene) {
        this.scene = scene;
        this.alone = new LoneNotes(scene);
    }

    /// Takes paragraphs out of the list that are notes of a table or figure found before.
    List<Region> take(List<List<TextPiece>> paragraphs) {
        List<Region> anchors = new ArrayList<>(scene.regions(ElementLabel.TABLE));
        anchors.addAll(scene.regions(ElementLabel.FIGURE));
        anchors.sort(
                Comparator.comparingDouble((Region r) -> r.box().y1())
                        .thenComparingDouble(r -> r.box().x0()));
        List<Region> notes = new ArrayList<>();
        for (Region anchor : anchors) {
            notesOf(anchor, paragraphs).ifPresent(notes::add);
        }
        if (!anchors.isEmpty()) {
            notes.addAll(headed(paragraphs));
            notes.addAll(far(paragraphs));
            notes.addAll(new RuledNotes(scene).take(paragraphs));
        }
        return notes;
    }

    /// Notes under a heading of their own, often at the foot of the page.
    private List<Region> headed(List<List<TextPiece>> paragraphs) {
        List<Region> notes = new ArrayList<>();
        for (List<TextPiece> heading : List.copyOf(paragraphs)) {
            if (!HEADING.matcher(heading.getFirst().text().strip()).matches()
                    || !paragraphs.contains(heading)
                    || !belongs(heading, paragraphs)) {
                continue;
            }
            List<Line> lines = new ArrayList<>();
            heading.forEach(p -> lines.addAll(p.lines()));
            paragraphs.remove(heading);
            boolean alone = heading.size() == 1;
            boolean grown = true;
            while (grown) {
                PageBox above = Region.boxOf(lines);
                Optional<List<TextPiece>> next =
                        paragraphs.stream()
                                .filter(
                                        p ->
                                                follows(above, p)
                                                        || (alone
                                                                && lines.size() == 1
                                                                && under(above, p)))
                                .min(Comparator.comparingDouble(p -> p.getFirst().box().y0()));
                grown = next.isPresent();
                next.ifPresent(
                        p -> {
                            paragraphs.remove(p);
                            p.forEach(piece -> lines.addAll(piece.lines()));
                        });
            }
            notes.add(
                    Region.of(ElementLabel.TABLE_FOOTNOTE, 0.7, "headed-notes", lines)
                            .seeing(RuleReasons.quoted(heading.getFirst().text())));
        }
        return notes;
    }

    /// Notes with their number that the cells of a table refer to, wherever they stand below it.
    private List<Region> far(List<List<TextPiece>> paragraphs) {
        List<Region> notes = new ArrayList<>();
        for (List<TextPiece> start : List.copyOf(paragraphs)) {
            Matcher word = NUMBERED_WORD.matcher(start.getFirst().text().strip());
            boolean worded =
                    CaptionPatterns.standard().startsNote(start.getFirst().text())
                            && word.lookingAt()
                            && mentioned(word.group(1), start.getFirst().box());
            if (!paragraphs.contains(start)
                    || !(worded
                            || captionRefers(start)
                            || headingRefers(start, paragraphs)
                            || alone.unitOfDrawing(start, paragraphs)
                            || alone.underTableOrDrawing(start, paragraphs))) {
                continue;
            }
            List<Line> lines = new ArrayList<>();
            Optional<List<TextPiece>> next = Optional.of(start);
            while (next.isPresent()) {
                paragraphs.remove(next.get());
                next.get().forEach(p -> lines.addAll(p.lines()));
                PageBox above = Region.boxOf(lines);
                next =
                        paragraphs.stream()
                                .filter(p -> follows(above, p))
                                .min(Comparator.comparingDouble(p -> p.getFirst().box().y0()));
            }
            notes.add(
                    Region.of(ElementLabel.TABLE_FOOTNOTE, 0.7, "numbered-notes", lines)
                            .seeing(RuleReasons.quoted(start.getFirst().text())));
        }
        return notes;
    }

    /// Whether a caption above a note has its mark: `Return Loss [1]`.
    private boolean captionRefers(List<TextPiece> note) {
        Matcher mark = MARK.matcher(note.getFirst().text().strip());
        return mark.matches()
                && Stream.of(ElementLabel.FIGURE_CAPTION, ElementLabel.TABLE_CAPTION)
                        .flatMap(label -> scene.regions(label).stream())
                        .filter(c -> c.box().y1() < note.getFirst().box().y0())
                        .map(c -> TextPiece.of(c.lines()).text())
                        .anyMatch(text -> text.indexOf(mark.group(1)) > 0);
    }

    /// Whether a note in small type at the foot of a page with a table has its number set up behind
    /// a heading: `Thermal Information²`.
    private boolean headingRefers(List<TextPiece> note, List<List<TextPiece>> paragraphs) {
        TextPiece first = note.getFirst();
        Matcher number = NUMBER.matcher(first.text().strip());
        if (!number.lookingAt()
                || first.box().y0() < FOOT_SHARE * scene.height()
                || !scene.fonts().smaller(first.style())
                || scene.regions(ElementLabel.TABLE).isEmpty()) {
            return false;
        }
        Pattern mark = Pattern.compile(".*\\p{L}{3}" + number.group(1));
        return paragraphs.stream()
                .map(List::getFirst)
                .filter(p -> p.box().y1() < first.box().y0())
                .filter(p -> scene.fonts().larger(p.style()))
                .anyMatch(p -> mark.matcher(p.text().strip()).matches());
    }

    /// Whether a cell of a table above a line has a word of it: `(Note 4)`.
    private boolean mentioned(String word, PageBox line) {
        String lower = word.toLowerCase(Locale.ROOT);
        return scene.regions(ElementLabel.TABLE).stream()
                .filter(t -> t.box().centerY() < line.y0())
                .flatMap(t -> t.lines().stream())
                .anyMatch(l -> l.text().toLowerCase(Locale.ROOT).contains(lower));
    }

    /// The same for the first note under the heading, which is often set to the left of them.
    private boolean belongs(List<TextPiece> heading, List<List<TextPiece>> paragraphs) {
        PageBox box = heading.getFirst().box();
        return belongs(box)
                || paragraphs.stream()
                        .filter(p -> !p.equals(heading) && follows(box, p))
                        .anyMatch(p -> belongs(p.getFirst().box()));
    }

    /// Whether a table or drawing stands above a heading in its columns, a table beside it, or the
    /// heading at the foot of the page.
    private boolean belongs(PageBox heading) {
        return heading.y0() > FOOT_SHARE * scene.height()
                || Stream.concat(
                                scene.regions(ElementLabel.TABLE).stream(),
                                scene.regions(ElementLabel.FIGURE).stream())
                        .anyMatch(
                                r ->
                                        (r.box().overlapX(heading) > 0
                                                        && r.box().centerY() < heading.y0())
                                                || (r.label() == ElementLabel.TABLE
                                                        && r.box().overlapY(heading)
                                                                > 0.9 * heading.height()));
    }

    /// Whether a paragraph is what a heading such as `NOTE:` on a line of its own is about.
    private boolean under(PageBox heading, List<TextPiece> paragraph) {
        TextPiece piece = paragraph.getFirst();
        double gap = piece.box().y0() - heading.y1();
        return gap > -0.5 * heading.height()
                && gap < UNDER_HEADING * heading.height()
                && piece.box().overlapX(heading) > 0
                && !scene.fonts().larger(piece.style())
                && !scene.fonts().emphasised(piece.style());
    }

    private boolean follows(PageBox above, List<TextPiece> paragraph) {
        TextPiece piece = paragraph.getFirst();
        PageBox b = piece.box();
        double gap = b.y0() - above.y1();
        return gap > -0.5 * b.height()
                && gap < BETWEEN * b.height()
                && b.overlapX(above) > 0
                && (ListMarkers.marked(piece.text())
                        || STARRED.matcher(piece.text().strip()).matches()
                        || CaptionPatterns.standard().startsNote(piece.text())
                        || (continues(above, b) && !scene.fonts().emphasised(piece.style())))
                && !scene.fonts().larger(piece.style());
    }

    private Optional<Region> notesOf(Region anchor, List<List<TextPiece>> paragraphs) {
        List<Line> lines = new ArrayList<>();
        PageBox below = anchor.box();
        boolean first = true;
        while (true) {
            PageBox above = below;
            boolean headed =
                    lines.size() == 1 && HEADING.matcher(lines.getFirst().text().strip()).matches();
            Optional<List<TextPiece>> next =
                    nextBelow(below, anchor, paragraphs, first)
                            .or(
                                    () ->
                                            paragraphs.stream()
                                                    .filter(p -> headed && under(above, p))
                                                    .findFirst());
            if (next.isEmpty()) {
                break;
            }
            paragraphs.remove(next.get());
            next.get().forEach(p -> lines.addAll(p.lines()));
            below = Region.boxOf(lines);
            first = false;
        }
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Region.of(ElementLabel.TABLE_FOOTNOTE, 0.75, "table-note", lines)
                                .seeing(
                                        RuleReasons.quoted(lines.getFirst().text())
                                                + " under a "
                                                + anchor.label().wireName()));
    }

    private Optional<List<TextPiece>> nextBelow(
            PageBox above, Region anchor, List<List<TextPiece>> paragraphs, boolean first) {
        return paragraphs.stream()
                .filter(p -> fits(above, anchor, p, first))
                .min(Comparator.comparingDouble(p -> p.getFirst().box().y0()));
    }

    private boolean fits(PageBox above, Region anchor, List<TextPiece> paragraph, boolean first) {
        TextPiece piece = paragraph.getFirst();
        PageBox b = piece.box();
        double gap = b.y0() - above.y1();
        double height = b.height();
        boolean worded = CaptionPatterns.standard().startsNote(piece.text());
        double shared = b.overlapX(anchor.box());
        boolean under = shared >= 0.5 * Math.min(b.width(), anchor.box().width());
        boolean margin = worded && first && Words.count(piece.text()) > 2 && -shared < MAX_ASIDE_PT;
        if (gap < -0.5 * height || !(under || margin)) {
            return false;
        }
        boolean small = scene.fonts().smaller(piece.style());
        boolean sign = SIGN.matcher(piece.text().strip()).lookingAt();
        if (scene.fonts().larger(piece.style()) && !(sign && !piece.style().bold())) {
            return false;
        }
        if (first) {
            Matcher bare = BARE.matcher(piece.text().strip());
            if (bare.matches() && !bare.group(1).equals("1") && !raised(bare.group(1), anchor)) {
                return false;
            }
            boolean figure = anchor.label() == ElementLabel.FIGURE;
            boolean numbered = ListMarkers.numbered(piece.text());
            if (numbered) {
                double reach = referred(anchor, piece) ? MAX_REFERRED_GAP : MAX_NUMBERED_GAP;
                return !figure && gap < reach * height;
            }
            if (!figure
                    && gap < MAX_TIGHT_GAP * height
                    && piece.words() >= 4
                    && paragraph.size() <= 3) {
                return !scene.fonts().emphasised(piece.style());
            }
            boolean legend = !figure && LEGEND.matcher(piece.text().strip()).lookingAt();
            if (legend && gap < MAX_LEGEND_GAP * height && paragraph.size() == 1) {
                return true;
            }
            return (worded && gap < MAX_GAP * height)
                    || (small && !figure && gap < MAX_SMALL_GAP * height);
        }
        return gap < BETWEEN * height
                && (worded
                        || (small && gap < MAX_UNMARKED_GAP * height)
                        || (continues(above, b) && !scene.fonts().emphasised(piece.style())));
    }

    /// Whether a word of the anchor has a number behind its last letter: a mark set up. A note that
    /// is not the first of its kind follows another or is asked for; else it is an item of a list
    /// or a heading.
    private static boolean raised(String number, Region anchor) {
        Pattern mark = Pattern.compile("\\p{L}{2}" + number + "(?!\\d)");
        return anchor.lines().stream().anyMatch(line -> mark.matcher(line.text()).find());
    }

    /// Whether the table has the number of the line as a mark: `1)` or `(1)` behind a word.
    private boolean referred(Region anchor, TextPiece piece) {
        Matcher number = NUMBER.matcher(piece.text().strip());
        return number.lookingAt()
                && scene.regions(ElementLabel.TABLE).stream()
                        .filter(
                                t ->
                                        t.box().overlapX(anchor.box()) > 0
                                                && t.box().y1() <= anchor.box().y1())
                        .flatMap(t -> t.lines().stream())
                        .anyMatch(
                                l ->
                                        l.text().indexOf(number.group(1) + ")") > 0
                                                || l.text()
                                                        .strip()
                                                        .matches("\\(?" + number.group(1) + "\\)"));
    }

    private static boolean continues(PageBox above, PageBox b) {
        return b.x0() > above.x0() + 4;
    }
}
