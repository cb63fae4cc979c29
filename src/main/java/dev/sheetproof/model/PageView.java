package dev.sheetproof.model;

import java.util.Comparator;
import java.util.List;

/// A page as its rules want to see it: most of its text running left to right, and in units in
/// which type has the size of type.
///
/// The same sheet may be shown turned, or enlarged by UserUnit; what is drawn on it means the same.
/// A view takes pages there and results back.
///
/// @param direction clockwise degrees in which most text runs on the page as displayed: 0, 90, 180
///   or 270
/// @param widthPt size of the page as displayed; `heightPt` likewise
/// @param unit points on the page as displayed that are one unit of the view, positive
public record PageView(int direction, double widthPt, double heightPt, double unit) {

    public PageView {
        if (direction != 0 && direction != 90 && direction != 180 && direction != 270) {
            throw new IllegalArgumentException("direction not 0, 90, 180 or 270: " + direction);
        }
        if (!(unit > 0)) {
            throw new IllegalArgumentException("unit not positive: " + unit);
        }
    }

    /// The view in which the page's text is upright and its type of reading size.
    public static PageView upright(ParsedPage page) {
        int[] characters = new int[4];
        for (Line line : page.lines()) {
            characters[line.direction() / 90] += line.text().length();
        }
        int best = 0;
        for (int i = 1; i < characters.length; i++) {
            if (characters[i] > characters[best]) {
                best = i;
            }
        }
        PageFrame frame = page.info().frame();
        return new PageView(best * 90, frame.widthPt(), frame.heightPt(), frame.typeUnit());
    }

    /// The view that leaves the page as it is turned, in units of its type.
    public static PageView enlarged(PageFrame displayed) {
        return new PageView(0, displayed.widthPt(), displayed.heightPt(), displayed.typeUnit());
    }

    /// Whether the view shows the page as displayed.
    public boolean same() {
        return direction == 0 && unit == 1;
    }

    /// A box of the page as displayed.
    public PageBox see(PageBox b) {
        return switch (direction) {
            case 90 -> box(b.y0(), widthPt - b.x1(), b.y1(), widthPt - b.x0());
            case 180 ->
                    box(widthPt - b.x1(), heightPt - b.y1(), widthPt - b.x0(), heightPt - b.y0());
            case 270 -> box(heightPt - b.y1(), b.x0(), heightPt - b.y0(), b.x1());
            default -> box(b.x0(), b.y0(), b.x1(), b.y1());
        };
    }

    private PageBox box(double x0, double y0, double x1, double y1) {
        return PageBox.of(x0 / unit, y0 / unit, x1 / unit, y1 / unit);
    }

    /// A box of the view on the page as displayed.
    public PageBox back(PageBox seen) {
        double x0 = seen.x0() * unit;
        double y0 = seen.y0() * unit;
        double x1 = seen.x1() * unit;
        double y1 = seen.y1() * unit;
        return switch (direction) {
            case 90 -> PageBox.of(widthPt - y1, x0, widthPt - y0, x1);
            case 180 -> PageBox.of(widthPt - x1, heightPt - y1, widthPt - x0, heightPt - y0);
            case 270 -> PageBox.of(y0, heightPt - x1, y1, heightPt - x0);
            default -> PageBox.of(x0, y0, x1, y1);
        };
    }

    /// A page as displayed. Its links stay where they are.
    public ParsedPage see(ParsedPage page) {
        if (same()) {
            return page;
        }
        PageInfo i = page.info();
        boolean sideways = direction == 90 || direction == 270;
        PageFrame frame =
                new PageFrame(
                        0,
                        0,
                        (sideways ? heightPt : widthPt) / unit,
                        (sideways ? widthPt : heightPt) / unit,
                        0,
                        1);
        return new ParsedPage(
                i.withFrame(frame),
                page.lines().stream().map(this::see).toList(),
                see(page.graphics()),
                page.links());
    }

