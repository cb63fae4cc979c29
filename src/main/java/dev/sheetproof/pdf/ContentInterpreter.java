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
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.jspecify.annotations.Nullable;

/// Runs the content of one page: one pass gives its glyphs and everything else that is drawn.
final class ContentInterpreter {

    /// Most operators of one page, forms counted each time they are drawn: at a million or more a
    /// second a page ends within seconds. The largest real pages, board layouts, have 3 million.
    private static final long MAX_OPERATORS = 5_000_000;

    /// Most path pieces of one page, for the same reason.
    private static final long MAX_SEGMENTS = 10_000_000;

    /// Saved states at a time. Viewers must support 28 (ISO 32000-1, annex C); producers that never
    /// restore exist.
    private static final int MAX_SAVED_STATES = 4_096;

    /// Forms in forms; real files nest a dozen at most.
    private static final int MAX_FORM_DEPTH = 32;

    /// Decoded bytes of all forms of one page.
    private static final long MAX_FORM_BYTES = 2L * StreamDecoder.MAX_DECODED;

    /// How often the cancel token is polled, in operators; a power of two.
    private static final int POLL = 1 << 12;

    private final Resources shared;
    private final CancelToken cancel;
    private final List<String> problems;
    private final GlyphCollector glyphs;
    private final GraphicsCollector graphics;
    private final MarkedContent marked;
    private final TextOperators text;
    private final PathOperators paths;
    private final ImageOperators images;
    private final ColourOperators colours;
    private final IdentityHashMap<COSStream, byte[]> forms = new IdentityHashMap<>();
    private final Set<COSStream> running = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<GraphicsState> saved = new ArrayDeque<>();
    private GraphicsState state = new GraphicsState();
    private @Nullable COSDictionary resources;
    private long operators;
    private long painting;
    private long formBytes;
    private boolean stopped;

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
        this.marked = new MarkedContent(shared.layers(), glyphs);
        this.text = new TextOperators(shared, new TextPainter(glyphs, frame), problems);
        this.paths = new PathOperators(graphics, problems);
        this.images = new ImageOperators(graphics, glyphs, problems);
        this.colours = new ColourOperators(shared.colours());
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
    }

    /// Draws a form, such as the appearance of an annotation, under a matrix.
    void runForm(COSStream form, double[] matrix) {
        GraphicsState before = state;
        state = state.copy();
        state.concatenate(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]);
        drawForm(form);
        state = before;
    }

    /// How many operators asked for something to be drawn.
    long painting() {
        return painting;
    }

    private void run(ContentTokenizer in) {
        int floor = saved.size();
        int markedFloor = marked.depth();
        while (!stopped) {
            int operator = in.next();
            if (operator == ContentTokenizer.END) {
                break;
            }
            if ((++operators & (POLL - 1)) == 0) {
                cancel.throwIfCancelled();
                checkLimits();
            }
            try {
                execute(operator, in, floor);
            } catch (IOException e) {
                Resources.addOnce(
                        problems, "part of the page cannot be read: " + PdfException.words(e));
            } catch (ArithmeticException
                    | ClassCastException
                    | IllegalArgumentException
                    | IndexOutOfBoundsException
                    | NullPointerException e) {
                // Objects of a wrong type in a damaged file make PDFBox throw these; one operator
                // is lost.
                Resources.addOnce(
                        problems, "part of the page cannot be read: " + PdfException.words(e));
            }
        }
        while (saved.size() > floor) {
            state = saved.pop();
        }
        marked.closeTo(markedFloor);
    }

    private void checkLimits() {
        if (operators > MAX_OPERATORS || graphics.segments() > MAX_SEGMENTS) {
            stop(
                    "the page has more than "
                            + MAX_OPERATORS
                            + " operators or "
                            + MAX_SEGMENTS
                            + " path pieces: what follows is not read");
        }
        if (glyphs.isFull()) {
            stop(
                    "the page has more than "
                            + GlyphCollector.MAX_GLYPHS
                            + " glyphs: what follows is not read");
        }
    }

    private void stop(String problem) {
        stopped = true;
        Resources.addOnce(problems, problem);
    }

    private void execute(int operator, ContentTokenizer source, int floor) throws IOException {
        Operands in = source.operands();
        switch (operator) {
            case Op.SHOW_ADJUSTED, Op.SHOW, Op.NEXT_LINE_SHOW, Op.NEXT_LINE_SHOW_SPACED -> {
                painting++;
                text.execute(operator, in, state, resources, marked.isHiding());
            }
            case Op.NEXT_LINE,
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
                    text.execute(operator, in, state, resources, false);
            case Op.MOVE_TO,
                    Op.LINE_TO,
                    Op.CURVE,
                    Op.CURVE_V,
                    Op.CURVE_Y,
                    Op.CLOSE,
                    Op.RECTANGLE,
                    Op.END_PATH,
                    Op.CLIP,
                    Op.CLIP_EVEN_ODD ->
                    paths.execute(operator, in, state, false);
            case Op.STROKE,
                    Op.CLOSE_STROKE,
                    Op.FILL,
                    Op.FILL_OLD,
                    Op.FILL_EVEN_ODD,
                    Op.FILL_STROKE,
                    Op.FILL_STROKE_EVEN_ODD,
                    Op.CLOSE_FILL_STROKE,
                    Op.CLOSE_FILL_STROKE_EVEN_ODD -> {
                painting++;
                paths.execute(operator, in, state, marked.isHiding());
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
                    colours.execute(operator, in, state, resources);
            case Op.DO, Op.SHADING, Op.INLINE_DATA -> {
                painting++;
                executeObject(operator, source);
            }
            default -> executeState(operator, in, floor);
        }
    }

    private void executeState(int operator, Operands in, int floor) {
        switch (operator) {
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
                if (in.isName(0)
                        && Resources.lookUp(resources, COSName.EXT_G_STATE, in.name(0))
                                instanceof COSDictionary parameters) {
                    StateParameters.apply(parameters, state, shared, problems);
                }
            }
            case Op.BEGIN_MARKED, Op.BEGIN_MARKED_PROPERTIES -> {
                boolean begun =
                        operator == Op.BEGIN_MARKED ? marked.begin() : marked.begin(in, resources);
                if (!begun) {
                    stop("marked content nests too deep: what follows is not read");
                }
            }
            case Op.END_MARKED -> marked.closeTo(marked.depth() - 1);
            default -> {
                // Everything else draws nothing: rendering intents, dashes, joins, marked points,
                // unknown words.
            }
        }
    }

    private void executeObject(int operator, ContentTokenizer source) throws IOException {
        Operands in = source.operands();
        switch (operator) {
            case Op.SHADING -> {
                if (!marked.isHiding()) {
                    graphics.shading(state);
                }
            }
            case Op.INLINE_DATA -> {
                InlineImage image = InlineImage.of(in);
                if (!marked.isHiding()) {
                    images.draw(image, state);
                }
                source.skipInlineData(image.dataLength(shared.colours(), resources));
            }
            default -> {
                if (in.isName(0)) {
                    drawObject(in.name(0));
                }
            }
        }
    }

    private void drawObject(COSName name) {
        if (!(Resources.lookUp(resources, COSName.XOBJECT, name) instanceof COSStream object)) {
            Resources.addOnce(problems, "object " + name.getName() + " is missing and not drawn");
            return;
        }
        boolean hides = shared.layers().hides(object.getDictionaryObject(COSName.OC));
        if (hides) {
            marked.hide();
        }
        String kind = object.getNameAsString(COSName.SUBTYPE, "");
        if (kind.equals("Form")) {
            drawForm(object);
        } else if (kind.equals("Image") && !marked.isHiding()) {
            images.draw(object, state);
        }
        if (hides) {
            marked.reveal();
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
                                + " MB: what follows is not read");
                return new byte[0];
            }
            forms.put(form, content);
        }
        return content;
    }
}
