package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.RuleGrid;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Parts the bands with a table's title and its notes from the table when all are in one frame:
/// cells over the whole width, the first in bold, the last ones worded as notes.
final class TitleBand {

    /// Distance of the title from the left edge of its cell in points; headers of columns are
    /// centred or cells.
    private static final double MAX_INSET_PT = 14;

    /// Share of the table's height that the band may take, and that notes may.
    private static final double MAX_SHARE = 0.4;

    private static final double MAX_NOTES_SHARE = 0.5;

    /// Cells of a table that may have a title or notes in its frame.
    private static final int MIN_FACES = 5;

    /// Type this many times larger than the table's own sets a title.
    private static final double LARGER = 1.08;

    /// Lines of text above a table in its frame at least, and its height in rows of the table.
    private static final int TEXT_LINES = 3;

    private static final double TEXT_ROWS = 2.5;

    /// Words of notes at least.
    private static final int NOTE_WORDS = 4;

    /// Words of a line of prose on average.
    private static final double PROSE_WORDS = 7;

    /// Light type on a dark bar has at least this much of each colour.
    private static final int LIGHT = 0xD8;

    private TitleBand() {}

    /// The table alone, or its title, the table and the notes that share its frame.
    static List<Region> part(Region table, List<RuleGrid.Face> faces) {
        List<Region> parts = new ArrayList<>();
        Region rest = table;
        RuleGrid.Face top = band(table, faces);
        List<Line> title = linesIn(rest, top);
        if (faces.size() >= MIN_FACES && whole(top, table) && titled(title, top, rest, faces)) {
            PageBox b = rest.box();
            parts.add(titleOf(top, title));
            rest = without(rest, new PageBox(b.x0(), top.box().y1(), b.x1(), b.y1()), title);
        }
        if (faces.size() > MIN_FACES
                && parts.isEmpty()
                && whole(top, table)
                && text(top, title, faces)) {
            PageBox b = rest.box();
            rest = without(rest, new PageBox(b.x0(), top.box().y1(), b.x1(), b.y1()), title);
        }
        Optional<Region> notes = Optional.empty();
        List<RuleGrid.Face> bands =
                faces.stream()
                        .sorted(Comparator.comparingDouble(f -> -f.box().y1()))
                        .takeWhile(f -> whole(f, table) && noted(linesIn(table, f)))
                        .toList();
        if (!bands.isEmpty() && faces.size() - bands.size() >= MIN_FACES) {
            PageBox band = PageBox.enclosing(bands.stream().map(RuleGrid.Face::box).toList());
            List<Line> lines = bands.stream().flatMap(f -> linesIn(table, f).stream()).toList();
            PageBox b = rest.box();
            if (band.height() < MAX_NOTES_SHARE * table.box().height()) {
                notes =
                        Optional.of(
                                Region.of(ElementLabel.TABLE_FOOTNOTE, 0.8, "note-band", lines));
                rest = without(rest, new PageBox(b.x0(), b.y0(), b.x1(), band.y0()), lines);
            }
        }
        parts.add(rest);
        notes.ifPresent(parts::add);
        return parts;
    }

    /// The first row, which may be drawn as several faces when all words stand in the first of
    /// them.
    private static RuleGrid.Face band(Region table, List<RuleGrid.Face> faces) {
        RuleGrid.Face top = faces.getFirst();
        List<RuleGrid.Face> row =
                faces.stream()
                        .filter(f -> f.row() == top.row() && f.rowSpan() == top.rowSpan())
                        .toList();
        List<Line> title = linesIn(table, top);
        boolean alone =
                row.size() > 1
                        && title.size() == 1
                        && light(title.getFirst())
                        && row.stream().skip(1).allMatch(f -> linesIn(table, f).isEmpty())
                        && row.stream().allMatch(f -> f.box().y1() <= top.box().y1() + 1);
        if (!alone) {
            return top;
        }
        PageBox box = PageBox.enclosing(row.stream().map(RuleGrid.Face::box).toList());
        int columns = row.stream().mapToInt(RuleGrid.Face::columnSpan).sum();
        return new RuleGrid.Face(top.row(), top.column(), top.rowSpan(), columns, box);
    }

