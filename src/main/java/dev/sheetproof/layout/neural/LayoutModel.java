package dev.sheetproof.layout.neural;

import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.onnx.OnnxException;
import dev.sheetproof.onnx.OnnxModel;
import dev.sheetproof.onnx.Tensor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// An opened layout model: what it wants to see and what its classes mean. Everything about it is
/// checked when it is opened, with one run on a grey picture, so that a wrong file is refused
/// before any document is touched.
///
/// @param name of the file
/// @param hash of the file's bytes
/// @param input name of the picture tensor
/// @param heightPx of the picture; 0 when it is free
/// @param widthPx of the picture; 0 when it is free
/// @param longestPx longest side of a page where the size is free
/// @param batch pages a run takes
/// @param fixedBatch whether a run takes exactly so many
record LayoutModel(
        String name,
        Sha256 hash,
        OnnxModel session,
        String input,
        String output,
        int heightPx,
        int widthPx,
        int longestPx,
        int batch,
        boolean fixedBatch,
        List<String> classes,
        List<ClassMeaning> meanings,
        OutputDecoder decoder)
        implements AutoCloseable {

    /// Sides of a free picture are multiples of this: the coarsest grid of these networks.
    static final int STRIDE = 32;

    /// Longest side of a page in pixels where neither the model nor its notes say one: what
    /// DocLayout-YOLO was trained with.
    private static final int USUAL_LONGEST_PX = 1024;

    /// Largest side of a fixed picture; what is larger is not for pages.
    private static final int MAX_SIDE_PX = 4_096;

    /// Pixels of all pictures of a run together; what is larger does not fit into memory.
    private static final long MAX_PIXELS = 24_000_000;

    /// Class names that a message shows before it stops.
    private static final int NAMES_SHOWN = 12;

    /// Opens a model file with the notes beside it.
    ///
    /// @param threshold score from which on a proposal counts
    /// @throws LayoutModelException when it cannot be used; the message says what to do
    static LayoutModel open(Path file, double threshold) {
        String name = String.valueOf(file.getFileName());
        ModelNotes beside = NotesFile.beside(file);
        OnnxModel session = null;
        try {
            byte[] bytes = OnnxModel.read(file);
            session = OnnxModel.open(name, bytes);
            LayoutModel model = checked(name, Sha256.of(bytes), session, beside, threshold);
            model.tryOut();
            session = null;
            return model;
        } catch (OnnxException e) {
            throw new LayoutModelException(
                    e.getMessage()
                            + "; a layout model is a YOLO detection model in an ONNX file with"
                            + " 32-bit numbers",
                    e);
        } finally {
            if (session != null) {
                session.close();
            }
        }
    }

    private static LayoutModel checked(
            String name, Sha256 hash, OnnxModel session, ModelNotes beside, double threshold) {
        ModelNotes notes = beside.or(Metadata.notes(session.metadata()));
        if (session.inputs().size() != 1) {
            throw new LayoutModelException(
                    name
                            + " wants the inputs "
                            + session.inputs()
                            + ": a YOLO layout model wants one picture");
        }
        String input = session.inputs().getFirst();
        long[] shape = session.inputShape(input);
        if (shape.length != 4
                || (shape[1] != 3 && shape[1] > 0)
                || Arrays.stream(shape).anyMatch(side -> side > MAX_SIDE_PX)) {
            throw new LayoutModelException(
                    name
                            + " wants an input of shape "
                            + Arrays.toString(shape)
                            + ": a YOLO layout model wants pictures, [n, 3, height, width]");
        }
        boolean fixedBatch = shape[0] > 0;
        boolean fixedSize = shape[2] > 0 && shape[3] > 0;
        if (fixedBatch && fixedSize && shape[0] * shape[2] * shape[3] > MAX_PIXELS) {
            throw new LayoutModelException(
                    name
                            + " wants an input of shape "
                            + Arrays.toString(shape)
                            + ", more than "
                            + MAX_PIXELS
                            + " pixels at once: export it for single pictures");
        }
        if (notes.classes().isEmpty()) {
            throw new LayoutModelException(
                    name
                            + " does not say what its classes are: put a file labels.txt beside it"
                            + " with one class name a line, in the model's order (see"
                            + " docs/layout-models.md)");
        }
        return new LayoutModel(
                name,
                hash,
                session,
                input,
                session.outputs().getFirst(),
                fixedSize ? Math.toIntExact(shape[2]) : 0,
                fixedSize ? Math.toIntExact(shape[3]) : 0,
                notes.sizePx().orElse(USUAL_LONGEST_PX),
                fixedBatch ? Math.toIntExact(shape[0]) : notes.batch().orElse(1),
                fixedBatch,
                notes.classes(),
                meanings(name, notes),
                new OutputDecoder(name, notes.classes().size(), notes.form(), threshold));
    }

    private static List<ClassMeaning> meanings(String name, ModelNotes notes) {
        List<ClassMeaning> meanings = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (String className : notes.classes()) {
            ClassMeaning said = notes.meanings().get(KnownClasses.folded(className));
            if (said == null && KnownClasses.meaning(className).isEmpty()) {
                unknown.add(className);
            } else {
                meanings.add(said == null ? KnownClasses.meaning(className).orElseThrow() : said);
            }
        }
        if (!unknown.isEmpty()) {
            throw new LayoutModelException(
                    name
                            + " has classes that no layout model known here has: "
                            + String.join(", ", unknown.stream().limit(NAMES_SHOWN).toList())
                            + (unknown.size() > NAMES_SHOWN ? ", …" : "")
                            + ". Is it a layout model? If so, say in labels.json what they mean"
                            + " (see docs/layout-models.md)");
        }
        return meanings;
    }

    /// Runs the model on a grey picture: shows at once what would go wrong on every page.
    private void tryOut() {
        Letterbox box = letterbox(612, 792);
        float[] tensor = new float[batch * 3 * box.widthPx() * box.heightPx()];
        Arrays.fill(tensor, Letterbox.GREY);
        run(tensor, box, batch);
    }

    /// How it wants colours.
    Letterbox.Pixels pixels() {
        return decoder.wanted().filter(OutputForm.YOLOX::equals).isPresent()
                ? Letterbox.Pixels.BGR_BYTES
                : Letterbox.Pixels.RGB_UNIT;
    }

    /// How a page lies in the picture this model wants.
    Letterbox letterbox(double pageWidthPt, double pageHeightPt) {
        return widthPx > 0
                ? Letterbox.fixed(pageWidthPt, pageHeightPt, widthPx, heightPx)
                : Letterbox.free(pageWidthPt, pageHeightPt, longestPx, STRIDE);
    }

    /// Runs the model on pictures of one size.
    ///
    /// @param tensor [#batch] pictures when the model's batch is fixed, else `pictures`
    /// @return the boxes of each picture, best first
    /// @throws LayoutModelException when the model fails
    List<List<Candidate>> run(float[] tensor, Letterbox size, int pictures) {
        try {
            int given = fixedBatch ? batch : pictures;
            Map<String, Tensor.Floats> answer =
                    session.run(
                            Map.of(
                                    input,
                                    new Tensor.Floats(
                                            tensor, given, 3, size.heightPx(), size.widthPx())));
            Tensor.Floats boxes = answer.get(output);
            if (boxes == null) {
                throw new LayoutModelException(
                        name + " gives no numbers in its output " + output + ": export it again");
            }
            long[] shape = boxes.shape();
            if (shape.length == 0 || shape[0] != given) {
                throw new LayoutModelException(
                        name
                                + " answers "
                                + given
                                + " pictures with an output of shape "
                                + Arrays.toString(shape)
                                + ": export it as a detection model");
            }
            List<List<Candidate>> found = new ArrayList<>();
            for (int i = 0; i < pictures; i++) {
                found.add(decoder.decode(boxes, i, size));
            }
            return found;
        } catch (OnnxException e) {
            throw new LayoutModelException(
                    e.getMessage()
                            + "; export the model again with 32-bit numbers and a standard operator"
                            + " set",
                    e);
        }
    }

    /// Everything its proposals depend on.
    String stamp() {
        Map<String, String> parts = new TreeMap<>();
        for (int i = 0; i < classes.size(); i++) {
            parts.put(
                    String.format(java.util.Locale.ROOT, "%04d", i),
                    classes.get(i) + meanings.get(i));
        }
        String settings = parts + " " + decoder.wanted() + " " + longestPx + " " + batch;
        return name
                + " "
                + hash.hex().substring(0, 16)
                + " classes "
                + Sha256.of(settings.getBytes(java.nio.charset.StandardCharsets.UTF_8))
                        .hex()
                        .substring(0, 8)
                + " threshold "
                + decoder.threshold()
                + " runtime "
                + OnnxModel.runtimeVersion()
                + " "
                + OnnxModel.OPTIMISATION;
    }

    @Override
    public void close() {
        session.close();
    }
}
