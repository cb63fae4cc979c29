package dev.sheetproof.ui.fx;

import java.util.List;
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
        List<TextSize> all = List.of(values());
        return all.get(Math.clamp((long) all.indexOf(this) + by, 0, all.size() - 1));
    }
}
