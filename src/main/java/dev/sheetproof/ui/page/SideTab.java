package dev.sheetproof.ui.page;

/// What the pane beside the pages shows.
public enum SideTab {
    THUMBNAILS,
    OUTLINE,
    FIND,
    LAYERS
}
