package dev.sheetproof.pdf;

import dev.sheetproof.model.PageFrame;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.jspecify.annotations.Nullable;

/// Runs the content of one page: one pass gives its glyphs and everything else that is drawn.
final class ContentInterpreter {

    /// Most operators of one page, forms counted each time they are drawn; at some 20 million a
    /// second a page ends within seconds. The largest real pages, board layouts, have 3 million.
    private static final long MAX_OPERATORS = 20_000_000;

    /// Most path pieces of one page, for the same reason.
    private static final long MAX_SEGMENTS = 10_000_000;

    /// Saved states at a time. Viewers must support 28 (ISO 32000-1, annex C); producers that never
    /// restore exist.
    private static final int MAX_SAVED_STATES = 4_096;

    /// Forms in forms; real files nest a dozen at most.
    private static final int MAX_FORM_DEPTH = 32;

    /// Marked content in marked content; tagged files nest a few dozen.
    private static final int MAX_MARKED_DEPTH = 4_096;

    /// Decoded bytes of all forms of one page.
    private static final long MAX_FORM_BYTES = 2L * StreamDecoder.MAX_DECODED;

    /// How often the cancel token is polled, in operators; a power of two.
    private static final int POLL = 1 << 12;

    private static final COSName ACTUAL_TEXT = COSName.getPDFName("ActualText");
    private static final COSName PROPERTIES = COSName.PROPERTIES;

    private final Resources shared;
    private final CancelToken cancel;
    private final List<String> problems;
    private final GlyphCollector glyphs;
    private final GraphicsCollector graphics;
    private final TextPainter text;
    private final PathBuffer path = new PathBuffer();
    private final IdentityHashMap<COSStream, byte[]> forms = new IdentityHashMap<>();
    private final Set<COSStream> running = Collections.newSetFromMap(new IdentityHashMap<>());
    private GraphicsState state = new GraphicsState();
    private Deque<GraphicsState> saved = new ArrayDeque<>();
    private @Nullable COSDictionary resources;
    private long operators;
    private long formBytes;
    private boolean clipPending;
    private boolean stopped;

    /// Marked content that is open: whether it hides, and the text it stands for.
    private record Marked(boolean hides, String actualText, int firstGlyph) {}

    private Deque<Marked> marked = new ArrayDeque<>();
    private int hiding;
    private int spelled;

    ContentInterpreter(
            Resources shared,
            PageFrame frame,
            GlyphCollector glyphs,
            GraphicsCollector graphics,
            List<String> problems,
            CancelToken cancel) {
        this.shared = shared;
        this.cancel = cancel;
        this.problems = problems;
        this.glyphs = glyphs;
        this.graphics = graphics;
        this.text = new TextPainter(glyphs, frame);
        state.e = frame.displayX(0, 0);
        state.f = frame.displayY(0, 0);
        state.a = frame.displayX(1, 0) - state.e;
        state.b = frame.displayY(1, 0) - state.f;
        state.c = frame.displayX(0, 1) - state.e;
        state.d = frame.displayY(0, 1) - state.f;
        state.clipX1 = frame.widthPt();
        state.clipY1 = frame.heightPt();
    }

    /// Runs a page's own content.
    void runPage(byte[] content, @Nullable COSDictionary pageResources) {
        resources = pageResources;
        GraphicsState start = state.copy();
        run(new ContentTokenizer(content));
        state = start;
        saved.clear();
        closeMarked(0);
    }

    long operators() {
        return operators;
    }

