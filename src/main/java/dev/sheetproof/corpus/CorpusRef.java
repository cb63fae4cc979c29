package dev.sheetproof.corpus;

import java.nio.file.Path;

/// A corpus folder that can be opened.
///
/// @param name what it is called in menus and after `--corpus`
/// @param folder absolute path
public record CorpusRef(String name, Path folder) {}