    /// Light type on a bar names a section unless it is bold, as the table's own, or has a number;
    /// its box is that of its words.
    private static Region titleOf(RuleGrid.Face band, List<Line> title) {
        boolean numbered = CaptionPatterns.standard().starts(title.getFirst().text());
        if (title.stream().allMatch(l -> light(l) && !l.style().bold())) {
            ElementLabel label = numbered ? ElementLabel.TABLE_CAPTION : ElementLabel.TITLE;
            return Region.of(label, 0.8, "title-band", title);
        }
        return new Region(ElementLabel.TABLE_CAPTION, band.box(), 0.8, "title-band", title);
    }

    private static boolean light(Line line) {
        int rgb = line.style().rgb();
        return (rgb >> 16 & 0xFF) >= LIGHT && (rgb >> 8 & 0xFF) >= LIGHT && (rgb & 0xFF) >= LIGHT;
    }

    private static Region without(Region table, PageBox box, List<Line> lines) {
        List<Line> rest = table.lines().stream().filter(l -> !lines.contains(l)).toList();
        return new Region(
                table.label(), box, table.confidence(), table.source(), rest, table.figures());
    }

    private static List<Line> linesIn(Region table, RuleGrid.Face face) {
        return table.lines().stream().filter(l -> face.box().containsCenterOf(l.box())).toList();
    }

    /// Several lines in a first cell over the whole width that is much higher than the rows: text
    /// on the shade behind the table.
    private static boolean text(RuleGrid.Face top, List<Line> lines, List<RuleGrid.Face> faces) {
        double row =
                faces.stream()
                        .mapToDouble(f -> f.box().height())
                        .sorted()
                        .skip(faces.size() / 2)
                        .findFirst()
                        .orElse(0);
        return lines.size() >= TEXT_LINES && top.box().height() > TEXT_ROWS * row;
    }

    private static boolean whole(RuleGrid.Face face, Region table) {
        return face.box().width() > 0.98 * table.box().width();
    }

    /// Words in bold from the left edge of the band, or in larger type than the whole table, or
    /// with a number.
    private static boolean titled(
            List<Line> title, RuleGrid.Face band, Region table, List<RuleGrid.Face> faces) {
        if (title.isEmpty() || band.box().height() > MAX_SHARE * table.box().height()) {
            return false;
        }
        double size = title.stream().mapToDouble(l -> l.style().sizePt()).min().orElse(0);
        double others =
                faces.stream()
                        .filter(f -> !whole(f, table))
                        .flatMap(f -> linesIn(table, f).stream())
                        .mapToDouble(l -> l.style().sizePt())
                        .max()
                        .orElse(size);
        boolean bold = title.stream().allMatch(l -> l.style().bold());
        boolean bar =
                title.stream().allMatch(TitleBand::light)
                        && faces.stream()
                                .filter(f -> f.row() > band.row())
                                .flatMap(f -> linesIn(table, f).stream())
                                .noneMatch(TitleBand::light);
        boolean left = title.stream().allMatch(l -> l.box().x0() - band.box().x0() < MAX_INSET_PT);
        return ((bold || bar) && (left || size > LARGER * others))
                || CaptionPatterns.standard().starts(title.getFirst().text());
    }

    /// Prose, or a line that says that it is a note.
    private static boolean noted(List<Line> lines) {
        if (lines.isEmpty()) {
            return false;
        }
        int words = lines.stream().mapToInt(Words::count).sum();
        boolean prose = lines.size() > 1 && words >= PROSE_WORDS * lines.size();
        return words >= NOTE_WORDS
                && (prose
                        || CaptionPatterns.standard().startsNote(lines.getFirst().text().strip()));
    }
}
