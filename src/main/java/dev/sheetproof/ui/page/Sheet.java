package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageInfo;

/// The page that is shown.
public record Sheet(SheetData data, PageInfo page, PageMarks marks) {}
