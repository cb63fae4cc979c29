package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Reads what was detected on the pages of one document, and the cells of its tables.
final class LayoutRows {

    private LayoutRows() {}

    private record OnPage<T>(int page, T value) {}

    static List<PageLayout> layouts(Connection connection, long doc) throws SQLException {
        boolean reasons = Schema.hasReasons(connection);
        String droppedFor = reasons ? "dropped_for" : "reason";
        Map<Integer, List<Detection>> raw =
                byPage(connection, doc, "detection", row -> detection(row, reasons));
        Map<Integer, List<PageLayout.Dropped>> dropped =
                byPage(
                        connection,
                        doc,
                        "dropped",
                        row ->
                                new PageLayout.Dropped(
                                        detection(row, reasons), row.getString(droppedFor)));
        Map<Integer, List<Element>> elements =
                byPage(connection, doc, "element", row -> element(row, reasons));
        return Rows.list(
                connection,
                "SELECT page FROM page_layout WHERE doc = ? ORDER BY page",
                row -> {
                    int page = row.getInt(1);
                    return new PageLayout(
                            new PageNumber(page),
                            raw.getOrDefault(page, List.of()),
                            elements.getOrDefault(page, List.of()),
                            dropped.getOrDefault(page, List.of()));
                },
                doc);
    }

    static List<Element> elements(Connection connection, long doc, PageNumber page)
            throws SQLException {
        boolean reasons = Schema.hasReasons(connection);
        return Rows.list(
                connection,
                "SELECT * FROM element WHERE doc = ? AND page = ? ORDER BY element",
                row -> element(row, reasons),
                doc,
                page.value());
    }

    /// @param table its third key column has the table's name
    private static <T> Map<Integer, List<T>> byPage(
            Connection connection, long doc, String table, Rows.Reader<T> reader)
            throws SQLException {
        Map<Integer, List<T>> pages = new HashMap<>();
        for (OnPage<T> row :
                Rows.list(
                        connection,
                        "SELECT * FROM " + table + " WHERE doc = ? ORDER BY page," + table,
                        result -> new OnPage<>(result.getInt("page"), reader.read(result)),
                        doc)) {
            pages.computeIfAbsent(row.page(), page -> new ArrayList<>()).add(row.value());
        }
        return pages;
    }

    private static Detection detection(ResultSet row, boolean reasons) throws SQLException {
        return new Detection(
                ElementLabel.parse(row.getString("label")),
                row.getDouble("confidence"),
                Rows.box(row),
                row.getString("source"),
                reasons ? row.getString("reason") : "");
    }

    private static Element element(ResultSet row, boolean reasons) throws SQLException {
        return new Element(
                new PageNumber(row.getInt("page")),
                row.getInt("element"),
                ElementLabel.parse(row.getString("label")),
                row.getDouble("confidence"),
                Rows.box(row),
                row.getString("source"),
                reasons ? row.getString("reason") : "");
    }

    static List<Cell> cells(Connection connection, long doc) throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM cell WHERE doc = ? ORDER BY cell",
                LayoutRows::cell,
                doc);
    }

    static List<Cell> cells(Connection connection, long doc, PageNumber page) throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM cell WHERE doc = ? AND page = ? ORDER BY cell",
                LayoutRows::cell,
                doc,
                page.value());
    }

    private static Cell cell(ResultSet row) throws SQLException {
        return new Cell(
                new PageNumber(row.getInt("page")),
                row.getInt("element"),
                row.getInt("grid_row"),
                row.getInt("grid_column"),
                row.getInt("row_span"),
                row.getInt("column_span"),
                Rows.box(row),
                row.getString("text"),
                row.getString("row_label"),
                row.getString("column_label"),
                row.getBoolean("header"));
    }
}
