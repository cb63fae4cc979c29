package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;

/// Tells words under a picture that nothing is written on: they say what it shows, and are none of
/// its labels.
final class PhotoNames {

    /// Share of a drawing that one picture covers that it is.
    private static final double PICTURE_SHARE = 0.5;

    /// Letters of such words at least: marks and numbers of drawings have fewer.
    private static final int MIN_LETTERS = 4;

    private PhotoNames() {}

    static boolean names(PageScene scene, Line line, PageBox box) {
        return line.box().centerY() > box.y1()
                && line.text().codePoints().filter(Character::isLetter).count() >= MIN_LETTERS
                && scene.ink().images().stream()
                        .anyMatch(
                                i ->
                                        box.contains(i.box())
                                                && i.box().area() > PICTURE_SHARE * box.area())
                && scene.freeIn(box).isEmpty();
    }
}
