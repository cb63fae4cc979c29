package dev.sheetproof.ocr;

import dev.sheetproof.onnx.OnnxException;
import dev.sheetproof.onnx.OnnxModel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// The networks that come with the program (PP-OCR, Apache License 2.0), opened.
///
/// @param detection finds text in a page
/// @param direction tells lines that stand on their head
/// @param recognition reads a line
/// @param characters what the classes of `recognition` stand for, its blank left out
record OcrModels(
        OnnxModel detection, OnnxModel direction, OnnxModel recognition, List<String> characters)
        implements AutoCloseable {

    /// Names of the networks and of the runtime: what is read depends on them.
    static final String NAMES = "PP-OCRv4 det rec, v2 cls";

    private static final String DETECTION = "ch_PP-OCRv4_det_infer.onnx";
    private static final String DIRECTION = "ch_ppocr_mobile_v2.0_cls_infer.onnx";
    private static final String RECOGNITION = "ch_PP-OCRv4_rec_infer.onnx";
    private static final String CHARACTERS = "ppocr_keys_v1.txt";

    OcrModels {
        characters = List.copyOf(characters);
    }

    /// Opens all three; takes about half a second.
    ///
    /// @throws OcrException when one is not on the class path or cannot be run
    static OcrModels open() {
        List<OnnxModel> opened = new ArrayList<>();
        boolean whole = false;
        try {
            for (String name : List.of(DETECTION, DIRECTION, RECOGNITION)) {
                opened.add(OnnxModel.openSparing(name, bytes(name)));
            }
            List<String> characters =
                    new ArrayList<>(
                            new String(bytes(CHARACTERS), StandardCharsets.UTF_8).lines().toList());
            // The last class of the network is the blank between words.
            characters.add(" ");
            whole = true;
            return new OcrModels(opened.get(0), opened.get(1), opened.get(2), characters);
        } catch (OnnxException e) {
            throw new OcrException(String.valueOf(e.getMessage()), e);
        } finally {
            if (!whole) {
                opened.forEach(OnnxModel::close);
            }
        }
    }

    private static byte[] bytes(String name) {
        try (InputStream in = OcrModels.class.getResourceAsStream("/models/" + name)) {
            if (in == null) {
                throw new OcrException("the models for OCR are not on the class path: " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new OcrException("cannot read the model " + name, e);
        }
    }

    @Override
    public void close() {
        detection.close();
        direction.close();
        recognition.close();
    }
}
