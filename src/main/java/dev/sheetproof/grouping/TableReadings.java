package dev.sheetproof.grouping;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageView;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.tables.TableReader;
import dev.sheetproof.tables.TableStructure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The structure of every table of a document, read once.
final class TableReadings {

    private final Map<Element, TableStructure> structures = new LinkedHashMap<>();
    private final Map<Element, Element> origins = new HashMap<>();

    TableReadings(ParsedDocument document, List<PageLayout> layouts) {
        for (PageLayout layout : layouts) {
            for (Element element : layout.elements()) {
                if (element.label() == ElementLabel.TABLE) {
                    structures.put(element, read(document.page(element.page()), element));
                }
            }
        }
    }

    private static TableStructure read(ParsedPage page, Element table) {
        PageView view = PageView.enlarged(page.info().frame());
        TableStructure read =
                TableReader.read(view.see(page), table.number(), view.see(table.box()));
        return view.same() ? read : read.withBoxes(view::back);
    }

    TableStructure of(Element table) {
        TableStructure structure = structures.get(table);
        if (structure == null) {
            throw new IllegalArgumentException("not a table of this document: " + table);
        }
        return structure;
    }

    /// The table whose headers name the columns of a table: itself, or where it began on an earlier
    /// page.
    TableStructure headed(Element table) {
        return of(origins.getOrDefault(table, table));
    }

    /// Takes a table without headers of its own as the next part of another.
    void continues(Element upper, Element lower) {
        Element origin = origins.getOrDefault(upper, upper);
        origins.put(lower, origin);
        structures.put(lower, of(lower).continuing(of(origin)));
    }

    /// All cells, by page, element, row and column.
    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        structures.values().forEach(s -> cells.addAll(s.cells()));
        return cells;
    }
}
