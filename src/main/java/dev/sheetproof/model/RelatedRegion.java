package dev.sheetproof.model;

/// A region that an evidence points at: `as shown in Table 3` brings Table 3 along.
///
/// @param mention the words that point, such as `Table 3`
public record RelatedRegion(String mention, String chunkId, PageBoxes place, BlockType type) {}
