package dev.sheetproof.model;

import java.util.OptionalDouble;

/// A link annotation of a page. Links are only shown, never followed by the program itself.
///
/// @param number position on its page, from 0
/// @param box the clickable area on the displayed page
public record Link(PageNumber page, int number, PageBox box, Target target) {

    /// Where a link leads.
    public sealed interface Target {
        /// Another place of the same file; `y` is the top in points of the displayed target page.
        record Internal(PageNumber page, OptionalDouble y) implements Target {}

        /// An address outside the file.
        record External(String uri) implements Target {}

        /// A destination that does not exist in the file; `reason` says why.
        record Broken(String reason) implements Target {}
    }
}
