package dev.sheetproof.ui.fx;

import java.util.Locale;

/// The language of the window.
public enum Language {
    /// That of the system, where the window speaks it, else English.
    SYSTEM,
    ENGLISH,
    CHINESE;

    /// The locale of the texts.
    ///
    /// @param system language of the system
    public Locale locale(Locale system) {
        return switch (this) {
            case SYSTEM -> system;
            case ENGLISH -> Locale.ENGLISH;
            case CHINESE -> Locale.CHINESE;
        };
    }

    /// The language the system says it speaks.
    public static Locale ofSystem() {
        return Locale.forLanguageTag(System.getProperty("user.language", "en"));
    }

    /// The name in stored settings: lower case.
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }
}
