package dev.sheetproof.model;

import java.util.List;

/// A page as parse leaves it: the input of layout detection.
///
/// @param lines in reading order; a line's number is its index
public record ParsedPage(PageInfo info, List<Line> lines, PageGraphics graphics, List<Link> links) {

    public ParsedPage {
        lines = List.copyOf(lines);
        links = List.copyOf(links);
    }

    public PageNumber number() {
        return info.page();
    }
}
