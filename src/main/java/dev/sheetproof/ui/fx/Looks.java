package dev.sheetproof.ui.fx;

/// How the window looks and speaks.
///
/// @param invertedPages whether pages are shown light on dark
public record Looks(
        ThemeChoice theme, Language language, TextSize textSize, boolean invertedPages) {

    /// What a first start looks like.
    public static final Looks FIRST =
            new Looks(ThemeChoice.LIGHT, Language.SYSTEM, TextSize.NORMAL, false);

    public Looks with(ThemeChoice other) {
        return new Looks(other, language, textSize, invertedPages);
    }

    public Looks with(Language other) {
        return new Looks(theme, other, textSize, invertedPages);
    }

    public Looks with(TextSize other) {
        return new Looks(theme, language, other, invertedPages);
    }

    public Looks withInvertedPages(boolean inverted) {
        return new Looks(theme, language, textSize, inverted);
    }
}