    private PageGraphics see(PageGraphics g) {
        return new PageGraphics(
                // In the order that parse gives rules in.
                g.rules().stream()
                        .map(this::see)
                        .sorted(
                                Comparator.comparing((Rule r) -> !r.horizontal())
                                        .thenComparingDouble(Rule::at)
                                        .thenComparingDouble(Rule::from))
                        .toList(),
                g.fills().stream()
                        .map(f -> new Fill(see(f.box()), f.rectangle(), f.rgb()))
                        .toList(),
                g.strokes().stream()
                        .map(s -> new Stroke(see(s.box()), s.segments(), s.curved(), s.diagonal()))
                        .toList(),
                g.images().stream()
                        .map(
                                p ->
                                        new PlacedImage(
                                                p.page(),
                                                p.number(),
                                                see(p.box()),
                                                p.widthPx(),
                                                p.heightPx(),
                                                p.kind()))
                        .toList());
    }

    private Rule see(Rule r) {
        PageBox b = see(r.box());
        boolean horizontal = r.horizontal() == (direction % 180 == 0);
        double thickness = r.thickness() / unit;
        return horizontal
                ? new Rule(true, b.centerY(), b.x0(), b.x1(), thickness, r.rgb())
                : new Rule(false, b.centerX(), b.y0(), b.y1(), thickness, r.rgb());
    }

    private Line see(Line line) {
        boolean horizontal = line.horizontal();
        float[] starts = line.edges().starts();
        float[] ends = line.edges().ends();
        for (int i = 0; i < starts.length; i++) {
            starts[i] = (float) along(starts[i], horizontal);
            ends[i] = (float) along(ends[i], horizontal);
        }
        List<Span> spans =
                line.spans().stream()
                        .map(
                                s ->
                                        new Span(
                                                s.offset(),
                                                s.text(),
                                                see(s.box()),
                                                see(s.style()),
                                                s.superscript(),
                                                s.subscript()))
                        .toList();
        return new Line(
                line.page(),
                line.number(),
                line.text(),
                see(line.box()),
                see(line.style()),
                line.column(),
                (line.direction() - direction + 360) % 360,
                CharEdges.of(starts, ends),
                spans,
                line.visible());
    }

    /// A place along x or y of the page as displayed, along the same way in the view.
    private double along(double value, boolean x) {
        boolean turnedBack =
                switch (direction) {
                    case 90 -> x;
                    case 180 -> true;
                    case 270 -> !x;
                    default -> false;
                };
        return (turnedBack ? (x ? widthPt : heightPt) - value : value) / unit;
    }

    private FontStyle see(FontStyle s) {
        // Two decimals, as parse states sizes.
        double size = Math.round(s.sizePt() / unit * 100) / 100.0;
        return unit == 1 ? s : new FontStyle(s.family(), size, s.bold(), s.italic(), s.rgb());
    }

    /// The opposite of an unturned view: its pages are this view's and its view is the page as
    /// displayed.
    private PageView inverse() {
        if (direction != 0) {
            throw new IllegalStateException("turned by " + direction);
        }
        return new PageView(0, widthPt / unit, heightPt / unit, 1 / unit);
    }

    /// What is drawn in an unturned view, on the page as displayed.
    ///
    /// @throws IllegalStateException when the view is turned
    public PageGraphics back(PageGraphics seen) {
        return same() ? seen : inverse().see(seen);
    }

    /// A page read in an unturned view, as displayed. Its links stay where they are.
    ///
    /// @throws IllegalStateException when the view is turned
    public ParsedPage back(ParsedPage seen, PageFrame displayed) {
        if (same()) {
            return seen;
        }
        ParsedPage page = inverse().see(seen);
        return new ParsedPage(
                page.info().withFrame(displayed), page.lines(), page.graphics(), page.links());
    }

    /// What was found in the view, on the page as displayed.
    public PageLayout back(PageLayout seen) {
        return same() ? seen : seen.withBoxes(this::back);
    }
}
