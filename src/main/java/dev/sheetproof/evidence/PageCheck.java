package dev.sheetproof.evidence;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.PageContent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The stored text of a page held against the glyphs that its file draws there now. A box is stale
/// when the characters stored in it are not drawn where they were, or when what is drawn in it is
/// not the text of its chunk.
///
/// Text that was recognised in a picture has no glyphs to be held against: such pages are not
/// checked.
public final class PageCheck {

    /// Share of the characters that must stand there. Fonts may say a character otherwise the next
    /// time it is read (a bullet, a ligature); a moved or changed text loses most of them.
    static final double LEAST_SHARE = 0.8;

    /// A chunk's text may hold what is not drawn in its boxes (a heading of its table repeated, a
    /// superscript told as a word), so that less of it must be found.
    static final double LEAST_SHARE_OF_CHUNK = 0.6;

    /// A text shorter than this proves nothing by its letters alone.
    private static final int LEAST_LETTERS = 8;

    /// How far a character may have moved, in points: rounding of stored coordinates and of widths.
    private static final double SLACK_PT = 1.5;

    private static final PageCheck UNCHECKED =
            new PageCheck(new PageBox(0, 0, 0, 0), List.of(), Map.of(), false);

    private final PageBox bounds;
    private final List<Mark> marks;
    private final Map<PageBox, StaleBox> chunks;
    private final boolean checked;

    /// A stored character.
    ///
    /// @param drawn whether it is drawn where it was stored
    private record Mark(double x, double y, boolean drawn) {}

    private PageCheck(
            PageBox bounds, List<Mark> marks, Map<PageBox, StaleBox> chunks, boolean checked) {
        this.bounds = bounds;
        this.marks = marks;
        this.chunks = chunks;
        this.checked = checked;
    }

    /// A page of which nothing can be said.
    public static PageCheck unchecked() {
        return UNCHECKED;
    }

    /// Holds what is stored of a page against what its file draws.
    ///
    /// @param lines the stored lines of the page; `chunks`: the chunks that stand on it
    public static PageCheck of(
            PageContent drawn, PageInfo info, List<Line> lines, List<StoredChunk> chunks) {
        if (info.textSource() != TextSource.PDF_LAYER) {
            return UNCHECKED;
        }
        GlyphPlaces places = new GlyphPlaces(drawn.glyphs());
        List<Mark> marks = new ArrayList<>();
        for (Line line : lines) {
            for (int i = 0; i < line.text().length(); i++) {
                char c = line.text().charAt(i);
                if (!Character.isWhitespace(c) && c != Glyph.UNKNOWN.charAt(0)) {
                    PageBox box = line.boxOf(i, i + 1);
                    boolean there = places.holds(c, box.centerX(), box.centerY(), SLACK_PT);
                    marks.add(new Mark(box.centerX(), box.centerY(), there));
                }
            }
        }
        Map<PageBox, StaleBox> other = new HashMap<>();
        for (StoredChunk stored : chunks) {
            check(stored.chunk(), info, places, other);
        }
        return new PageCheck(info.frame().bounds(), marks, other, true);
    }

    /// Looks for the letters of a chunk that stands wholly on the page in its boxes there.
    private static void check(
            Chunk chunk, PageInfo info, GlyphPlaces places, Map<PageBox, StaleBox> other) {
        if (!chunk.continued().isEmpty() || !chunk.page().equals(info.page())) {
            return;
        }
        Map<Character, Integer> wanted = GlyphPlaces.letters(chunk.nativeText());
        int all = wanted.values().stream().mapToInt(Integer::intValue).sum();
        if (all < LEAST_LETTERS) {
            return;
        }
        Map<Character, Integer> there = places.lettersIn(chunk.place().boxes(), SLACK_PT);
        int found =
                wanted.entrySet().stream()
                        .mapToInt(e -> Math.min(e.getValue(), there.getOrDefault(e.getKey(), 0)))
                        .sum();
        if (found < LEAST_SHARE_OF_CHUNK * all) {
            StaleBox stale = new StaleBox(StaleBox.Kind.OTHER_TEXT, 100 * found / all);
            chunk.place().boxes().forEach(box -> other.put(box, stale));
        }
    }

    /// Whether the page was checked at all.
    public boolean checked() {
        return checked;
    }

    /// Why a box of the page is not to be trusted; empty when it is, or when there is no text in it
    /// to tell by.
    public Optional<StaleBox> stale(PageBox box) {
        if (!checked) {
            return Optional.empty();
        }
        if (box.intersection(bounds).isEmpty()) {
            return Optional.of(new StaleBox(StaleBox.Kind.OUTSIDE_PAGE, 0));
        }
        int stored = 0;
        int drawn = 0;
        for (Mark mark : marks) {
            if (box.contains(mark.x(), mark.y())) {
                stored++;
                drawn += mark.drawn() ? 1 : 0;
            }
        }
        if (drawn < LEAST_SHARE * stored) {
            return Optional.of(
                    new StaleBox(
                            drawn == 0 ? StaleBox.Kind.TEXT_GONE : StaleBox.Kind.TEXT_CHANGED,
                            100 * drawn / stored));
        }
        return Optional.ofNullable(chunks.get(box));
    }
}
