package dev.sheetproof.tables;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.List;

/// Turns what runs sideways so that it reads left to right, and turns boxes back.
///
/// @param direction clockwise degrees in which most text runs on the page as displayed: 0, 90, 180
///   or 270
/// @param widthPt size of the page as displayed; `heightPt` likewise
public record TableTurn(int direction, double widthPt, double heightPt) {

    /// Share of the characters that must run in one other direction.
    private static final double MAJORITY = 0.6;

    public static TableTurn of(List<Line> lines, double widthPt, double heightPt) {
        int all = 0;
        int[] counts = new int[4];
        for (Line line : lines) {
            counts[line.direction() / 90] += line.text().length();
            all += line.text().length();
        }
        for (int i = 1; i < counts.length; i++) {
            if (counts[i] > MAJORITY * all) {
                return new TableTurn(i * 90, widthPt, heightPt);
            }
        }
        return new TableTurn(0, widthPt, heightPt);
    }

    public double turnedWidthPt() {
        return sideways() ? heightPt : widthPt;
    }

    public double turnedHeightPt() {
        return sideways() ? widthPt : heightPt;
    }

    private boolean sideways() {
        return direction == 90 || direction == 270;
    }

    /// A box of the page as displayed on the turned page.
    public PageBox turn(PageBox b) {
        return switch (direction) {
            case 90 -> PageBox.of(b.y0(), widthPt - b.x1(), b.y1(), widthPt - b.x0());
            case 180 ->
                    PageBox.of(
                            widthPt - b.x1(),
                            heightPt - b.y1(),
                            widthPt - b.x0(),
                            heightPt - b.y0());
            case 270 -> PageBox.of(heightPt - b.y1(), b.x0(), heightPt - b.y0(), b.x1());
            default -> b;
        };
    }

    /// A box of the turned page on the page as displayed.
    public PageBox back(PageBox b) {
        return switch (direction) {
            case 90 -> PageBox.of(widthPt - b.y1(), b.x0(), widthPt - b.y0(), b.x1());
            case 180 ->
                    PageBox.of(
                            widthPt - b.x1(),
                            heightPt - b.y1(),
                            widthPt - b.x0(),
                            heightPt - b.y0());
            case 270 -> PageBox.of(b.y0(), heightPt - b.x1(), b.y1(), heightPt - b.x0());
            default -> b;
        };
    }

    /// The line with its box and direction turned. Its character edges stay in the frame of the
    /// page as displayed: layout works on boxes.
    public Line turn(Line line) {
        if (direction == 0) {
            return line;
        }
        return new Line(
                line.page(),
                line.number(),
                line.text(),
                turn(line.box()),
                line.style(),
                line.column(),
                (line.direction() - direction + 360) % 360,
                line.edges(),
                line.spans(),
                line.visible());
    }

    public Rule turn(Rule rule) {
        if (direction == 0) {
            return rule;
        }
        PageBox b = turn(rule.box());
        return rule.horizontal() != sideways()
                ? new Rule(true, b.centerY(), b.x0(), b.x1(), rule.thickness(), rule.rgb())
                : new Rule(false, b.centerX(), b.y0(), b.y1(), rule.thickness(), rule.rgb());
    }
}
