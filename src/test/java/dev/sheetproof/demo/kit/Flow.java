package dev.sheetproof.demo.kit;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.List;
import java.util.function.BiConsumer;

/// Sets blocks one under the other into the frames of a page, and goes on to further pages by
/// itself.
public final class Flow {

    private final Sheet sheet;
    private final HouseStyle style;
    private List<PageBox> frames;
    private List<PageBox> laterFrames;
    private Canvas canvas;
    private int frame;
    private boolean inUnit;
    private double y;

    /// A flow that starts at the top of the first frame of a page; later pages get the same frames.
    public Flow(Sheet sheet, Canvas canvas, HouseStyle style, PageBox... frames) {
        this.sheet = sheet;
        this.style = style;
        this.frames = List.of(frames);
        this.laterFrames = this.frames;
        this.canvas = canvas;
        this.y = this.frames.getFirst().y0();
    }

    /// Pages after the first get these frames.
    public Flow later(PageBox... boxes) {
        laterFrames = List.of(boxes);
        return this;
    }

    public Canvas canvas() {
        return canvas;
    }

    public HouseStyle style() {
        return style;
    }

    private PageBox box() {
        return frames.get(frame);
    }

    public double x() {
        return box().x0();
    }

    public double y() {
        return y;
    }

    public double width() {
        return box().width();
    }

    double remaining() {
        return box().y1() - y;
    }

    boolean atTop() {
        return y <= box().y0() + 0.01;
    }

    void advance(double points) {
        y += points;
    }

    /// Leaves a gap, unless a frame has just begun.
    public Flow skip(double points) {
        if (!atTop()) {
            y += points;
        }
        return this;
    }

    /// Goes on at this height of the current frame.
    public Flow to(double height) {
        y = height;
        return this;
    }

    /// Goes on in the next frame, on a new page when this one has no more.
    public Flow nextFrame() {
        frame++;
        if (frame == frames.size()) {
            frame = 0;
            if (inUnit) {
                canvas.truth().endUnit();
            }
            frames = laterFrames;
            canvas = sheet.pageAfter(canvas);
            if (inUnit) {
                canvas.truth().beginUnit();
            }
        }
        y = box().y0();
        return this;
    }

    /// Goes on in the next frame when less than this height is left.
    public Flow need(double height) {
        if (remaining() < height) {
            nextFrame();
        }
        return this;
    }

    /// What `blocks` draws on each page is one reading unit.
    public Flow unit(Runnable blocks) {
        inUnit = true;
        canvas.truth().beginUnit();
        blocks.run();
        canvas.truth().endUnit();
        inUnit = false;
        return this;
    }

    /// A main heading; it never stands at the foot of a frame.
    public Flow heading(String text) {
        Type type = style.heading();
        TextBlock block = TextBlock.of(canvas.fonts(), text, type, width());
        skip(type.size() * 0.9);
        need(block.height() + 60);
        double indent = 0;
        double pad = 0;
        switch (style.mark()) {
            case NONE, RULE_BELOW -> {}
            case BAND -> {
                pad = 2.5;
                indent = 5;
                canvas.fillBox(
                        new PageBox(x(), y, x() + width(), y + block.height() + 2 * pad),
                        style.accent());
            }
            case BAR -> {
                indent = 9;
                canvas.fillBox(
                        new PageBox(x(), y + 1, x() + 4, y + block.height() - 1), style.accent());
            }
        }
        PageBox box = block.draw(canvas, x() + indent, y + pad, width() - indent, Align.LEFT);
        canvas.mark(ElementLabel.TITLE, box);
        y += block.height() + 2 * pad;
        if (style.mark() == HouseStyle.Mark.RULE_BELOW) {
            canvas.line(x(), y + 1.5, x() + width(), y + 1.5, Pen.solid(0.9, style.accent()));
            y += 3;
        }
        y += type.size() * 0.35;
        return this;
    }

    public Flow subheading(String text) {
        Type type = style.subheading();
        TextBlock block = TextBlock.of(canvas.fonts(), text, type, width());
        skip(type.size() * 0.7);
        need(block.height() + 40);
        canvas.mark(ElementLabel.TITLE, block.draw(canvas, x(), y, width(), Align.LEFT));
        y += block.height() + type.size() * 0.25;
        return this;
    }

    public Flow paragraph(String text) {
        return paragraph(text, style.body());
    }

