package dev.sheetproof.pdf;

/// A font as its file describes it.
///
/// @param name base name without subset prefix; empty when unknown
/// @param vertical true for vertical writing
/// @param type3 true when its glyphs are drawings
/// @param toUnicode true when it says which characters its codes stand for
public record GlyphFont(
        String name,
        boolean bold,
        boolean italic,
        boolean fixedPitch,
        boolean vertical,
        boolean type3,
        boolean toUnicode) {}
