package dev.sheetproof.parse;

import dev.sheetproof.parse.GlyphRun.Script;
import java.util.Arrays;
import java.util.List;

/// Where a line has spaces: decided by space glyphs, and by gaps against the type and the line's
/// own letter spacing.
final class WordGaps {

    /// A gap of this many em between letters is a space.
    private static final double SPACE_EM = 0.14;

    /// Between two CJK characters no space is seen below this many em.
    private static final double SPACE_CJK_EM = 0.60;

    /// A space glyph between two CJK characters counts from this many em on.
    private static final double SPACE_GLYPH_CJK_EM = 0.15;

    /// Between a letter and its superscript or subscript.
    private static final double SPACE_SCRIPT_EM = 0.28;

    /// Between a superscript or subscript and the letter after it.
    private static final double SPACE_AFTER_SCRIPT_EM = 0.18;

    /// A run that starts this many em before the last one ended is another word drawn over it.
    private static final double OVERLAP_EM = 0.45;

    /// Letter spacing is looked for in lines of this many letters or more, up to this many em.
    private static final int SPACED_LETTERS = 5;

    private static final double SPACED_EM = 0.60;

    private final double letterSpacing;

    private WordGaps(double letterSpacing) {
        this.letterSpacing = letterSpacing;
    }

    static WordGaps of(List<GlyphRun> runs) {
        return new WordGaps(letterSpacing(runs));
    }

    boolean separates(GlyphRun lastRun, Letter last, GlyphRun run, Letter letter) {
        if (lastRun == run) {
            return false;
        }
        double em = Math.min(lastRun.rowEm(), run.rowEm());
        double gap = letter.u0() - last.u1();
        boolean spaceGlyph = lastRun.spaceAfter() || run.spaceBefore();
        boolean cjk =
                Characters.isCjk(last.text().codePointBefore(last.text().length()))
                        && Characters.isCjk(letter.codePoint());
        if (cjk) {
            return gap > (spaceGlyph ? SPACE_GLYPH_CJK_EM : SPACE_CJK_EM) * em;
        }
        if (spaceGlyph) {
            return gap > -OVERLAP_EM * em;
        }
        if (gap < -OVERLAP_EM * em && lastRun.script() == run.script()) {
            return lastRun.letterCount() > 1 && run.letterCount() > 1;
        }
        double threshold =
                lastRun.script() == run.script()
                        ? SPACE_EM
                        : run.script() == Script.BASE ? SPACE_AFTER_SCRIPT_EM : SPACE_SCRIPT_EM;
        return gap > threshold * em + 1.35 * letterSpacing;
    }

    /// How far the letters of a line are set apart in points: the lower quartile of the gaps
    /// between its letters, when most of its runs are single letters with no space glyphs between
    /// them; else 0.
    static double letterSpacing(List<GlyphRun> runs) {
        int letters = 0;
        int alphabetic = 0;
        int spaceGlyphs = 0;
        for (GlyphRun run : runs) {
            letters += run.letterCount();
            for (Letter letter : run.letters()) {
                alphabetic +=
                        Character.isAlphabetic(letter.codePoint())
                                        && !Characters.isCjk(letter.codePoint())
                                ? 1
                                : 0;
            }
            spaceGlyphs += run.spaceAfter() || run.spaceBefore() ? 1 : 0;
        }
        boolean spaced =
                letters >= SPACED_LETTERS
                        && runs.size() >= 0.7 * letters
                        && alphabetic >= 0.7 * letters
                        && spaceGlyphs <= 0.3 * runs.size();
        if (!spaced) {
            return 0;
        }
        double[] gaps = new double[runs.size() - 1];
        int n = 0;
        for (int i = 1; i < runs.size(); i++) {
            if (runs.get(i).script() == Script.BASE && runs.get(i - 1).script() == Script.BASE) {
                gaps[n++] = runs.get(i).u0() - runs.get(i - 1).u1();
            }
        }
        if (n < SPACED_LETTERS - 1) {
            return 0;
        }
        Arrays.sort(gaps, 0, n);
        double quartile = gaps[n / 4];
        return quartile > 0 && quartile <= SPACED_EM * runs.getFirst().em() ? quartile : 0;
    }
}
