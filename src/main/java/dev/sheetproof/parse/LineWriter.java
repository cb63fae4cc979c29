package dev.sheetproof.parse;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Span;
import dev.sheetproof.parse.GlyphRun.Script;
import dev.sheetproof.pdf.Glyph;
import dev.sheetproof.pdf.Glyph.Visibility;
import dev.sheetproof.pdf.GlyphFont;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Writes runs of one line as text with the place of every character.
final class LineWriter {

    private final PageNumber page;
    private final List<GlyphFont> fonts;
    private final Map<StyleKey, FontStyle> styles = new HashMap<>();

    private StringBuilder text = new StringBuilder();
    private float[] starts = new float[128];
    private float[] ends = new float[128];
    private List<Span> spans = new ArrayList<>();
    private int direction;

    LineWriter(PageNumber page, List<GlyphFont> fonts) {
        this.page = page;
        this.fonts = fonts;
    }

    /// @param runs runs of the line in reading order, at least one
    Line write(List<GlyphRun> runs, Axis axis) {
        text = new StringBuilder();
        spans = new ArrayList<>();
        direction = axis.direction();
        WordGaps gaps = WordGaps.of(runs);
        Map<FontStyle, Integer> counts = new HashMap<>();
        SpanStart open = null;
        Letter last = null;
        GlyphRun lastRun = null;
        for (GlyphRun run : runs) {
            for (Letter letter : run.letters()) {
                boolean wordStart = last == null;
                if (last != null && lastRun != null && gaps.separates(lastRun, last, run, letter)) {
                    // A space belongs to the span before it, whatever follows.
                    appendSpace(last, letter);
                    wordStart = true;
                }
                FontStyle style = style(letter);
                if (open != null && open.style.equals(style) && open.script == run.script()) {
                    open.grow(letter.glyph().box());
                } else {
                    if (open != null) {
                        counts.merge(open.style, open.letters, Integer::sum);
                        spans.add(open.close(text));
                    }
                    open = new SpanStart(text.length(), style, run.script(), letter.glyph().box());
                }
                append(letter, wordStart);

                last = letter;
                lastRun = run;
            }
        }
        if (open == null) {
            throw new IllegalArgumentException("a line without letters on page " + page);
        }
        counts.merge(open.style, open.letters, Integer::sum);
        spans.add(open.close(text));
        boolean visible = runs.getFirst().first().glyph().visibility() != Visibility.INVISIBLE;
        return new Line(
                page,
                0,
                text.toString(),
                LineExtent.of(runs, axis),
                mostUsed(counts, spans),
                0,
                direction,
                CharEdges.of(
                        Arrays.copyOf(starts, text.length()), Arrays.copyOf(ends, text.length())),
                spans,
                visible);
    }

    private static FontStyle mostUsed(Map<FontStyle, Integer> counts, List<Span> spans) {
        FontStyle best = spans.getFirst().style();
        for (Span span : spans) {
            if (counts.getOrDefault(span.style(), 0) > counts.getOrDefault(best, 0)) {
                best = span.style();
            }
        }
        return best;
    }

    private void appendSpace(Letter before, Letter after) {
        float from = (float) Axis.end(before.glyph().box(), direction);
        float to = (float) Axis.start(after.glyph().box(), direction);
        boolean ascending = direction == 0 || direction == 90;
        if (ascending ? to < from : to > from) {
            from = to;
        }
        put(' ', from, to);
    }

    private void append(Letter letter, boolean atWordStart) {
        String s = letter.text();
        PageBox box = letter.glyph().box();
        float from = (float) Axis.start(box, direction);
        float to = (float) Axis.end(box, direction);
        if (!atWordStart && composes(s, from, to)) {
            return;
        }
        int count = s.codePointCount(0, s.length());
        int k = 0;
        for (int i = 0; i < s.length(); k++) {
            int c = s.codePointAt(i);
            float a = from + (to - from) * k / count;
            float b = k + 1 == count ? to : from + (to - from) * (k + 1) / count;
            for (int j = 0; j < Character.charCount(c); j++) {
                put(s.charAt(i + j), a, b);
            }
            i += Character.charCount(c);
        }
    }

    /// Joins an accent that is drawn over the letter before it to one character.
    private boolean composes(String s, float from, float to) {
        char mark = s.length() == 1 ? combining(s.charAt(0)) : 0;
        int last = text.length() - 1;
        if (mark == 0 || last < 0) {
            return false;
        }
        boolean combining = mark == s.charAt(0);
        float middle = (from + to) / 2;
        boolean over =
                middle >= Math.min(starts[last], ends[last])
                        && middle <= Math.max(starts[last], ends[last]);
        if (!over && !combining) {
            return false;
        }
        String joined = Normalizer.normalize(text.substring(last) + mark, Normalizer.Form.NFC);
        if (joined.length() != 1) {
            return false;
        }
        text.setCharAt(last, joined.charAt(0));
        boolean ascending = direction == 0 || direction == 90;
        starts[last] = ascending ? Math.min(starts[last], from) : Math.max(starts[last], from);
        ends[last] = ascending ? Math.max(ends[last], to) : Math.min(ends[last], to);
        return true;
    }

    /// The combining form of an accent, itself when it is one, 0 when it is none.
    private static char combining(char c) {
        if (Character.getType(c) == Character.NON_SPACING_MARK) {
            return c;
        }
        return switch (c) {
            case '\u00A8' -> '\u0308';
            case '\u00B4' -> '\u0301';
            case '`' -> '\u0300';
            case '\u02C6' -> '\u0302';
            case '\u02DC' -> '\u0303';
            case '\u02DA' -> '\u030A';
            case '\u00B8' -> '\u0327';
            case '\u02C7' -> '\u030C';
            default -> 0;
        };
    }

    private void put(char c, float from, float to) {
        int at = text.length();
        if (at == starts.length) {
            starts = Arrays.copyOf(starts, 2 * at);
            ends = Arrays.copyOf(ends, 2 * at);
        }
        text.append(c);
        starts[at] = from;
        ends[at] = to;
    }

    private FontStyle style(Letter letter) {
        Glyph glyph = letter.glyph();

        // Two decimals: the same type set through different matrices is the same type.
        double size = Math.round(letter.em() * 100) / 100.0;
        return styles.computeIfAbsent(
                new StyleKey(glyph.font(), size, glyph.rgb()),
                k -> {
                    GlyphFont font = fonts.get(k.font);
                    return new FontStyle(
                            font.name(), k.sizePt, font.bold(), font.italic(), k.rgb & 0xFFFFFF);
                });
    }

    private record StyleKey(int font, double sizePt, int rgb) {}

    private static final class SpanStart {
        private final int offset;
        private final FontStyle style;
        private final Script script;
        private double x0;
        private double y0;
        private double x1;
        private double y1;
        private int letters = 1;

        SpanStart(int offset, FontStyle style, Script script, PageBox box) {
            this.offset = offset;
            this.style = style;
            this.script = script;
            x0 = box.x0();
            y0 = box.y0();
            x1 = box.x1();
            y1 = box.y1();
        }

        void grow(PageBox box) {
            letters++;
            x0 = Math.min(x0, box.x0());
            y0 = Math.min(y0, box.y0());
            x1 = Math.max(x1, box.x1());
            y1 = Math.max(y1, box.y1());
        }

        Span close(StringBuilder text) {
            return new Span(
                    offset,
                    text.substring(offset),
                    new PageBox(x0, y0, x1, y1),
                    style,
                    script == Script.SUPERSCRIPT,
                    script == Script.SUBSCRIPT);
        }
    }
}
