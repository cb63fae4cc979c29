package dev.sheetproof.parse;

import java.util.ArrayList;
import java.util.List;

/// Letters drawn one after the other on one baseline with no gap between them: a word or a piece of
/// one.
final class GlyphRun {

    /// How a run stands against the baseline of its row.
    enum Script {
        BASE,
        SUPERSCRIPT,
        SUBSCRIPT
    }

    private final List<Letter> letters = new ArrayList<>(8);
    private final List<Letter> blanksAfter = new ArrayList<>(1);
    private double u0;
    private double u1;
    private boolean spaceBefore;
    private boolean spaceAfter;
    private double spacesEnd = Double.NEGATIVE_INFINITY;
    private Script script = Script.BASE;
    private double rowEm;

    GlyphRun(Letter first) {
        letters.add(first);
        u0 = first.u0();
        u1 = first.u1();
        rowEm = first.em();
    }

    void add(Letter letter) {
        letters.add(letter);
        u0 = Math.min(u0, letter.u0());
        u1 = Math.max(u1, letter.u1());
    }

    List<Letter> letters() {
        return letters;
    }

    Letter first() {
        return letters.getFirst();
    }

    Letter last() {
        return letters.getLast();
    }

    double u0() {
        return u0;
    }

    double u1() {
        return u1;
    }

    double v() {
        return letters.getFirst().v();
    }

    /// Font size of its own letters.
    double em() {
        return letters.getFirst().em();
    }

    /// Font size by which gaps around it are judged: its host's when it is a superscript or
    /// subscript.
    double rowEm() {
        return rowEm;
    }

    boolean spaceBefore() {
        return spaceBefore;
    }

    boolean spaceAfter() {
        return spaceAfter;
    }

    void markSpaceBefore() {
        spaceBefore = true;
    }

    void markSpaceAfter(Letter space) {
        spaceAfter = true;
        spacesEnd = Math.max(spacesEnd, space.u1());
        blanksAfter.add(space);
    }

    /// The space glyphs that follow it, in drawing order.
    List<Letter> blanksAfter() {
        return blanksAfter;
    }

    /// Where the space glyphs that follow it end; its own end when none does.
    double spacesEnd() {
        return Math.max(spacesEnd, u1);
    }

    Script script() {
        return script;
    }

    void attach(Script asScript, double hostEm) {
        script = asScript;
        rowEm = hostEm;
    }

    int letterCount() {
        return letters.size();
    }

    String text() {
        StringBuilder text = new StringBuilder(letters.size());
        for (Letter letter : letters) {
            text.append(letter.text());
        }
        return text.toString();
    }
}
