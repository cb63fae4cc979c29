package dev.sheetproof.demo.kit;

import java.util.Optional;

/// How a table looks: type of head and body, which rules it has, its fills, its paddings in points.
///
/// @param grid which rules are drawn
/// @param rule the inner rules
/// @param strong the frame and the rule under the head
/// @param headFill behind the header rows, if any
/// @param bandFill behind every second body row, if any
/// @param sectionFill behind section rows, if any
public record TableStyle(
        Type head,
        Type body,
        Grid grid,
        Pen rule,
        Pen strong,
        Optional<Ink> headFill,
        Optional<Ink> bandFill,
        Optional<Ink> sectionFill,
        double padX,
        double padY) {

    /// Which rules a table has.
    public enum Grid {
        /// Every cell is framed.
        FULL,
        /// Horizontal rules between rows, none at the sides.
        ROWS,
        /// A rule above and under the head and one at the foot.
        HALF,
        /// No rule at all.
        NONE
    }

    /// Every cell framed, in black.
    public static TableStyle ruled(Type body) {
        return new TableStyle(
                body.inBold(),
                body,
                Grid.FULL,
                Pen.solid(0.5, Ink.BLACK),
                Pen.solid(0.9, Ink.BLACK),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                3.5,
                2.2);
    }

    public TableStyle withGrid(Grid rules) {
        return new TableStyle(
                head, body, rules, rule, strong, headFill, bandFill, sectionFill, padX, padY);
    }

    public TableStyle withPens(Pen inner, Pen outer) {
        return new TableStyle(
                head, body, grid, inner, outer, headFill, bandFill, sectionFill, padX, padY);
    }

    /// With a filled head in this type colour.
    public TableStyle withHead(Ink fill, Ink ink) {
        return new TableStyle(
                head.withInk(ink),
                body,
                grid,
                rule,
                strong,
                Optional.of(fill),
                bandFill,
                sectionFill,
                padX,
                padY);
    }

    public TableStyle withBands(Ink fill) {
        return new TableStyle(
                head,
                body,
                grid,
                rule,
                strong,
                headFill,
                Optional.of(fill),
                sectionFill,
                padX,
                padY);
    }

    public TableStyle withSections(Ink fill) {
        return new TableStyle(
                head, body, grid, rule, strong, headFill, bandFill, Optional.of(fill), padX, padY);
    }

    public TableStyle withPadding(double x, double y) {
        return new TableStyle(
                head, body, grid, rule, strong, headFill, bandFill, sectionFill, x, y);
    }

    public TableStyle withSize(double points) {
        return new TableStyle(
                head.withSize(points),
                body.withSize(points),
                grid,
                rule,
                strong,
                headFill,
                bandFill,
                sectionFill,
                padX,
                padY);
    }
}
