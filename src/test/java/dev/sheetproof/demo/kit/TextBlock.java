package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// A paragraph set to a width: marked-up text broken into lines.
///
/// Markup: `_{…}` subscript, `^{…}` superscript, `*{…}` bold, `/{…}` italic, `@name{…}` a link to
/// the destination `name`; a line feed breaks the line.
public final class TextBlock {

    private static final double LEADING = 1.2;
    private static final Ink LINK = Ink.rgb(0x1a4f9c);

    private final Type type;
    private final List<Line> lines;

    private enum Gap {
        NONE,
        BREAK,
        SPACE,
        FEED
    }

    private record Atom(String text, Type type, double rise, String link, Gap gap) {
        boolean sameStyle(Atom other) {
            return type.equals(other.type) && rise == other.rise && link.equals(other.link);
        }
    }

    private record Line(List<Atom> atoms, double width, boolean last) {}

    private TextBlock(Type type, List<Line> lines) {
        this.type = type;
        this.lines = lines;
    }

    /// Breaks the text to lines no wider than `width` where its words allow.
    public static TextBlock of(FontBook fonts, String markup, Type type, double width) {
        Reader reader = new Reader(markup);
        reader.read(type, 0, "", false);
        return new TextBlock(type, broken(fonts, reader.atoms, width));
    }

    public double leading() {
        return type.size() * LEADING;
    }

    public double height() {
        return lines.size() * leading();
    }

    /// The width of the widest line.
    public double width() {
        return lines.stream().mapToDouble(Line::width).max().orElse(0);
    }

    public int lineCount() {
        return lines.size();
    }

    /// Draws the lines `from` to before `to` with the first one's top at `y`, and returns the box
    /// of the text.
    PageBox draw(
            Canvas canvas,
            double x,
            double y,
            double width,
            Align align,
            boolean justify,
            int from,
            int to) {
        List<PageBox> boxes = new ArrayList<>();
        for (int i = from; i < to; i++) {
            Line line = lines.get(i);
            double baseline = y + (i - from) * leading() + type.size() * 0.95;
            long blanks = line.atoms().stream().skip(1).filter(a -> a.gap() == Gap.SPACE).count();
            double slack = width - line.width();
            double extra =
                    justify && !line.last() && blanks > 0 && slack < width * 0.3
                            ? slack / blanks
                            : 0;
            double left = x + (extra > 0 ? 0 : align.share() * slack);
            boxes.add(drawLine(canvas, line, left, baseline, extra));
        }
        return PageBox.enclosing(boxes);
    }

    /// Draws the whole block.
    public PageBox draw(Canvas canvas, double x, double y, double width, Align align) {
        return draw(canvas, x, y, width, align, false, 0, lines.size());
    }

    private PageBox drawLine(Canvas canvas, Line line, double x, double baseline, double extra) {
        double cursor = x;
        List<Atom> atoms = line.atoms();
        for (int i = 0; i < atoms.size(); ) {
            Atom first = atoms.get(i);
            StringBuilder text =
                    new StringBuilder(i > 0 && first.gap() == Gap.SPACE ? " " : "")
                            .append(first.text());
            int next = i + 1;
            while (next < atoms.size() && atoms.get(next).sameStyle(first)) {
                text.append(atoms.get(next).gap() == Gap.SPACE ? " " : "")
                        .append(atoms.get(next).text());
                next++;
            }
            PageBox box =
                    canvas.spaced(
                            cursor, baseline - first.rise(), text.toString(), first.type(), extra);
            if (!first.link().isEmpty()) {
                canvas.link(first.link(), box);
            }
            cursor = box.x1();
            i = next;
        }
        return new PageBox(
                x,
                baseline - Type.ASCENT * type.size(),
                cursor,
                baseline + Type.DESCENT * type.size());
    }

    private static List<Line> broken(FontBook fonts, List<Atom> atoms, double width) {
        List<Line> lines = new ArrayList<>();
        List<Atom> line = new ArrayList<>();
        double lineWidth = 0;
        for (int i = 0; i < atoms.size(); ) {
            int next = i + 1;
            while (next < atoms.size() && atoms.get(next).gap() == Gap.NONE) {
                next++;
            }
            List<Atom> word = atoms.subList(i, next);
            Gap gap = word.getFirst().gap();
            double blank = gap == Gap.SPACE ? fonts.width(" ", word.getFirst().type()) : 0;
            double wordWidth = 0;
            for (Atom atom : word) {
                wordWidth += fonts.width(atom.text(), atom.type());
            }
            boolean full = lineWidth + blank + wordWidth > width + 0.01;
            if (!line.isEmpty() && (gap == Gap.FEED || full)) {
                lines.add(new Line(List.copyOf(line), lineWidth, gap == Gap.FEED));
                line.clear();
                lineWidth = 0;
            }
            lineWidth += (line.isEmpty() ? 0 : blank) + wordWidth;
            line.addAll(word);
            i = next;
        }
        lines.add(new Line(List.copyOf(line), lineWidth, true));
        return lines;
    }

    private static final class Reader {
        private final String markup;
        private final List<Atom> atoms = new ArrayList<>();
        private int at;
        private Gap gap = Gap.NONE;

        Reader(String markup) {
            this.markup = markup;
        }

        void read(Type type, double rise, String link, boolean inner) {
            StringBuilder word = new StringBuilder();
            while (at < markup.length()) {
                char c = markup.charAt(at);
                if (inner && c == '}') {
                    break;
                }
                int open = opening(c);
                if (open > 0) {
                    flush(word, type, rise, link);
                    String name = markup.substring(at + 1, open);
                    at = open + 1;
                    nested(c, name, type, rise, link);
                } else if (c == ' ' || c == '\n') {
                    flush(word, type, rise, link);
                    gap = c == ' ' && gap != Gap.FEED ? Gap.SPACE : Gap.FEED;
                } else if (Character.isIdeographic(c)) {
                    flush(word, type, rise, link);
                    gap = gap == Gap.NONE ? Gap.BREAK : gap;
                    word.append(c);
                    flush(word, type, rise, link);
                } else {
                    word.append(c);
                }
                at++;
            }
            flush(word, type, rise, link);
        }

        private void nested(char kind, String name, Type type, double rise, String link) {
            double small = type.size() * 0.68;
            switch (kind) {
                case '_' -> read(type.withSize(small), rise - type.size() * 0.16, link, true);
                case '^' -> read(type.withSize(small), rise + type.size() * 0.33, link, true);
                case '*' -> read(type.inBold(), rise, link, true);
                case '/' -> read(type.inItalic(), rise, link, true);
                case '@' -> read(type.withInk(LINK), rise, name, true);
                default -> throw new IllegalStateException("no markup: " + kind);
            }
        }

        /// The place of the brace when markup starts here, else 0.
        private int opening(char c) {
            int brace =
                    switch (c) {
                        case '_', '^', '*', '/' -> at + 1;
                        case '@' -> markup.indexOf('{', at);
                        default -> 0;
                    };
            return brace > 0 && brace < markup.length() && markup.charAt(brace) == '{' ? brace : 0;
        }

        private void flush(StringBuilder word, Type type, double rise, String link) {
            if (!word.isEmpty()) {
                atoms.add(new Atom(word.toString(), type, rise, link, gap));
                word.setLength(0);
                gap = Gap.NONE;
            }
        }
    }
}
