package dev.sheetproof.model;

/// A run of glyphs of one style inside a line.
///
/// @param offset where it starts in the line's text
/// @param superscript true when it is clearly smaller and raised against the line's baseline
/// @param subscript true when it is clearly smaller and lowered against the line's baseline
public record Span(
        int offset,
        String text,
        PageBox box,
        FontStyle style,
        boolean superscript,
        boolean subscript) {}
