package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;

/// Something an engineer would ask, and the place that answers it.
///
/// @param valueBox tight around the value
/// @param unitBox around what one must see to verify it
public record Question(
        String query, String kind, int page, PageBox valueBox, PageBox unitBox, String value) {}
