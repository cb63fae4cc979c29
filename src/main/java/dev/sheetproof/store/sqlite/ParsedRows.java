package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.model.TocEntry;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads what parse made of one document.
final class ParsedRows {

    private ParsedRows() {}

    static List<PageInfo> pages(Connection connection, long doc) throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM page WHERE doc = ? ORDER BY page",
                ParsedRows::page,
                doc);
    }

    static Optional<PageInfo> page(Connection connection, long doc, PageNumber page)
            throws SQLException {
        return Rows.first(
                connection,
                "SELECT * FROM page WHERE doc = ? AND page = ?",
                ParsedRows::page,
                doc,
                page.value());
    }

    private static PageInfo page(ResultSet row) throws SQLException {
        return new PageInfo(
                new PageNumber(row.getInt("page")),
                PageStatus.parse(row.getString("status")),
                row.getString("reason"),
                TextSource.parse(row.getString("text_source")),
                new PageFrame(
                        row.getDouble("crop_x0"),
                        row.getDouble("crop_y0"),
                        row.getDouble("crop_x1"),
                        row.getDouble("crop_y1"),
                        row.getInt("rotation"),
                        row.getDouble("user_unit")),
                row.getInt("columns"),
                row.getInt("glyphs"),
                row.getInt("bad_glyphs"),
                row.getInt("lines"),
                row.getInt("images"),
                row.getInt("paths"));
    }

    private record PlacedSpan(int line, Span span) {}

    static List<Line> lines(Connection connection, long doc, PageNumber page) throws SQLException {
        Map<Integer, List<Span>> spans = new HashMap<>();
        for (PlacedSpan placed :
                Rows.list(
                        connection,
                        "SELECT span.*,family,size_pt,bold,italic,rgb FROM span JOIN style USING"
                                + " (doc,style) WHERE doc = ? AND page = ? ORDER BY line,span",
                        row ->
                                new PlacedSpan(
                                        row.getInt("line"),
                                        new Span(
                                                row.getInt("start"),
                                                row.getString("text"),
                                                Rows.box(row),
                                                style(row),
                                                row.getBoolean("superscript"),
                                                row.getBoolean("subscript"))),
                        doc,
                        page.value())) {
            spans.computeIfAbsent(placed.line(), line -> new ArrayList<>()).add(placed.span());
        }
        return Rows.list(
                connection,
                "SELECT line.*,family,size_pt,bold,italic,rgb FROM line JOIN style USING (doc,style)"
                        + " WHERE doc = ? AND page = ? ORDER BY line",
                row -> {
                    String text = row.getString("text");
                    int number = row.getInt("line");
                    return new Line(
                            page,
                            number,
                            text,
                            Rows.box(row),
                            style(row),
                            row.getInt("text_column"),
                            row.getInt("direction"),
                            Blobs.edges(row.getBytes("edges"), text.length()),
                            spans.getOrDefault(number, List.of()),
                            row.getBoolean("visible"));
                },
                doc,
                page.value());
    }

    private static FontStyle style(ResultSet row) throws SQLException {
        return new FontStyle(
                row.getString("family"),
                row.getDouble("size_pt"),
                row.getBoolean("bold"),
                row.getBoolean("italic"),
                row.getInt("rgb"));
    }

    static List<TocEntry> toc(Connection connection, long doc) throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM toc WHERE doc = ? ORDER BY entry",
                row ->
                        new TocEntry(
                                row.getInt("entry"),
                                row.getInt("level"),
                                row.getString("title"),
                                new PageNumber(row.getInt("start_page")),
                                new PageNumber(row.getInt("end_page")),
                                Rows.optionalDouble(row, "start_y"),
                                row.getString("breadcrumb"),
                                Rows.optionalInt(row, "parent"),
                                TocEntry.Source.parse(row.getString("source"))),
                doc);
    }

    static List<PlacedImage> images(Connection connection, long doc) throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM image WHERE doc = ? ORDER BY page,image",
                row ->
                        new PlacedImage(
                                new PageNumber(row.getInt("page")),
                                row.getInt("image"),
                                Rows.box(row),
                                row.getInt("width_px"),
                                row.getInt("height_px"),
                                row.getString("kind")),
                doc);
    }

    static List<Link> links(Connection connection, long doc) throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM link WHERE doc = ? ORDER BY page,link",
                row ->
                        new Link(
                                new PageNumber(row.getInt("page")),
                                row.getInt("link"),
                                Rows.box(row),
                                target(row)),
                doc);
    }

    private static Link.Target target(ResultSet row) throws SQLException {
        String kind = row.getString("target_kind");
        return switch (kind) {
            case "internal" ->
                    new Link.Target.Internal(
                            new PageNumber(row.getInt("target_page")),
                            Rows.optionalDouble(row, "target_y"));
            case "external" -> new Link.Target.External(row.getString("target"));
            case "broken" -> new Link.Target.Broken(row.getString("target"));
            default -> throw new IllegalArgumentException("unknown kind of link target: " + kind);
        };
    }

    static List<NamedObject> namedObjects(Connection connection, long doc) throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM named_object WHERE doc = ? ORDER BY object",
                row ->
                        new NamedObject(
                                row.getInt("object"),
                                new PageNumber(row.getInt("page")),
                                row.getInt("line"),
                                ObjectKind.parse(row.getString("kind")),
                                row.getString("label"),
                                row.getString("caption"),
                                Rows.box(row)),
                doc);
    }

    static List<CrossReference> crossReferences(Connection connection, long doc)
            throws SQLException {
        return Rows.list(
                connection,
                "SELECT * FROM cross_reference WHERE doc = ? ORDER BY reference",
                row -> {
                    var targetPage = Rows.optionalInt(row, "target_page");
                    return new CrossReference(
                            row.getInt("reference"),
                            new PageNumber(row.getInt("page")),
                            Rows.optionalInt(row, "line"),
                            row.getString("text"),
                            ObjectKind.parse(row.getString("kind")),
                            row.getString("source"),
                            targetPage.isPresent()
                                    ? Optional.of(new PageNumber(targetPage.getAsInt()))
                                    : Optional.empty(),
                            Rows.optionalInt(row, "target_line"),
                            Rows.box(row));
                },
                doc);
    }
}
