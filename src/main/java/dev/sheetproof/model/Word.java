package dev.sheetproof.model;

/// A run of characters without white space inside a line.
///
/// @param offset where it starts in the line's text
public record Word(String text, PageBox box, int offset) {}
