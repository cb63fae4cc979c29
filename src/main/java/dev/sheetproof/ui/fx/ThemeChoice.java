package dev.sheetproof.ui.fx;

import java.util.Locale;

/// How the window looks.
public enum ThemeChoice {
    LIGHT,
    DARK,
    /// As the system does.
    SYSTEM;

    /// The next one in turn.
    public ThemeChoice next() {
        return switch (this) {
            case LIGHT -> DARK;
            case DARK -> SYSTEM;
            case SYSTEM -> LIGHT;
        };
    }

    /// Light or dark.
    ///
    /// @param systemIsDark what the system prefers
    public ThemeChoice resolved(boolean systemIsDark) {
        return switch (this) {
            case LIGHT, DARK -> this;
            case SYSTEM -> systemIsDark ? DARK : LIGHT;
        };
    }

    /// The name in stored settings, and the style class of the window's root: lower case.
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
