package dev.sheetproof.model;

/// A painted vector path that is neither a straight rule nor a plain fill: curves, diagonals,
/// outlines of shapes.
///
/// @param box its extent on the displayed page
/// @param segments number of straight and curved pieces
/// @param curved true when it holds a Bézier curve
/// @param diagonal true when it holds a straight piece that is neither horizontal nor vertical
public record Stroke(PageBox box, int segments, boolean curved, boolean diagonal) {}
