package dev.sheetproof.ui.fx;

import java.util.Locale;

/// How large the texts of the window are; everything else is measured by them.
public enum TextSize {
    NORMAL,
    LARGE,
    LARGER,
    LARGEST;

    /// The name in stored settings: lower case.
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Style class of the window's root.
    public String styleClass() {
        return "text-" + wireName();
    }

    /// The next larger one, or the next smaller one; stays within what there is.
    public TextSize step(int by) {
        return values()[Math.clamp((long) ordinal() + by, 0, values().length - 1)];
    }
}
