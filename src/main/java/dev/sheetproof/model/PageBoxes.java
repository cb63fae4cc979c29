package dev.sheetproof.model;

import java.util.List;

/// Boxes on one page.
///
/// @param boxes one per member element, never their union; at least one
public record PageBoxes(PageNumber page, List<PageBox> boxes) {

    public PageBoxes {
        boxes = List.copyOf(boxes);
        if (boxes.isEmpty()) {
            throw new IllegalArgumentException("no boxes on page " + page);
        }
    }
}
