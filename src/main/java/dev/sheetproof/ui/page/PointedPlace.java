package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import java.util.Locale;

/// A point of a page, in its points.
public record PointedPlace(PageNumber page, double xPt, double yPt) {

    /// Its coordinates as people read them: `72.0, 310.5 pt`.
    public String coordinates() {
        return String.format(Locale.ROOT, "%.1f, %.1f pt", xPt, yPt);
    }
}
