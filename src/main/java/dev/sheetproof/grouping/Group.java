package dev.sheetproof.grouping;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Elements that are read as one thing, while chunks are being made.
///
/// @param elements by page, then reading order; not empty
record Group(List<Element> elements) {

    static final Comparator<Element> READING =
            Comparator.comparing(Element::page).thenComparingInt(Element::number);

    Group {
        elements = elements.stream().sorted(READING).toList();
        if (elements.isEmpty()) {
            throw new IllegalArgumentException("group without elements");
        }
    }

    Element first() {
        return elements.getFirst();
    }

    Group with(List<Element> more) {
        List<Element> all = new ArrayList<>(elements);
        all.addAll(more);
        return new Group(all);
    }

    boolean holds(ElementLabel label) {
        return elements.stream().anyMatch(e -> e.label() == label);
    }

    /// What kind of reading unit it is: by its table, its figure, or what it is all made of.
    BlockType type() {
        // A table in a drawing and a drawing in a table are part of what surrounds them.
        Optional<Element> anchor =
                elements.stream()
                        .filter(
                                e ->
                                        e.label() == ElementLabel.TABLE
                                                || e.label() == ElementLabel.FIGURE)
                        .max(Comparator.comparingDouble(e -> e.box().area()));
        if (anchor.isPresent()) {
            return anchor.get().label() == ElementLabel.TABLE ? BlockType.TABLE : BlockType.FIGURE;
        }
        return switch (first().label()) {
            case TITLE -> BlockType.TITLE;
            case LIST -> BlockType.LIST;
            case FORMULA -> BlockType.FORMULA;
            case HEADER_FOOTER -> BlockType.HEADER_FOOTER;
            case TABLE -> BlockType.TABLE;
            case FIGURE -> BlockType.FIGURE;
            case TEXT, TABLE_CAPTION, FIGURE_CAPTION, TABLE_FOOTNOTE -> BlockType.TEXT;
        };
    }
}
