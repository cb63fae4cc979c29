package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Keeps watermarks out of what repeats in the body of pages: large letters painted as shapes, and
/// pictures under lines of text, are drawn over or under what a page shows and are no part of it.
final class Watermarks {

    /// Shorter side of a letter of a watermark at least, in points.
    private static final double MIN_LETTER_PT = 40;

    /// Share of the page at its head and foot where shapes are parts of furniture.
    private static final double MARGIN = 0.1;

    /// The same as a share of its longer side: bands are longer.
    private static final double MIN_SIDES = 0.4;

    /// Shorter side of a picture under text at least, in points: bands behind headings are lower.
    private static final double MIN_PICTURE_PT = 100;

    /// Lines of text over a picture from which it is a background.
    private static final int MIN_LINES = 2;

    /// White space between the shapes of one letter, in points, and shapes looked at: a page with
    /// more has drawings.
    private static final double SAME_LETTER_PT = 2;

    private static final int MAX_SHAPES = 400;

    private Watermarks() {}

    /// @param repeated what is drawn at the same place on other pages, in the body
    static InkSet without(InkSet repeated, PageScene scene) {
        Set<Fill> letters = letters(repeated.fills(), scene);
        return new InkSet(
                repeated.rules(),
                repeated.fills().stream().filter(f -> !letters.contains(f)).toList(),
                repeated.strokes(),
                repeated.images().stream().filter(i -> !behind(i, scene.lines())).toList(),
                repeated.backdrops());
    }

    /// Shapes of one colour that touch are one letter: those of Chinese have several.
    private static Set<Fill> letters(List<Fill> fills, PageScene scene) {
        List<Fill> shapes = fills.stream().filter(f -> !f.rectangle()).limit(MAX_SHAPES).toList();
        Set<Fill> left = new LinkedHashSet<>(shapes);
        Set<Fill> letters = new HashSet<>();
        while (!left.isEmpty()) {
            List<Fill> letter = new ArrayList<>();
            Deque<Fill> next = new ArrayDeque<>(List.of(left.iterator().next()));
            left.removeAll(next);
            while (!next.isEmpty()) {
                Fill one = next.removeFirst();
                letter.add(one);
                PageBox near = one.box().inflate(SAME_LETTER_PT);
                List<Fill> touching =
                        left.stream()
                                .filter(f -> f.rgb() == one.rgb() && near.touches(f.box()))
                                .toList();
                touching.forEach(left::remove);
                next.addAll(touching);
            }
            if (large(PageBox.enclosing(letter.stream().map(Fill::box).toList()), scene)) {
                letters.addAll(letter);
            }
        }
        return letters;
    }

    private static boolean large(PageBox b, PageScene scene) {
        double shorter = Math.min(b.width(), b.height());
        return scene.belowTop(b.y0()) > MARGIN
                && scene.aboveFoot(b.y1()) > MARGIN
                && shorter > MIN_LETTER_PT
                && shorter > MIN_SIDES * Math.max(b.width(), b.height());
    }

    private static boolean behind(PlacedImage image, List<Line> lines) {
        PageBox b = image.box();
        return Math.min(b.width(), b.height()) > MIN_PICTURE_PT
                && lines.stream().filter(l -> b.containsCenterOf(l.box())).count() >= MIN_LINES;
    }
}
