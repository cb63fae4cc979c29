package dev.sheetproof.ui.fx;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Locale;

/// How the window looks.
public enum ThemeChoice {
    LIGHT,
    DARK;

    public ThemeChoice other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /// Address of the stylesheet that everything is drawn with.
    public String userAgentStylesheet() {
        return switch (this) {
            case LIGHT -> new PrimerLight().getUserAgentStylesheet();
            case DARK -> new PrimerDark().getUserAgentStylesheet();
        };
    }

    /// The name in stored settings, and the style class of the window's root: lower case.
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
