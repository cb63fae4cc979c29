package dev.sheetproof.model;

/// The picture of an evidence: available on demand while the source PDF is there.
///
/// @param available whether a picture can be made
/// @param kind `region`
/// @param path cached file relative to the corpus folder; empty until made
/// @param widthPx size at `dpi`; `heightPx` likewise
public record EvidenceImage(
        boolean available, String kind, String path, int widthPx, int heightPx, int dpi) {

    /// The resolution that pictures are described at when none is asked for.
    public static final int DEFAULT_DPI = 150;
}
