package dev.sheetproof.model;

import java.util.List;

/// What a document is as a whole.
///
/// @param title from the metadata when it is a real title, else from the largest type on the first
///   page; may be empty
/// @param producer software that wrote the PDF; `creator`: software the document was made with; may
///   be empty
/// @param languages most frequent first, as BCP 47 primary tags (`en`, `zh`, `ja`, `de`)
/// @param family product family, the common stem of the part numbers; may be empty
/// @param partNumbers part numbers the document is about, best first
/// @param nativeOutline number of native outline entries kept
/// @param droppedOutline number of native outline entries that point nowhere
/// @param needsOcr pages that have no usable text
public record DocumentSummary(
        int pages,
        String title,
        String producer,
        String creator,
        ContentType contentType,
        List<String> languages,
        String family,
        List<String> partNumbers,
        int nativeOutline,
        int droppedOutline,
        List<PageNumber> needsOcr) {

    public DocumentSummary {
        languages = List.copyOf(languages);
        partNumbers = List.copyOf(partNumbers);
        needsOcr = List.copyOf(needsOcr);
    }

    /// How the pages came to be.
    public enum ContentType {
        BORN_DIGITAL,
        SCANNED,
        MIXED;

        /// The name in stored tables and JSON: lower case with underscores.
        public String wireName() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        /// @throws IllegalArgumentException when no type has this name
        public static ContentType parse(String wireName) {
            return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
        }
    }
}
