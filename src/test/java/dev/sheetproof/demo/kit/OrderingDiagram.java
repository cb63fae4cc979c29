package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.List;

/// An ordering code taken apart: its fields in large type, each with a leader to a box that
/// explains it.
public final class OrderingDiagram {

    private final Canvas canvas;
    private final Type code;
    private final Type label;
    private final Ink accent;
    private final List<Field> fields = new ArrayList<>();

    private record Field(String text, String title, List<String> choices) {}

    public OrderingDiagram(Canvas canvas, Type code, Type label, Ink accent) {
        this.canvas = canvas;
        this.code = code;
        this.label = label;
        this.accent = accent;
    }

    /// Adds a field of the code with its name and its choices.
    public OrderingDiagram field(String text, String title, String... choices) {
        fields.add(new Field(text, title, List.of(choices)));
        return this;
    }

    /// Draws the code at the top of the box and the explanations under it, one under the other at
    /// its right.
    ///
    /// @return the box of the whole code
    public PageBox ladder(PageBox box, String separator) {
        List<PageBox> places = codeLine(box.x0() + 6, box.y0() + code.size(), separator);
        PageBox whole = PageBox.enclosing(places);
        double column = whole.x1() + 28;
        double y = box.y0() + code.size() + 14;
        Pen pen = Pen.solid(0.5, accent);
        for (int i = fields.size() - 1; i >= 0; i--) {
            Field field = fields.get(i);
            double middle = y + label.size() * 0.35;
            double x = places.get(i).centerX();
            canvas.polyline(pen, x, whole.y1() + 1, x, middle, column - 4, middle);
            canvas.text(column, y + label.size() * 0.7, field.title(), label.inBold());
            y += label.size() * 1.25;
            for (String choice : field.choices()) {
                canvas.text(column + 6, y + label.size() * 0.7, choice, label);
                y += label.size() * 1.2;
            }
            y += 3;
        }
        return whole;
    }

    /// The height the ladder needs.
    public double ladderHeight() {
        double height = code.size() + 14;
        for (Field field : fields) {
            height += label.size() * (1.25 + 1.2 * field.choices().size()) + 3;
        }
        return height;
    }

    /// Draws the code in the middle of the box and the explanations as boxes in a row under it.
    ///
    /// @return the box of the whole code
    public PageBox row(PageBox box, String separator) {
        double wide = canvas.fonts().width(joined(separator), code);
        List<PageBox> places =
                codeLine(box.centerX() - wide / 2, box.y0() + code.size(), separator);
        PageBox whole = PageBox.enclosing(places);
        double gap = 5;
        double w = (box.width() - gap * (fields.size() - 1)) / fields.size();
        double top = whole.y1() + 30;
        Pen pen = Pen.solid(0.6, accent);
        for (int i = 0; i < fields.size(); i++) {
            double left = box.x0() + i * (w + gap);
            double x = places.get(i).centerX();
            double bend = whole.y1() + 6 + 3.2 * Math.min(i, fields.size() - 1 - i);
            canvas.line(places.get(i).x0(), whole.y1(), places.get(i).x1(), whole.y1(), pen);
            canvas.polyline(pen, x, whole.y1(), x, bend, left + w / 2, bend, left + w / 2, top);
            PageBox card = new PageBox(left, top, left + w, box.y1());
            canvas.strokeBox(card, Pen.solid(0.5, accent));
            explain(fields.get(i), card);
        }
        return whole;
    }

    private void explain(Field field, PageBox card) {
        TextBlock title =
                TextBlock.of(canvas.fonts(), field.title(), label.inBold(), card.width() - 6);
        title.draw(canvas, card.x0() + 3, card.y0() + 3, card.width() - 6, Align.CENTER);
        double y = card.y0() + 5 + title.height();
        canvas.line(card.x0(), y, card.x1(), y, Pen.solid(0.4, accent));
        y += 3;
        for (String choice : field.choices()) {
            TextBlock block = TextBlock.of(canvas.fonts(), choice, label, card.width() - 6);
            block.draw(canvas, card.x0() + 3, y, card.width() - 6, Align.LEFT);
            y += block.height() + 1;
        }
        if (y > card.y1()) {
            throw new IllegalStateException("choices overflow their box: " + field.title());
        }
    }

    private String joined(String separator) {
        return String.join(separator, fields.stream().map(Field::text).toList());
    }

    private List<PageBox> codeLine(double x, double baseline, String separator) {
        PageBox line = canvas.text(x, baseline, joined(separator), code);
        List<PageBox> places = new ArrayList<>();
        double cursor = x;
        for (Field field : fields) {
            double w = canvas.fonts().width(field.text(), code);
            places.add(new PageBox(cursor, line.y0(), cursor + w, line.y1()));
            cursor += w + canvas.fonts().width(separator, code);
        }
        return places;
    }
}