    public Flow paragraph(String text, Type type) {
        TextBlock block = TextBlock.of(canvas.fonts(), text, type, width());
        int from = 0;
        while (from < block.lineCount()) {
            int room = (int) (remaining() / block.leading());
            int left = block.lineCount() - from;
            int take = Math.min(room, left);
            if (take < left && take < 2) {
                nextFrame();
                continue;
            }
            canvas.mark(
                    ElementLabel.TEXT,
                    block.draw(
                            canvas,
                            x(),
                            y,
                            width(),
                            Align.LEFT,
                            style.justified(),
                            from,
                            from + take));
            y += take * block.leading();
            from += take;
            if (from < block.lineCount()) {
                nextFrame();
            }
        }
        y += type.size() * 0.5;
        return this;
    }

    /// A list, each item behind the same sign.
    public Flow bullets(String sign, String... items) {
        return items(Type.sans(style.body().size()).size(), sign, items);
    }

    private Flow items(double indent, String sign, String... items) {
        Type type = style.body();
        double total = 0;
        for (String item : items) {
            total += TextBlock.of(canvas.fonts(), item, type, width() - indent).height() + 1.5;
        }
        need(Math.min(total, 80));
        double top = y;
        double right = x();
        for (int i = 0; i < items.length; i++) {
            TextBlock block = TextBlock.of(canvas.fonts(), items[i], type, width() - indent);
            need(block.height());
            if (y < top) {
                throw new IllegalStateException("a list may not cross a frame: " + items[i]);
            }
            String label = sign.equals("1.") ? (i + 1) + "." : sign;
            canvas.text(x(), y + type.size() * 0.95, label, type);
            right =
                    Math.max(
                            right,
                            block.draw(canvas, x() + indent, y, width() - indent, Align.LEFT).x1());
            y += block.height() + 1.5;
        }
        canvas.mark(ElementLabel.LIST, new PageBox(x(), top, right, y - 1.5));
        y += type.size() * 0.4;
        return this;
    }

    /// A numbered list.
    public Flow steps(String... items) {
        return items(style.body().size() * 1.6, "1.", items);
    }

    public Flow tableCaption(String text) {
        need(70);
        return caption(ElementLabel.TABLE_CAPTION, text, Align.LEFT);
    }

    public Flow figureCaption(String text, Align align) {
        caption(ElementLabel.FIGURE_CAPTION, text, align);
        y += 5;
        return this;
    }

    private Flow caption(ElementLabel label, String text, Align align) {
        TextBlock block = TextBlock.of(canvas.fonts(), text, style.caption(), width());
        canvas.mark(label, block.draw(canvas, x(), y, width(), align));
        y += block.height() + 3;
        return this;
    }

    public DrawnTable table(Table table) {
        DrawnTable drawn = new TablePainter(table, this).paint();
        y += 3;
        return drawn;
    }

    /// The notes under a table, one element.
    public Flow notes(String... notes) {
        double top = y;
        double right = x();
        for (String note : notes) {
            TextBlock block = TextBlock.of(canvas.fonts(), note, style.note(), width());
            right = Math.max(right, block.draw(canvas, x(), y, width(), Align.LEFT).x1());
            y += block.height() + 0.8;
        }
        canvas.mark(ElementLabel.TABLE_FOOTNOTE, new PageBox(x(), top, right, y - 0.8));
        y += style.note().size() * 0.6;
        return this;
    }

    /// A formula, centred, with an optional number at the right edge.
    public Flow formula(String text, String number) {
        Type type = Type.serif(style.body().size() * 1.2).inItalic();
        TextBlock block = TextBlock.of(canvas.fonts(), text, type, width());
        y += 3;
        PageBox box = block.draw(canvas, x(), y, width(), Align.CENTER);
        if (!number.isEmpty()) {
            canvas.text(Align.RIGHT, x() + width(), y + type.size(), number, style.body());
        }
        canvas.mark(ElementLabel.FORMULA, box);
        y += block.height() + 6;
        return this;
    }

    /// A figure of this height over the frame's width.
    ///
    /// @return the box around what was drawn
    /// @throws IllegalStateException when the drawing leaves its place
    public PageBox figure(double height, BiConsumer<Canvas, PageBox> drawing) {
        return figure(width(), height, drawing);
    }

    /// A figure of this size at the frame's middle.
    public PageBox figure(double wide, double height, BiConsumer<Canvas, PageBox> drawing) {
        need(height + 16);
        double left = x() + (width() - wide) / 2;
        PageBox box = new PageBox(left, y, left + wide, y + height);
        PageBox drawn = canvas.around(() -> drawing.accept(canvas, box));
        if (drawn.x0() < x() - 4 || drawn.x1() > x() + width() + 4 || drawn.y1() > y + height + 4) {
            throw new IllegalStateException("figure " + drawn + " leaves its place " + box);
        }
        canvas.mark(ElementLabel.FIGURE, drawn);
        y += height + 4;
        return drawn;
    }
}
