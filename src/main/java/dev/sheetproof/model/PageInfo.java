package dev.sheetproof.model;

/// One page of a document: what became of it, its frame and what was counted on it.
///
/// @param reason why the status is not `OK`, for a person to read; on an `OK` page what of it was
///   lost, mostly empty
/// @param columns number of text columns, 0 without text
/// @param glyphs glyphs drawn on the page, hidden ones included
/// @param badGlyphs glyphs whose character is unknown
/// @param lines visual lines
/// @param images raster images placed on the page
/// @param paths vector path segments drawn on the page
public record PageInfo(
        PageNumber page,
        PageStatus status,
        String reason,
        TextSource textSource,
        PageFrame frame,
        int columns,
        int glyphs,
        int badGlyphs,
        int lines,
        int images,
        int paths) {

    /// The same page in another frame.
    public PageInfo withFrame(PageFrame other) {
        return new PageInfo(
                page,
                status,
                reason,
                textSource,
                other,
                columns,
                glyphs,
                badGlyphs,
                lines,
                images,
                paths);
    }

    public PageInfo {
        if (status != PageStatus.OK && reason.isBlank()) {
            throw new IllegalArgumentException(
                    "page " + page + " is " + status.wireName() + " without a reason");
        }
    }
}
