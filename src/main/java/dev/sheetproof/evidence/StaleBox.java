package dev.sheetproof.evidence;

/// Why a stored box is not to be trusted on the page as it is now.
///
/// @param percent of its stored characters that stand there, 0..100
public record StaleBox(Kind kind, int percent) {

    /// What is wrong.
    public enum Kind {
        /// It does not lie on the page.
        OUTSIDE_PAGE,
        /// None of its stored characters is drawn there any more.
        TEXT_GONE,
        /// Too few of them are.
        TEXT_CHANGED,
        /// What is drawn there is not the stored text of its chunk.
        OTHER_TEXT
    }

    public StaleBox {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent outside 0..100: " + percent);
        }
    }
}
