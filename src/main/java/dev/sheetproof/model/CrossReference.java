package dev.sheetproof.model;

import java.util.Optional;
import java.util.OptionalInt;

/// A place that points at another place of the same document: a mention (`see Table 3`) or a native
/// link.
///
/// @param number position in document order, from 0, dense
/// @param lineNumber line that holds the mention or lies under the link; empty when no line does
/// @param text the words of the mention, or those under the link
/// @param source `mention` or `link`
/// @param targetPage the page pointed at; empty when it could not be resolved
/// @param targetLine the line pointed at on that page
public record CrossReference(
        int number,
        PageNumber page,
        OptionalInt lineNumber,
        String text,
        ObjectKind kind,
        String source,
        Optional<PageNumber> targetPage,
        OptionalInt targetLine,
        PageBox box) {}
