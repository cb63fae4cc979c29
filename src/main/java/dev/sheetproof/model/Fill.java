package dev.sheetproof.model;

/// A filled area that is thicker than a rule: shading of rows, a panel, a solid shape.
///
/// @param rectangle true when the painted shape is an axis-parallel rectangle, false for any other
///   shape
/// @param rgb colour as 0xRRGGBB
public record Fill(PageBox box, boolean rectangle, int rgb) {}
