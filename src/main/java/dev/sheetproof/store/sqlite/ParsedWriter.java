package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.TocEntry;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/// Writes what parse made of one document: pages, lines, spans and the tables over them.
final class ParsedWriter {

    private static final String BOX = "x0,y0,x1,y1";

    private final Connection connection;
    private final long doc;
    private final Map<FontStyle, Integer> styles = new HashMap<>();

    ParsedWriter(Connection connection, long doc) {
        this.connection = connection;
        this.doc = doc;
    }

    void write(ParsedDocument parsed) throws SQLException {
        pages(parsed.pages());
        lines(parsed.pages());
        images(parsed.pages());
        links(parsed.pages());
        toc(parsed.toc());
        namedObjects(parsed.namedObjects());
        crossReferences(parsed.crossReferences());
    }

    private void pages(List<ParsedPage> pages) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "page",
                        "doc,page,status,reason,text_source,crop_x0,crop_y0,crop_x1,crop_y1,rotation,"
                                + "user_unit,columns,glyphs,bad_glyphs,lines,images,paths")) {
            for (ParsedPage page : pages) {
                PageInfo info = page.info();
                PageFrame frame = info.frame();
                insert.number(doc)
                        .number(info.page().value())
                        .text(info.status().wireName())
                        .text(info.reason())
                        .text(info.textSource().wireName())
                        .real(frame.cropX0())
                        .real(frame.cropY0())
                        .real(frame.cropX1())
                        .real(frame.cropY1())
                        .number(frame.rotation())
                        .real(frame.userUnit())
                        .number(info.columns())
                        .number(info.glyphs())
                        .number(info.badGlyphs())
                        .number(info.lines())
                        .number(info.images())
                        .number(info.paths())
                        .add();
            }
            insert.finish();
        }
    }

    private void lines(List<ParsedPage> pages) throws SQLException {
        try (Insert looks =
                        new Insert(
                                connection, "style", "doc,style,family,size_pt,bold,italic,rgb");
                Insert lines =
                        new Insert(
                                connection,
                                "line",
                                "doc,page,line,text,"
                                        + BOX
                                        + ",style,text_column,direction,visible,edges");
                Insert spans =
                        new Insert(
                                connection,
                                "span",
                                "doc,page,line,span,start,text,"
                                        + BOX
                                        + ",style,superscript,subscript")) {
            for (ParsedPage page : pages) {
                for (Line line : page.lines()) {
                    lines.number(doc)
                            .number(page.number().value())
                            .number(line.number())
                            .text(line.text())
                            .box(line.box())
                            .number(style(looks, line.style()))
                            .number(line.column())
                            .number(line.direction())
                            .flag(line.visible())
                            .blob(Blobs.of(line.edges()))
                            .add();
                }
                lines.finish();
                for (Line line : page.lines()) {
                    int number = 0;
                    for (Span span : line.spans()) {
                        spans.number(doc)
                                .number(page.number().value())
                                .number(line.number())
                                .number(number++)
                                .number(span.offset())
                                .text(span.text())
                                .box(span.box())
                                .number(style(looks, span.style()))
                                .flag(span.superscript())
                                .flag(span.subscript())
                                .add();
                    }
                }
                spans.finish();
            }
            looks.finish();
        }
    }

    private int style(Insert looks, FontStyle style) throws SQLException {
        Integer known = styles.get(style);
        if (known != null) {
            return known;
        }
        int number = styles.size();
        styles.put(style, number);
        looks.number(doc)
                .number(number)
                .text(style.family())
                .real(style.sizePt())
                .flag(style.bold())
                .flag(style.italic())
                .number(style.rgb())
                .add();
        return number;
    }

    private void images(List<ParsedPage> pages) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "image",
                        "doc,page,image," + BOX + ",width_px,height_px,kind")) {
            for (ParsedPage page : pages) {
                for (PlacedImage image : page.graphics().images()) {
                    insert.number(doc)
                            .number(page.number().value())
                            .number(image.number())
                            .box(image.box())
                            .number(image.widthPx())
                            .number(image.heightPx())
                            .text(image.kind())
                            .add();
                }
            }
            insert.finish();
        }
    }

    private void links(List<ParsedPage> pages) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "link",
                        "doc,page,link," + BOX + ",target_kind,target_page,target_y,target")) {
            for (ParsedPage page : pages) {
                for (Link link : page.links()) {
                    insert.number(doc)
                            .number(page.number().value())
                            .number(link.number())
                            .box(link.box());
                    switch (link.target()) {
                        case Link.Target.Internal(PageNumber to, var y) ->
                                insert.text("internal").number(to.value()).real(y).none();
                        case Link.Target.External(String uri) ->
                                insert.text("external").none().none().text(uri);
                        case Link.Target.Broken(String reason) ->
                                insert.text("broken").none().none().text(reason);
                    }
                    insert.add();
                }
            }
            insert.finish();
        }
    }

    private void toc(List<TocEntry> toc) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "toc",
                        "doc,entry,level,title,start_page,end_page,start_y,breadcrumb,parent,source")) {
            for (TocEntry entry : toc) {
                insert.number(doc)
                        .number(entry.index())
                        .number(entry.level())
                        .text(entry.title())
                        .number(entry.startPage().value())
                        .number(entry.endPage().value())
                        .real(entry.startY())
                        .text(entry.breadcrumb())
                        .number(entry.parent())
                        .text(entry.source().wireName())
                        .add();
            }
            insert.finish();
        }
    }

    private void namedObjects(List<NamedObject> objects) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "named_object",
                        "doc,object,page,line,kind,label,caption," + BOX)) {
            for (NamedObject object : objects) {
                insert.number(doc)
                        .number(object.number())
                        .number(object.page().value())
                        .number(object.lineNumber())
                        .text(object.kind().wireName())
                        .text(object.label())
                        .text(object.caption())
                        .box(object.box())
                        .add();
            }
            insert.finish();
        }
    }

    private void crossReferences(List<CrossReference> references) throws SQLException {
        try (Insert insert =
                new Insert(
                        connection,
                        "cross_reference",
                        "doc,reference,page,line,text,kind,source,target_page,target_line,"
                                + BOX)) {
            for (CrossReference reference : references) {
                insert.number(doc)
                        .number(reference.number())
                        .number(reference.page().value())
                        .number(reference.lineNumber())
                        .text(reference.text())
                        .text(reference.kind().wireName())
                        .text(reference.source())
                        .number(number(reference.targetPage()))
                        .number(reference.targetLine())
                        .box(reference.box())
                        .add();
            }
            insert.finish();
        }
    }

    private static OptionalInt number(Optional<PageNumber> page) {
        return page.isPresent() ? OptionalInt.of(page.get().value()) : OptionalInt.empty();
    }
}
