package dev.sheetproof.ui.page;

/// How large a page is shown.
public sealed interface Zoom {

    /// Pixels per point at 100 %: a screen of 96 pixels per inch shows the page at its own size.
    double PX_PER_PT_AT_100 = 96.0 / 72.0;

    /// As wide as the area.
    record FitWidth() implements Zoom {}

    /// Wholly in view.
    record FitPage() implements Zoom {}

    /// At a scale.
    record Fixed(double pxPerPt) implements Zoom {

        public Fixed {
            if (!(pxPerPt > 0) || !Double.isFinite(pxPerPt)) {
                throw new IllegalArgumentException("scale not positive: " + pxPerPt);
            }
        }
    }
}
