package dev.sheetproof.corpus;

/// How a corpus is opened.
public enum Opening {
    /// To be read and written, as far as its folder allows.
    AS_ALLOWED,
    /// To be read; nothing in its folder is changed, whoever asks for it.
    READ_ONLY
}
