package dev.sheetproof.demo.kit;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// What was drawn on one page: elements with their labels, and which of them a reader takes as one
/// thing.
public final class PageTruth {

    private final List<Mark> marks = new ArrayList<>();
    private final List<List<Integer>> units = new ArrayList<>();
    private final List<CellText> cells = new ArrayList<>();
    private final List<Value> values = new ArrayList<>();
    private boolean inUnit;

    /// One value of a table with the headings it stands under.
    ///
    /// @param row the text at the start of its row
    /// @param column the text at the head of its column
    /// @param unit the text under "Unit" in its row, or empty
    public record Value(String row, String column, String value, String unit, PageBox box) {}

    /// The text of one table cell and its place.
    public record CellText(String text, PageBox box) {}

    void cell(String text, PageBox box) {
        cells.add(new CellText(text, box));
    }

    /// All cells of all tables on the page.
    public List<CellText> cells() {
        return List.copyOf(cells);
    }

    void value(Value value) {
        values.add(value);
    }

    public List<Value> values() {
        return List.copyOf(values);
    }

    /// One element as drawn.
    public record Mark(ElementLabel label, PageBox box) {}

    /// Notes an element; it is a reading unit of its own unless a unit is open.
    public void mark(ElementLabel label, PageBox box) {
        int id = marks.size();
        marks.add(new Mark(label, box));
        if (inUnit && !units.isEmpty()) {
            units.getLast().add(id);
        } else {
            units.add(new ArrayList<>(List.of(id)));
        }
    }

    /// Opens a reading unit; what is noted until [#endUnit()] belongs together.
    public void beginUnit() {
        units.add(new ArrayList<>());
        inUnit = true;
    }

    public void endUnit() {
        inUnit = false;
        units.removeIf(List::isEmpty);
    }

    public List<Mark> marks() {
        return List.copyOf(marks);
    }

    /// The reading units in reading order, as positions in [#marks()].
    public List<List<Integer>> units() {
        return units.stream().map(List::copyOf).toList();
    }

    /// The box around the reading unit that holds this place.
    public PageBox unitAround(PageBox place) {
        for (List<Integer> unit : units) {
            PageBox around = PageBox.enclosing(unit.stream().map(i -> marks.get(i).box()).toList());
            if (unit.stream().anyMatch(i -> marks.get(i).box().inflate(1).contains(place))) {
                return around;
            }
        }
        throw new IllegalArgumentException("no element holds " + place);
    }
}
