package dev.sheetproof.pdf;

import dev.sheetproof.model.Link;

/// A native outline entry.
///
/// @param level depth, 1 for the top
/// @param target where it leads; `Broken` when nowhere in the file
public record OutlineItem(int level, String title, Link.Target target) {}
