package dev.sheetproof.ingest;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/// Brings what was found on pages laid straight back to where it stands on the pages as displayed.
///
/// Scans lie askew by a degree or so. Rows and columns are found on the page laid straight about
/// its middle; at its edges that is a line's height away from what is seen. A line keeps its size
/// and moves to its place; a region becomes the box around its turned outline.
final class AskewPages {

    private final Map<PageNumber, Turn> turns = new HashMap<>();

    /// @param used recognised pages whose text was taken
    AskewPages(ParsedDocument parsed, SortedMap<PageNumber, RecognisedPage> used) {
        used.forEach(
                (number, page) -> {
                    if (page.tiltDegrees() != 0) {
                        PageBox bounds = parsed.page(number).info().frame().bounds();
                        turns.put(number, Turn.of(page.tiltDegrees(), bounds));
                    }
                });
    }

    boolean none() {
        return turns.isEmpty();
    }

    ParsedDocument back(ParsedDocument parsed) {
        return new ParsedDocument(
                parsed.summary(),
                parsed.pages().stream().map(this::page).toList(),
                parsed.toc(),
                parsed.namedObjects().stream().map(this::object).toList(),
                parsed.crossReferences().stream().map(this::reference).toList());
    }

    List<PageLayout> layouts(List<PageLayout> layouts) {
        return layouts.stream().map(this::layout).toList();
    }

    List<Cell> cells(List<Cell> cells) {
        return cells.stream().map(c -> c.withBox(around(c.page(), c.box()))).toList();
    }

    List<Chunk> chunks(List<Chunk> chunks) {
        return chunks.stream()
                .map(
                        c ->
                                c.withPlaces(
                                        boxes(c.place()),
                                        c.continued().stream().map(this::boxes).toList()))
                .toList();
    }

    private PageBoxes boxes(PageBoxes place) {
        return new PageBoxes(
                place.page(),
                place.boxes().stream().map(box -> around(place.page(), box)).toList());
    }

    private ParsedPage page(ParsedPage page) {
        Turn turn = turns.get(page.number());
        return turn == null
                ? page
                : new ParsedPage(
                        page.info(),
                        page.lines().stream().map(turn::line).toList(),
                        page.graphics(),
                        page.links());
    }

    private NamedObject object(NamedObject o) {
        return new NamedObject(
                o.number(),
                o.page(),
                o.lineNumber(),
                o.kind(),
                o.label(),
                o.caption(),
                around(o.page(), o.box()));
    }

    private CrossReference reference(CrossReference r) {
        return new CrossReference(
                r.number(),
                r.page(),
                r.lineNumber(),
                r.text(),
                r.kind(),
                r.source(),
                r.targetPage(),
                r.targetLine(),
                around(r.page(), r.box()));
    }

    private PageLayout layout(PageLayout layout) {
        Turn turn = turns.get(layout.page());
        return turn == null ? layout : layout.withBoxes(turn::around);
    }

    private PageBox around(PageNumber page, PageBox box) {
        Turn turn = turns.get(page);
        return turn == null ? box : turn.around(box);
    }

    /// A turn about the middle of a page, clockwise positive.
    private record Turn(double sin, double cos, PageBox page) {

        static Turn of(double degrees, PageBox page) {
            double angle = Math.toRadians(degrees);
            return new Turn(Math.sin(angle), Math.cos(angle), page);
        }

        private double x(double x, double y) {
            return page.centerX() + cos * (x - page.centerX()) - sin * (y - page.centerY());
        }

        private double y(double x, double y) {
            return page.centerY() + sin * (x - page.centerX()) + cos * (y - page.centerY());
        }

        /// The box around a turned box, within the page.
        PageBox around(PageBox box) {
            double cx = x(box.centerX(), box.centerY());
            double cy = y(box.centerX(), box.centerY());
            double halfWidth = (cos * box.width() + Math.abs(sin) * box.height()) / 2;
            double halfHeight = (cos * box.height() + Math.abs(sin) * box.width()) / 2;
            return within(cx - halfWidth, cy - halfHeight, cx + halfWidth, cy + halfHeight);
        }

        private PageBox within(double x0, double y0, double x1, double y1) {
            double left = Math.clamp(x0, page.x0(), page.x1());
            double top = Math.clamp(y0, page.y0(), page.y1());
            return PageBox.of(
                    left, top, Math.clamp(x1, left, page.x1()), Math.clamp(y1, top, page.y1()));
        }

        Line line(Line line) {
            PageBox box = line.box();
            double dx = x(box.centerX(), box.centerY()) - box.centerX();
            double dy = y(box.centerX(), box.centerY()) - box.centerY();
            float along = (float) (line.horizontal() ? dx : dy);
            float[] starts = line.edges().starts();
            float[] ends = line.edges().ends();
            for (int i = 0; i < starts.length; i++) {
                starts[i] += along;
                ends[i] += along;
            }
            return new Line(
                    line.page(),
                    line.number(),
                    line.text(),
                    moved(box, dx, dy),
                    line.style(),
                    line.column(),
                    line.direction(),
                    CharEdges.of(starts, ends),
                    line.spans().stream()
                            .map(
                                    s ->
                                            new Span(
                                                    s.offset(),
                                                    s.text(),
                                                    moved(s.box(), dx, dy),
                                                    s.style(),
                                                    s.superscript(),
                                                    s.subscript()))
                            .toList(),
                    line.visible());
        }

        private static PageBox moved(PageBox box, double dx, double dy) {
            return PageBox.of(box.x0() + dx, box.y0() + dy, box.x1() + dx, box.y1() + dy);
        }
    }
}
