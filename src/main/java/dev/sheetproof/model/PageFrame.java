package dev.sheetproof.model;

/// The one place that converts between PDF user space, the page as displayed, and pixels.
///
/// User space has its origin at the bottom left and y up, and knows neither `/Rotate` nor UserUnit.
/// The displayed page is the crop box after `/Rotate` and UserUnit, origin at the top left, y down,
/// in points of 1/72 inch (ISO 32000-1, 8.3.2.3 and 14.11.2). `pixels = points × dpi / 72`, always.
///
/// @param cropX0 left edge of the crop box in user space
/// @param cropY0 bottom edge of the crop box in user space
/// @param cropX1 right edge of the crop box in user space
/// @param cropY1 top edge of the crop box in user space
/// @param rotation clockwise degrees by which the page is shown turned: 0, 90, 180 or 270
/// @param userUnit size of one user space unit in points, positive
public record PageFrame(
        double cropX0, double cropY0, double cropX1, double cropY1, int rotation, double userUnit) {

    /// Points per inch: the unit of every stored box.
    public static final double POINTS_PER_INCH = 72;

    /// Diagonal in points of a sheet somewhat larger than A4: the paper that type of reading size
    /// is set on.
    private static final double SHEET_DIAGONAL_PT = 1_100;

    public PageFrame {
        if (!(cropX1 > cropX0) || !(cropY1 > cropY0)) {
            throw new IllegalArgumentException(
                    "empty crop box: " + cropX0 + ", " + cropY0 + ", " + cropX1 + ", " + cropY1);
        }
        if (rotation != 0 && rotation != 90 && rotation != 180 && rotation != 270) {
            throw new IllegalArgumentException("rotation not 0, 90, 180 or 270: " + rotation);
        }
        if (!(userUnit > 0) || !Double.isFinite(userUnit)) {
            throw new IllegalArgumentException("user unit not positive: " + userUnit);
        }
    }

    /// Reads any multiple of 90 degrees, also negative, as one of the four rotations; other angles
    /// count as 0, as viewers do.
    public static int normaliseRotation(int degrees) {
        return degrees % 90 == 0 ? Math.floorMod(degrees, 360) : 0;
    }

    /// Pixels per point at a resolution.
    public static double pxPerPt(double dpi) {
        return dpi / POINTS_PER_INCH;
    }

    public double widthPt() {
        return (turned() ? cropHeight() : cropWidth()) * userUnit;
    }

    public double heightPt() {
        return (turned() ? cropWidth() : cropHeight()) * userUnit;
    }

    /// Points of the displayed page in which its type has the size of type: the user unit where the
    /// displayed page is nearer to a sheet of paper in user units than in points, else 1. A
    /// datasheet enlarged by UserUnit is still a datasheet; a large drawing whose unit was made
    /// large so that its numbers stay small is read as shown.
    public double typeUnit() {
        double diagonal = Math.hypot(widthPt(), heightPt());
        boolean enlarged = userUnit > 1 && diagonal > SHEET_DIAGONAL_PT * Math.sqrt(userUnit);
        boolean shrunk = userUnit < 1 && diagonal < SHEET_DIAGONAL_PT * Math.sqrt(userUnit);
        return enlarged || shrunk ? userUnit : 1;
    }

    /// This frame with [#typeUnit] as its point.
    public PageFrame inTypeUnits() {
        double unit = typeUnit();
        return unit == 1
                ? this
                : new PageFrame(cropX0, cropY0, cropX1, cropY1, rotation, userUnit / unit);
    }

    /// The whole displayed page as a box.
    public PageBox bounds() {
        return new PageBox(0, 0, widthPt(), heightPt());
    }

    /// The displayed x of a user space point.
    public double displayX(double x, double y) {
        double u = x - cropX0;
        double v = cropY1 - y;
        return userUnit
                * switch (rotation) {
                    case 90 -> cropHeight() - v;
                    case 180 -> cropWidth() - u;
                    case 270 -> v;
                    default -> u;
                };
    }

    /// The displayed y of a user space point.
    public double displayY(double x, double y) {
        double u = x - cropX0;
        double v = cropY1 - y;
        return userUnit
                * switch (rotation) {
                    case 90 -> u;
                    case 180 -> cropHeight() - v;
                    case 270 -> cropWidth() - u;
                    default -> v;
                };
    }

    /// The user space x of a displayed point.
    public double userX(double displayX, double displayY) {
        double a = displayX / userUnit;
        double b = displayY / userUnit;
        return cropX0
                + switch (rotation) {
                    case 90 -> b;
                    case 180 -> cropWidth() - a;
                    case 270 -> cropWidth() - b;
                    default -> a;
                };
    }

    /// The user space y of a displayed point.
    public double userY(double displayX, double displayY) {
        double a = displayX / userUnit;
        double b = displayY / userUnit;
        return cropY1
                - switch (rotation) {
                    case 90 -> cropHeight() - a;
                    case 180 -> cropHeight() - b;
                    case 270 -> a;
                    default -> b;
                };
    }

    /// A user space rectangle, given by two opposite corners, as a box on the displayed page.
    public PageBox toDisplay(double xa, double ya, double xb, double yb) {
        return PageBox.of(displayX(xa, ya), displayY(xa, ya), displayX(xb, yb), displayY(xb, yb));
    }

    private boolean turned() {
        return rotation == 90 || rotation == 270;
    }

    private double cropWidth() {
        return cropX1 - cropX0;
    }

    private double cropHeight() {
        return cropY1 - cropY0;
    }
}
