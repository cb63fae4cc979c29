package dev.sheetproof.ocr;

import dev.sheetproof.ocr.TextPlace.Placed;
import java.util.List;
import java.util.Optional;

/// Minus signs before numbers. They are so small that the detection network leaves them outside of
/// its boxes and the recogniser overlooks them, and a number without its sign is another number.
final class Minus {

    /// White between a sign and its number at most, in heights of the line's box.
    private static final double GAP = 0.4;

    /// Length of a sign, in heights of the line's box.
    private static final double MIN_LENGTH = 0.12;

    private static final double MAX_LENGTH = 0.7;

    /// Thickness of a sign at most, in heights of the line's box.
    private static final double THICK = 0.16;

    /// Where a sign stands in the height of the box.
    private static final double HIGHEST = 0.3;

    private static final double LOWEST = 0.72;

    /// Text that ends this near before a sign, in heights of the line's box, is one end of a range.
    private static final double BETWEEN = 0.8;

    /// How sure a sign is that was seen by its shape alone.
    private static final double LIKELIHOOD = 0.8;

    private Minus() {}

    /// The box with a sign that stands just before it, unless other text does: then it is a dash
    /// between the two.
    static PixelBox with(Ink ink, PixelBox box, List<PixelBox> others) {
        PixelBox in = box.clip(ink.width(), ink.height());
        double height = in.height();
        int from = (int) Math.floor(in.x0()) - 1;
        int x = from;
        while (x >= 0 && from - x <= GAP * height && column(ink, in, x) == Kind.WHITE) {
            x--;
        }
        int right = x + 1;
        while (x >= 0 && right - x <= MAX_LENGTH * height && column(ink, in, x) == Kind.SIGN) {
            x--;
        }
        int length = right - x - 1;
        boolean alone = x < 0 || column(ink, in, x) == Kind.WHITE;
        if (!alone || length < MIN_LENGTH * height || length > MAX_LENGTH * height) {
            return box;
        }
        PixelBox before =
                new PixelBox(x - BETWEEN * height, box.centerY(), box.x0() - 1, box.centerY() + 1);
        return others.stream().anyMatch(o -> !o.equals(box) && o.touches(before))
                ? box
                : new PixelBox(x, box.y0(), box.x1(), box.y1());
    }

    /// The sign that the ink of a character begins with, when the character is a digit.
    ///
    /// @param box of its line
    static Optional<Placed> before(Ink ink, PixelBox box, Placed character) {
        if (!Character.isDigit(character.text().charAt(0)) && !character.text().equals(".")) {
            return Optional.empty();
        }
        PixelBox in = box.clip(ink.width(), ink.height());
        int x = (int) Math.round(character.x0());
        int end = (int) Math.round(character.x1());
        while (x < end && column(ink, in, x) == Kind.SIGN) {
            x++;
        }
        double length = x - character.x0();
        if (x >= end
                || column(ink, in, x) != Kind.WHITE
                || length < MIN_LENGTH * in.height()
                || length > MAX_LENGTH * in.height()) {
            return Optional.empty();
        }
        return Optional.of(
                new Placed(
                        "-",
                        character.x0(),
                        x,
                        in.y0() + HIGHEST * in.height(),
                        in.y0() + HIGHEST * in.height(),
                        LIKELIHOOD));
    }

    private enum Kind {
        WHITE,
        SIGN,
        OTHER
    }

    private static Kind column(Ink ink, PixelBox in, int x) {
        int first = -1;
        int last = -1;
        for (int y = (int) Math.floor(in.y0()); y < (int) Math.ceil(in.y1()); y++) {
            if (ink.atOrPaper(x, y)) {
                first = first < 0 ? y : first;
                last = y;
            }
        }
        if (first < 0) {
            return Kind.WHITE;
        }
        boolean thin = last + 1 - first <= Math.max(2, THICK * in.height());
        boolean middle =
                first >= in.y0() + HIGHEST * in.height() && last < in.y0() + LOWEST * in.height();
        return thin && middle ? Kind.SIGN : Kind.OTHER;
    }
}
