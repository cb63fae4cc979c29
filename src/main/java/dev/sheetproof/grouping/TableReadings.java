package dev.sheetproof.grouping;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.tables.TableReader;
import dev.sheetproof.tables.TableStructure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The structure of every table of a document, read once.
final class TableReadings {

    private final Map<Element, TableStructure> structures = new LinkedHashMap<>();

    TableReadings(ParsedDocument document, List<PageLayout> layouts) {
        for (PageLayout layout : layouts) {
            for (Element element : layout.elements()) {
                if (element.label() == ElementLabel.TABLE) {
                    structures.put(
                            element,
                            TableReader.read(
                                    document.page(element.page()),
                                    element.number(),
                                    element.box()));
                }
            }
        }
    }

    TableStructure of(Element table) {
        TableStructure structure = structures.get(table);
        if (structure == null) {
            throw new IllegalArgumentException("not a table of this document: " + table);
        }
        return structure;
    }

    /// All cells, by page, element, row and column.
    List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        structures.values().forEach(s -> cells.addAll(s.cells()));
        return cells;
    }
}
