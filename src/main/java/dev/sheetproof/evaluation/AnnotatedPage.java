package dev.sheetproof.evaluation;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.List;

/// What a person marked on one page.
///
/// @param file name of the PDF, without folders
/// @param units reading units in reading order, each the indexes of its elements in `elements`
/// @param values table values with their row and column
public record AnnotatedPage(
        String file,
        PageNumber page,
        List<Region> elements,
        List<List<Integer>> units,
        List<Value> values) {

    public AnnotatedPage {
        elements = List.copyOf(elements);
        units = units.stream().map(List::copyOf).toList();
        values = List.copyOf(values);
    }

    /// A labelled region.
    public record Region(ElementLabel label, PageBox box) {}

    /// A value of a table.
    ///
    /// @param row what names its row; `column`: its column
    public record Value(String row, String column, String text, PageBox box) {}
}
