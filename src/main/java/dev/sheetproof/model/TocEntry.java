package dev.sheetproof.model;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/// A section of a document: an outline entry of the file, a title of the table of contents printed
/// in it, or a heading found by its typography.
///
/// @param index position in document order, from 0, dense
/// @param level depth, 1 for the top
/// @param startPage first page of the section
/// @param endPage page on which the next section of the same or a higher level starts, or the last
///   page
/// @param startY top of the heading on `startPage` in points of the displayed page; empty when
///   unknown
/// @param breadcrumb titles from the top to this entry, joined by ` > `
/// @param parent index of the enclosing entry
public record TocEntry(
        int index,
        int level,
        String title,
        PageNumber startPage,
        PageNumber endPage,
        OptionalDouble startY,
        String breadcrumb,
        OptionalInt parent,
        Source source) {

    /// Joins the titles of a breadcrumb and of a chunk's `toc_path`.
    public static final String SEPARATOR = " > ";

    public TocEntry {
        if (level < 1) {
            throw new IllegalArgumentException("level below 1: " + level);
        }
        if (endPage.compareTo(startPage) < 0) {
            throw new IllegalArgumentException(
                    "section ends before it starts: " + startPage + ".." + endPage);
        }
    }

    /// Who says that there is a section.
    public enum Source {
        NATIVE,
        CONTENTS,
        TYPOGRAPHY;

        /// The name in stored tables and JSON: lower case.
        public String wireName() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        /// @throws IllegalArgumentException when no source has this name
        public static Source parse(String wireName) {
            return valueOf(wireName.toUpperCase(java.util.Locale.ROOT));
        }
    }
}
