package dev.sheetproof.evidence;

import java.util.List;
import java.util.Locale;

/// The tables that a corpus can be exported as, with their columns. Places are in PDF points of the
/// displayed page.
public enum StoredTable {
    PAGE(
            "page",
            "status",
            "reason",
            "text_source",
            "width_pt",
            "height_pt",
            "rotation",
            "columns",
            "glyphs",
            "bad_glyphs",
            "lines",
            "images",
            "paths"),
    LINE(
            "page",
            "line",
            "text",
            "bbox",
            "font",
            "size_pt",
            "bold",
            "italic",
            "rgb",
            "column",
            "direction",
            "visible"),
    SPAN(
            "page",
            "line",
            "span",
            "offset",
            "text",
            "bbox",
            "font",
            "size_pt",
            "bold",
            "italic",
            "rgb",
            "superscript",
            "subscript"),
    TOC(
            "index",
            "level",
            "title",
            "start_page",
            "end_page",
            "start_y",
            "breadcrumb",
            "parent",
            "source"),
    IMAGE("page", "image", "bbox", "width_px", "height_px", "kind"),
    LINK("page", "link", "bbox", "target", "target_page", "target_y", "uri", "reason"),
    NAMED_OBJECT("number", "page", "line", "kind", "label", "caption", "bbox"),
    CROSS_REFERENCE(
            "number",
            "page",
            "line",
            "text",
            "kind",
            "source",
            "target_page",
            "target_line",
            "bbox"),
    SUMMARY(
            "sha256",
            "status",
            "reason",
            "pages",
            "title",
            "producer",
            "creator",
            "content_type",
            "languages",
            "family",
            "part_numbers",
            "native_outline",
            "dropped_outline",
            "needs_ocr"),
    ELEMENT("page", "element", "label", "confidence", "bbox", "source", "reason"),
    CHUNK(
            "chunk_id",
            "chunk_key",
            "page",
            "bboxes_pdf",
            "continued",
            "reading_order",
            "block_type",
            "section_title",
            "toc_path",
            "native_text",
            "elements",
            "warnings"),
    CELL(
            "page",
            "element",
            "row",
            "column",
            "row_span",
            "column_span",
            "bbox",
            "text",
            "row_label",
            "column_label",
            "header");

    private final String columns;

    StoredTable(String... columns) {
        this.columns = String.join(",", columns);
    }

    /// Column names in order, after `doc_id` and `source_pdf`.
    public List<String> columns() {
        return List.of(columns.split(",", -1));
    }

    /// The name on the command line: lower case with underscores.
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// @throws IllegalArgumentException when no table has this name
    public static StoredTable parse(String wireName) {
        for (StoredTable table : values()) {
            if (table.wireName().equals(wireName)) {
                return table;
            }
        }
        throw new IllegalArgumentException("no table is called '" + wireName + "'");
    }
}
