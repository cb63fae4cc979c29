package dev.sheetproof.pdf;

import java.util.List;

/// Runs the operators that build paths, paint them and clip by them.
final class PathOperators {

    private final GraphicsCollector graphics;
    private final List<String> problems;
    private final PathBuffer path = new PathBuffer();
    private boolean clipPending;

    PathOperators(GraphicsCollector graphics, List<String> problems) {
        this.graphics = graphics;
        this.problems = problems;
    }

    /// @param hidden true while a layer that is off is drawn
    void execute(int operator, Operands in, GraphicsState s, boolean hidden) {
        switch (operator) {
            case Op.STROKE -> paint(s, false, !hidden);
            case Op.CLOSE_STROKE -> {
                path.close();
                paint(s, false, !hidden);
            }
            case Op.FILL, Op.FILL_OLD, Op.FILL_EVEN_ODD -> paint(s, !hidden, false);
            case Op.FILL_STROKE, Op.FILL_STROKE_EVEN_ODD -> paint(s, !hidden, !hidden);
            case Op.CLOSE_FILL_STROKE, Op.CLOSE_FILL_STROKE_EVEN_ODD -> {
                path.close();
                paint(s, !hidden, !hidden);
            }
            case Op.END_PATH -> paint(s, false, false);
            case Op.CLIP, Op.CLIP_EVEN_ODD -> clipPending = true;
            default -> build(operator, in, s);
        }
    }

    private void build(int operator, Operands in, GraphicsState s) {
        switch (operator) {
            case Op.MOVE_TO -> {
                if (in.hasNumbers(2)) {
                    path.move(x(in, s, 0), y(in, s, 0));
                }
            }
            case Op.LINE_TO -> {
                if (in.hasNumbers(2)) {
                    path.line(x(in, s, 0), y(in, s, 0));
                }
            }
            case Op.CURVE -> {
                if (in.hasNumbers(6)) {
                    path.curve(
                            x(in, s, 2),
                            y(in, s, 2),
                            x(in, s, 1),
                            y(in, s, 1),
                            x(in, s, 0),
                            y(in, s, 0));
                }
            }
            case Op.CURVE_V -> {
                if (in.hasNumbers(4)) {
                    path.curve(
                            path.currentX(),
                            path.currentY(),
                            x(in, s, 1),
                            y(in, s, 1),
                            x(in, s, 0),
                            y(in, s, 0));
                }
            }
            case Op.CURVE_Y -> {
                if (in.hasNumbers(4)) {
                    path.curve(
                            x(in, s, 1),
                            y(in, s, 1),
                            x(in, s, 0),
                            y(in, s, 0),
                            x(in, s, 0),
                            y(in, s, 0));
                }
            }
            case Op.CLOSE -> path.close();
            case Op.RECTANGLE -> {
                if (in.hasNumbers(4)) {
                    rectangle(s, in.fromEnd(3), in.fromEnd(2), in.fromEnd(1), in.fromEnd(0));
                }
            }
            default -> throw new IllegalStateException("no path operator: " + operator);
        }
    }

    /// The displayed x of a pair of operands, counted from the last pair.
    private static double x(Operands in, GraphicsState s, int pair) {
        return s.displayX(in.fromEnd(2 * pair + 1), in.fromEnd(2 * pair));
    }

    private static double y(Operands in, GraphicsState s, int pair) {
        return s.displayY(in.fromEnd(2 * pair + 1), in.fromEnd(2 * pair));
    }

    private void rectangle(GraphicsState s, double x, double y, double w, double h) {
        path.move(s.displayX(x, y), s.displayY(x, y));
        path.line(s.displayX(x + w, y), s.displayY(x + w, y));
        path.line(s.displayX(x + w, y + h), s.displayY(x + w, y + h));
        path.line(s.displayX(x, y + h), s.displayY(x, y + h));
        path.close();
    }

    private void paint(GraphicsState s, boolean fill, boolean stroke) {
        if (fill || stroke) {
            graphics.paint(path, s, fill, stroke);
        }
        if (path.isFull()) {
            Resources.addOnce(
                    problems,
                    "a path has more than "
                            + PathBuffer.MAX_SEGMENTS
                            + " pieces: the rest is not read");
        }
        if (clipPending) {
            clipPending = false;
            double[] b = path.bounds();
            s.clip(b[0], b[1], b[2], b[3]);
        }
        path.clear();
    }
}
