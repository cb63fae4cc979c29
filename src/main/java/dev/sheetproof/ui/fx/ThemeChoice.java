package dev.sheetproof.ui.fx;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
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

    /// Address of the stylesheet that everything is drawn with.
    ///
    /// @throws IllegalStateException when it depends on the system
    public String userAgentStylesheet() {
        return switch (this) {
            case LIGHT -> new PrimerLight().getUserAgentStylesheet();
            case DARK -> new PrimerDark().getUserAgentStylesheet();
            case SYSTEM -> throw new IllegalStateException("resolve it first");
        };
    }

    /// The name in stored settings, and the style class of the window's root: lower case.
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
