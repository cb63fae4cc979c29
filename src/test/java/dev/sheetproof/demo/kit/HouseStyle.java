package dev.sheetproof.demo.kit;

/// The typographic style of one document.
///
/// @param heading main headings
/// @param subheading headings of the second level
/// @param mark what main headings are set off with
/// @param accent the colour of that
/// @param justified whether paragraphs are set to both edges
public record HouseStyle(
        Type heading,
        Type subheading,
        Type body,
        Type caption,
        Type note,
        Mark mark,
        Ink accent,
        boolean justified) {

    /// What sets off a main heading.
    public enum Mark {
        NONE,
        RULE_BELOW,
        BAND,
        BAR
    }
}
