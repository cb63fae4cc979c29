package dev.sheetproof.parse;

import dev.sheetproof.model.PageBox;

/// The reading frame of text drawn at one angle: `u` grows along the baseline, `v` grows from one
/// line to the next. Both are points; text read left to right has `u = x`, `v = y`.
///
/// @param degrees clockwise angle of the baseline on the displayed page
/// @param direction the nearest of 0, 90, 180 and 270
/// @param cos cosine of the angle
/// @param sin sine of the angle
record Axis(double degrees, int direction, double cos, double sin) {

    /// Text within this many degrees of a right angle is read as if it were exact: rounding in text
    /// matrices.
    static final double EXACT_WITHIN = 0.5;

    static Axis of(double degrees) {
        int direction = nearestRightAngle(degrees);
        if (Math.abs(distance(degrees, direction)) <= EXACT_WITHIN) {
            return right(direction);
        }
        double radians = Math.toRadians(degrees);
        return new Axis(degrees, direction, Math.cos(radians), Math.sin(radians));
    }

    /// The axis of an exact right angle, free of rounding.
    static Axis right(int direction) {
        return switch (direction) {
            case 90 -> new Axis(90, 90, 0, 1);
            case 180 -> new Axis(180, 180, -1, 0);
            case 270 -> new Axis(270, 270, 0, -1);
            default -> new Axis(0, 0, 1, 0);
        };
    }

    static int nearestRightAngle(double degrees) {
        return Math.floorMod((int) Math.round(degrees / 90) * 90, 360);
    }

    /// The signed way from one angle to another in degrees, -180..180.
    static double distance(double from, double to) {
        double d = (to - from) % 360;
        if (d > 180) {
            return d - 360;
        }
        return d < -180 ? d + 360 : d;
    }

    double u(double x, double y) {
        return x * cos + y * sin;
    }

    double v(double x, double y) {
        return y * cos - x * sin;
    }

    /// Where a box begins along the nearest right angle; for 180 and 270 the values descend along
    /// the text.
    static double start(PageBox box, int direction) {
        return switch (direction) {
            case 90 -> box.y0();
            case 180 -> box.x1();
            case 270 -> box.y1();
            default -> box.x0();
        };
    }

    /// Where a box ends along the nearest right angle.
    static double end(PageBox box, int direction) {
        return switch (direction) {
            case 90 -> box.y1();
            case 180 -> box.x0();
            case 270 -> box.y0();
            default -> box.x1();
        };
    }

    /// A box in the reading frame of a right angle: x is `u`, y is `v`.
    static PageBox turned(PageBox box, int direction) {
        return switch (direction) {
            case 90 -> new PageBox(box.y0(), -box.x1(), box.y1(), -box.x0());
            case 180 -> new PageBox(-box.x1(), -box.y1(), -box.x0(), -box.y0());
            case 270 -> new PageBox(-box.y1(), box.x0(), -box.y0(), box.x1());
            default -> box;
        };
    }
}
