package dev.sheetproof.layout.neural;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/// How the output of a YOLO-family detector is laid out. Boxes are pixels of the letterboxed
/// picture in all of them.
enum OutputForm {
    /// `[batch, 4 + classes, anchors]`: centre, size and a score for each class (v8, v9, v11, raw
    /// v10 and DocLayout-YOLO); needs suppression.
    CHANNELS(true),
    /// `[batch, anchors, 4 + classes]`: the same, transposed; needs suppression.
    ROWS(true),
    /// `[batch, anchors, 5 + classes]`: with an objectness that multiplies the scores (v5, v7);
    /// needs suppression.
    OBJECTNESS(true),
    /// `[batch, boxes, 6]`: corners, score and class of what is left (v10 and DocLayout-YOLO end to
    /// end, v8 exported with its suppression).
    END_TO_END(false),
    /// `[batch, anchors, 5 + classes]` of YOLOX exported without decoding: offsets in the cells of
    /// grids of 8, 16 and 32 pixels, logarithms of sizes, an objectness; needs suppression. The
    /// shape is that of [#OBJECTNESS], so the notes must name it. The picture is blue, green, red
    /// in 0..255.
    YOLOX(true);

    private final boolean suppressed;

    OutputForm(boolean suppressed) {
        this.suppressed = suppressed;
    }

    /// Whether near boxes of a class must be suppressed.
    boolean needsSuppression() {
        return suppressed;
    }

    String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// @throws IllegalArgumentException when there is no such form; the message names those there
    ///   are
    static OutputForm parse(String wireName) {
        for (OutputForm form : values()) {
            if (form.wireName().equals(wireName)) {
                return form;
            }
        }
        throw new IllegalArgumentException(
                "no output form '"
                        + wireName
                        + "': there are "
                        + Arrays.stream(values())
                                .map(OutputForm::wireName)
                                .collect(Collectors.joining(", ")));
    }
}
