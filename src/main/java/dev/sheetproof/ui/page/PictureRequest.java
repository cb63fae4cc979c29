package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;

/// A picture of a part of a page: the key it is drawn, kept and dropped by.
///
/// @param pdf absolute path of the file
/// @param region what of the page is drawn
/// @param dpi resolution: pixels = points × dpi / 72
public record PictureRequest(Path pdf, PageNumber page, PageBox region, double dpi) {

    public PictureRequest {
        if (!(dpi > 0) || !Double.isFinite(dpi)) {
            throw new IllegalArgumentException("resolution not positive: " + dpi);
        }
    }
}
