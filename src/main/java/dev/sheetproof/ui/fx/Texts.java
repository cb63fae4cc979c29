package dev.sheetproof.ui.fx;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/// The texts of one screen, from its resource bundle.
public final class Texts {

    private final ResourceBundle bundle;
    private final Locale locale;

    private Texts(ResourceBundle bundle, Locale locale) {
        this.bundle = bundle;
        this.locale = locale;
    }

    /// The bundle `texts` beside a class, in the language asked for, else in English.
    ///
    /// @throws MissingResourceException when there is no such bundle
    public static Texts beside(Class<?> screen, Locale locale) {
        String name = screen.getPackageName() + ".texts";
        ResourceBundle.Control exact =
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_DEFAULT);
        return new Texts(
                ResourceBundle.getBundle(name, locale, screen.getClassLoader(), exact), locale);
    }

    /// The language numbers and dates are written in.
    public Locale locale() {
        return locale;
    }

    /// The text, as it stands in the bundle.
    ///
    /// @throws MissingResourceException when the bundle has no such key
    public String get(String key) {
        return bundle.getString(key);
    }

    /// The text with `{0}`, `{1}` … filled in.
    ///
    /// @throws MissingResourceException when the bundle has no such key
    public String get(String key, Object... values) {
        return new MessageFormat(bundle.getString(key), locale).format(values);
    }

    /// The text, or `otherwise` when the bundle has none: for words that come from outside.
    public String getOr(String key, String otherwise) {
        return bundle.containsKey(key) ? bundle.getString(key) : otherwise;
    }

    /// What a service says in English, in the language of the screen as far as it is known.
    public String reason(String said) {
        return Reasons.in(locale).say(said);
    }

    public boolean has(String key) {
        return bundle.containsKey(key);
    }
}