    /// Draws a form, such as the appearance of an annotation, under a matrix.
    void runForm(COSStream form, double[] matrix) {
        GraphicsState before = state;
        state = state.copy();
        state.concatenate(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]);
        drawForm(form);
        state = before;
    }

    private void run(ContentTokenizer in) {
        int floor = saved.size();
        int markedFloor = marked.size();
        while (!stopped) {
            int operator = in.next();
            if (operator == ContentTokenizer.END) {
                break;
            }
            if ((++operators & POLL - 1) == 0) {
                cancel.throwIfCancelled();
            }
            if (operators > MAX_OPERATORS || graphics.segments() > MAX_SEGMENTS) {
                stop(
                        "the page has more than "
                                + MAX_OPERATORS
                                + " operators or "
                                + MAX_SEGMENTS
                                + " path pieces: what follows is not read");
                break;
            }
            try {
                execute(operator, in, floor);
            } catch (IOException e) {
                Resources.addOnce(problems, "part of the page cannot be read: " + e.getMessage());
            } catch (ArithmeticException
                    | ClassCastException
                    | IllegalArgumentException
                    | IndexOutOfBoundsException
                    | NullPointerException e) {
                // Objects of a wrong type in a damaged file make PDFBox throw these; one operator
                // is lost.
                Resources.addOnce(
                        problems,
                        "part of the page cannot be read: " + e.getClass().getSimpleName());
            }
        }
        while (saved.size() > floor) {
            state = saved.pop();
        }
        closeMarked(markedFloor);
    }

    private void stop(String problem) {
        stopped = true;
        Resources.addOnce(problems, problem);
    }

    private void execute(int operator, ContentTokenizer in, int floor) throws IOException {
        switch (operator) {
            case Op.SHOW_ADJUSTED,
                    Op.SHOW,
                    Op.NEXT_LINE_SHOW,
                    Op.NEXT_LINE_SHOW_SPACED,
                    Op.NEXT_LINE,
                    Op.MOVE,
                    Op.MOVE_LEADING,
                    Op.MATRIX,
                    Op.BEGIN_TEXT,
                    Op.FONT,
                    Op.CHAR_SPACING,
                    Op.WORD_SPACING,
                    Op.SCALING,
                    Op.LEADING,
                    Op.RISE,
                    Op.MODE ->
                    executeText(operator, in);
            case Op.MOVE_TO, Op.LINE_TO, Op.CURVE, Op.CURVE_V, Op.CURVE_Y, Op.CLOSE, Op.RECTANGLE ->
                    executePath(operator, in);
            case Op.STROKE -> paint(false, true);
            case Op.CLOSE_STROKE -> {
                path.close();
                paint(false, true);
            }
            case Op.FILL, Op.FILL_OLD, Op.FILL_EVEN_ODD -> paint(true, false);
            case Op.FILL_STROKE, Op.FILL_STROKE_EVEN_ODD -> paint(true, true);
            case Op.CLOSE_FILL_STROKE, Op.CLOSE_FILL_STROKE_EVEN_ODD -> {
                path.close();
                paint(true, true);
            }
            case Op.END_PATH -> paint(false, false);
            case Op.CLIP, Op.CLIP_EVEN_ODD -> clipPending = true;
            case Op.SAVE -> {
                if (saved.size() < MAX_SAVED_STATES) {
                    saved.push(state.copy());
                } else {
                    Resources.addOnce(
                            problems,
                            "the page saves its state more than " + MAX_SAVED_STATES + " times");
                }
            }
            case Op.RESTORE -> {
                if (saved.size() > floor) {
                    state = saved.pop();
                }
            }
            case Op.CONCATENATE -> {
                if (in.hasNumbers(6)) {
                    state.concatenate(
                            in.fromEnd(5),
                            in.fromEnd(4),
                            in.fromEnd(3),
                            in.fromEnd(2),
                            in.fromEnd(1),
                            in.fromEnd(0));
                }
            }
            case Op.LINE_WIDTH ->
                    state.lineWidth = in.hasNumbers(1) ? Math.abs(in.fromEnd(0)) : state.lineWidth;
            case Op.STATE -> {
                if (in.isName(0)) {
                    applyState(in.name(0));
                }
            }
            case Op.FILL_GRAY,
                    Op.FILL_RGB,
                    Op.FILL_CMYK,
                    Op.STROKE_GRAY,
                    Op.STROKE_RGB,
                    Op.STROKE_CMYK,
                    Op.FILL_SPACE,
                    Op.STROKE_SPACE,
                    Op.FILL_COLOUR,
                    Op.FILL_COLOUR_N,
                    Op.STROKE_COLOUR,
                    Op.STROKE_COLOUR_N ->
                    executeColour(operator, in);
            case Op.DO -> {
                if (in.isName(0)) {
                    drawObject(in.name(0));
                }
            }
            case Op.SHADING -> {
                if (hiding == 0) {
                    graphics.shading(state);
                }
            }
            case Op.INLINE_DATA -> inlineImage(in);
            case Op.BEGIN_MARKED_PROPERTIES -> beginMarked(in);
            case Op.BEGIN_MARKED -> pushMarked(false, "");
            case Op.END_MARKED -> {
                if (!marked.isEmpty()) {
                    closeMarked(marked.size() - 1);
                }
            }
            default -> {
                // Everything else draws nothing: rendering intents, dashes, joins, marked points,
                // unknown words.
            }
        }
    }

    private void executeText(int operator, ContentTokenizer in) throws IOException {
        switch (operator) {
            case Op.SHOW_ADJUSTED -> showAdjusted(in);
            case Op.SHOW -> show(in, in.count() - 1);
            case Op.NEXT_LINE_SHOW -> {
                text.moveLine(0, -state.leading);
                show(in, in.count() - 1);
            }
            case Op.NEXT_LINE_SHOW_SPACED -> {
                if (in.isNumber(0) && in.isNumber(1)) {
                    state.wordSpacing = in.number(0);
                    state.charSpacing = in.number(1);
                }
                text.moveLine(0, -state.leading);
                show(in, in.count() - 1);
            }
            case Op.NEXT_LINE -> text.moveLine(0, -state.leading);
            case Op.MOVE -> {
                if (in.hasNumbers(2)) {
                    text.moveLine(in.fromEnd(1), in.fromEnd(0));
                }
            }
            case Op.MOVE_LEADING -> {
                if (in.hasNumbers(2)) {
                    state.leading = -in.fromEnd(0);
                    text.moveLine(in.fromEnd(1), in.fromEnd(0));
                }
            }
            case Op.MATRIX -> {
                if (in.hasNumbers(6)) {
                    text.setMatrix(
                            in.fromEnd(5),
                            in.fromEnd(4),
                            in.fromEnd(3),
                            in.fromEnd(2),
                            in.fromEnd(1),
                            in.fromEnd(0));
                }
            }
            case Op.BEGIN_TEXT -> text.setMatrix(1, 0, 0, 1, 0, 0);
            case Op.FONT -> {
                if (in.isName(0) && in.isNumber(1)) {
                    state.font = shared.font(resources, in.name(0), problems);
                    state.fontSize = in.number(1);
                }
            }
            case Op.CHAR_SPACING ->
                    state.charSpacing = in.hasNumbers(1) ? in.fromEnd(0) : state.charSpacing;
            case Op.WORD_SPACING ->
                    state.wordSpacing = in.hasNumbers(1) ? in.fromEnd(0) : state.wordSpacing;
            case Op.SCALING ->
                    state.horizontalScale =
                            in.hasNumbers(1) ? in.fromEnd(0) / 100 : state.horizontalScale;
            case Op.LEADING -> state.leading = in.hasNumbers(1) ? in.fromEnd(0) : state.leading;
            case Op.RISE -> state.rise = in.hasNumbers(1) ? in.fromEnd(0) : state.rise;
            case Op.MODE ->
                    state.textMode = in.hasNumbers(1) ? (int) in.fromEnd(0) : state.textMode;
            default -> throw new IllegalStateException("no text operator: " + operator);
        }
    }

    private void show(ContentTokenizer in, int operand) throws IOException {
        if (in.isString(operand)) {
            text.show(state, in.text(), in.textStart(operand), in.textLength(operand), hiding > 0);
            checkFull();
        }
    }

    private void showAdjusted(ContentTokenizer in) throws IOException {
        for (int i = 0; i < in.count(); i++) {
            if (in.isString(i)) {
                text.show(state, in.text(), in.textStart(i), in.textLength(i), hiding > 0);
            } else if (in.isNumber(i)) {
                text.adjust(state, in.number(i));
            }
        }
        checkFull();
    }

    private void checkFull() {
        if (glyphs.isFull()) {
            Resources.addOnce(
                    problems,
                    "the page has more than "
                            + GlyphCollector.MAX_GLYPHS
                            + " glyphs: the rest is not read");
        }
    }

    private void executePath(int operator, ContentTokenizer in) {
        GraphicsState s = state;
        switch (operator) {
            case Op.MOVE_TO -> {
                if (in.hasNumbers(2)) {
                    path.move(
                            s.displayX(in.fromEnd(1), in.fromEnd(0)),
                            s.displayY(in.fromEnd(1), in.fromEnd(0)));
                }
            }
            case Op.LINE_TO -> {
                if (in.hasNumbers(2)) {
                    path.line(
                            s.displayX(in.fromEnd(1), in.fromEnd(0)),
                            s.displayY(in.fromEnd(1), in.fromEnd(0)));
                }
            }
            case Op.CURVE -> {
                if (in.hasNumbers(6)) {
                    path.curve(
                            s.displayX(in.fromEnd(5), in.fromEnd(4)),
                            s.displayY(in.fromEnd(5), in.fromEnd(4)),
                            s.displayX(in.fromEnd(3), in.fromEnd(2)),
                            s.displayY(in.fromEnd(3), in.fromEnd(2)),
                            s.displayX(in.fromEnd(1), in.fromEnd(0)),
                            s.displayY(in.fromEnd(1), in.fromEnd(0)));
                }
            }
            case Op.CURVE_V, Op.CURVE_Y -> {
                if (in.hasNumbers(4)) {
                    double xa = s.displayX(in.fromEnd(3), in.fromEnd(2));
                    double ya = s.displayY(in.fromEnd(3), in.fromEnd(2));
                    double xb = s.displayX(in.fromEnd(1), in.fromEnd(0));
                    double yb = s.displayY(in.fromEnd(1), in.fromEnd(0));
                    boolean v = operator == Op.CURVE_V;
                    path.curve(
                            v ? path.currentX() : xa,
                            v ? path.currentY() : ya,
                            v ? xa : xb,
                            v ? ya : yb,
                            xb,
                            yb);
                }
            }
            case Op.CLOSE -> path.close();
            case Op.RECTANGLE -> {
                if (in.hasNumbers(4)) {
                    double x = in.fromEnd(3);
                    double y = in.fromEnd(2);
                    double w = in.fromEnd(1);
                    double h = in.fromEnd(0);
                    path.move(s.displayX(x, y), s.displayY(x, y));
                    path.line(s.displayX(x + w, y), s.displayY(x + w, y));
                    path.line(s.displayX(x + w, y + h), s.displayY(x + w, y + h));
                    path.line(s.displayX(x, y + h), s.displayY(x, y + h));
                    path.close();
                }
            }
            default -> throw new IllegalStateException("no path operator: " + operator);
        }
    }

    private void paint(boolean fill, boolean stroke) {
        if ((fill || stroke) && hiding == 0) {
            graphics.paint(path, state, fill, stroke);
        }
        if (path.isFull()) {
            Resources.addOnce(
                    problems,
                    "a path has more than "
                            + PathBuffer.MAX_SEGMENTS
                            + " pieces: the rest is not read");
        }
        if (clipPending) {
            clipPending = false;
            double[] b = path.bounds();
            state.clip(b[0], b[1], b[2], b[3]);
        }
        path.clear();
    }

    private void applyState(COSName name) {
        if (!(Resources.lookUp(resources, COSName.EXT_G_STATE, name) instanceof COSDictionary s)) {
            return;
        }
        state.lineWidth =
                s.getDictionaryObject(COSName.LW) instanceof COSNumber n
                        ? n.floatValue()
                        : state.lineWidth;
        state.fillAlpha =
                s.getDictionaryObject(COSName.CA_NS) instanceof COSNumber n
                        ? n.floatValue()
                        : state.fillAlpha;
        state.strokeAlpha =
                s.getDictionaryObject(COSName.CA) instanceof COSNumber n
                        ? n.floatValue()
                        : state.strokeAlpha;
        if (s.getDictionaryObject(COSName.FONT) instanceof COSArray font
                && font.size() > 1
                && font.getObject(0) instanceof COSDictionary dictionary
                && font.getObject(1) instanceof COSNumber size) {
            state.font = shared.font(dictionary, problems);
            state.fontSize = size.floatValue();
        }
    }

    private void executeColour(int operator, ContentTokenizer in) throws IOException {
        switch (operator) {
            case Op.FILL_GRAY -> fill(ColourSpace.Device.GRAY, in);
            case Op.FILL_RGB -> fill(ColourSpace.Device.RGB, in);
            case Op.FILL_CMYK -> fill(ColourSpace.Device.CMYK, in);
            case Op.STROKE_GRAY -> stroke(ColourSpace.Device.GRAY, in);
            case Op.STROKE_RGB -> stroke(ColourSpace.Device.RGB, in);
            case Op.STROKE_CMYK -> stroke(ColourSpace.Device.CMYK, in);
            case Op.FILL_SPACE -> {
                state.fillSpace = space(in);
                state.fillRgb = state.fillSpace.initialRgb();
            }
            case Op.STROKE_SPACE -> {
                state.strokeSpace = space(in);
                state.strokeRgb = state.strokeSpace.initialRgb();
            }
            case Op.FILL_COLOUR, Op.FILL_COLOUR_N -> fill(state.fillSpace, in);
            case Op.STROKE_COLOUR, Op.STROKE_COLOUR_N -> stroke(state.strokeSpace, in);
            default -> throw new IllegalStateException("no colour operator: " + operator);
        }
    }

    private ColourSpace space(ContentTokenizer in) throws IOException {
        return in.isName(0) ? shared.colours().of(in.name(0), resources) : ColourSpace.Device.GRAY;
    }

    private void fill(ColourSpace space, ContentTokenizer in) {
        double[] values = values(in);
        if (values.length >= space.components()) {
            state.fillSpace = space;
            state.fillRgb = space.rgb(values);
        }
    }

    private void stroke(ColourSpace space, ContentTokenizer in) {
        double[] values = values(in);
        if (values.length >= space.components()) {
            state.strokeSpace = space;
            state.strokeRgb = space.rgb(values);
        }
    }

    private static double[] values(ContentTokenizer in) {
        double[] values = new double[in.count()];
        int n = 0;
        for (int i = 0; i < in.count(); i++) {
            if (in.isNumber(i)) {
                values[n++] = in.number(i);
            }
        }
        return n == values.length ? values : java.util.Arrays.copyOf(values, n);
    }

    private void drawObject(COSName name) throws IOException {
        COSBase found = Resources.lookUp(resources, COSName.XOBJECT, name);
        if (!(found instanceof COSStream object)) {
            Resources.addOnce(problems, "object " + name.getName() + " is missing and not drawn");
            return;
        }
        if (shared.layers().hides(object.getDictionaryObject(COSName.OC))) {
            hiding++;
            drawStream(object);
            hiding--;
        } else {
            drawStream(object);
        }
    }

    private void drawStream(COSStream object) {
        String kind = object.getNameAsString(COSName.SUBTYPE, "");
        if (kind.equals("Form")) {
            drawForm(object);
        } else if (kind.equals("Image") && hiding == 0) {
            boolean mask = object.getBoolean(COSName.IMAGE_MASK, false);
            graphics.image(
                    state,
                    Math.max(0, object.getInt(COSName.WIDTH, 0)),
                    Math.max(0, object.getInt(COSName.HEIGHT, 0)),
                    mask ? "mask" : "image");
        }
    }

    private void drawForm(COSStream form) {
        if (running.size() >= MAX_FORM_DEPTH || !running.add(form)) {
            Resources.addOnce(problems, "a form draws itself or nests too deep: it is drawn once");
            return;
        }
        GraphicsState outer = state;
        COSDictionary outerResources = resources;
        try {
            byte[] content = content(form);
            state = state.copy();
            double[] m = PageFrames.numbers(form, COSName.MATRIX, 6);
            if (m != null) {
                state.concatenate(m[0], m[1], m[2], m[3], m[4], m[5]);
            }
            double[] box = PageFrames.numbers(form, COSName.BBOX, 4);
            if (box != null) {
                state.clipToUser(box[0], box[1], box[2], box[3]);
            }
            if (form.getDictionaryObject(COSName.RESOURCES) instanceof COSDictionary own) {
                resources = own;
            }
            run(new ContentTokenizer(content));
        } catch (IOException e) {
            Resources.addOnce(problems, "a form cannot be read: " + e.getMessage());
        } finally {
            state = outer;
            resources = outerResources;
            running.remove(form);
        }
    }

    private byte[] content(COSStream form) throws IOException {
        byte[] content = forms.get(form);
        if (content == null) {
            content = shared.decoder().decode(form);
            formBytes += content.length;
            if (formBytes > MAX_FORM_BYTES) {
                stop(
                        "the forms of the page decode to more than "
                                + (MAX_FORM_BYTES >> 20)
                                + " MB: the rest is not read");
                return new byte[0];
            }
            forms.put(form, content);
        }
        return content;
    }

    private void inlineImage(ContentTokenizer in) throws IOException {
        InlineImage image = InlineImage.of(in);
        if (hiding == 0) {
            graphics.image(state, image.width(), image.height(), image.mask() ? "mask" : "inline");
        }
        in.skipInlineData(image.dataLength(shared.colours(), resources));
    }

    private void beginMarked(ContentTokenizer in) {
        COSBase properties =
                in.isName(1) ? Resources.lookUp(resources, PROPERTIES, in.name(1)) : null;
        boolean hides =
                in.isName(0)
                        && "OC".equals(in.name(0).getName())
                        && shared.layers().hides(properties);
        String actualText = "";
        if (properties instanceof COSDictionary dictionary) {
            actualText = dictionary.getString(ACTUAL_TEXT, "");
        } else {
            for (int i = 1; i + 1 < in.count(); i++) {
                if (in.isName(i) && ACTUAL_TEXT.equals(in.name(i)) && in.isString(i + 1)) {
                    actualText = new COSString(in.bytes(i + 1)).getString();
                }
            }
        }
        pushMarked(hides, actualText);
    }

    private void pushMarked(boolean hides, String actualText) {
        if (marked.size() >= MAX_MARKED_DEPTH) {
            stop(
                    "marked content nests deeper than "
                            + MAX_MARKED_DEPTH
                            + ": what follows is not read");
            return;
        }
        hiding += hides ? 1 : 0;
        spelled += actualText.isEmpty() ? 0 : 1;
        marked.push(new Marked(hides, actualText, glyphs.size()));
    }

    private void closeMarked(int floor) {
        while (marked.size() > floor) {
            Marked closed = marked.pop();
            hiding -= closed.hides ? 1 : 0;
            if (!closed.actualText.isEmpty()) {
                spelled--;
                spell(closed);
            }
        }
    }

    /// Uses the text that the file gives for its glyphs only where the glyphs themselves do not
    /// tell: what a reader sees goes first, so a hyphen that `ActualText` deletes stays.
    private void spell(Marked closed) {
        if (spelled > 0) {
            return;
        }
        List<Glyph> drawn =
                glyphs.glyphs().subList(Math.min(closed.firstGlyph, glyphs.size()), glyphs.size());
        boolean unknown = drawn.stream().anyMatch(g -> g.text().contains(Glyph.UNKNOWN));
        String clean = unknown ? GlyphText.clean(closed.actualText.strip(), "") : "";
        if (!clean.isEmpty() && !clean.contains(Glyph.UNKNOWN)) {
            glyphs.replaceText(closed.firstGlyph, clean);
        }
    }
}
