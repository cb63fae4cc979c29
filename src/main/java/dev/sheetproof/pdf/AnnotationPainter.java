package dev.sheetproof.pdf;

import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.jspecify.annotations.Nullable;

/// Draws the normal appearances of annotations, such as the text of form fields and stamps, as a
/// viewer does (ISO 32000-1, 12.5.5).
final class AnnotationPainter {

    /// More than any real page has; a bound against hostile files.
    private static final int MAX_ANNOTATIONS = 10_000;

    private static final int HIDDEN = 1 << 1;
    private static final int NO_VIEW = 1 << 5;

    private AnnotationPainter() {}

    static void draw(COSDictionary page, OptionalContent layers, ContentInterpreter interpreter) {
        if (!(page.getDictionaryObject(COSName.ANNOTS) instanceof COSArray annotations)) {
            return;
        }
        for (int i = 0; i < Math.min(annotations.size(), MAX_ANNOTATIONS); i++) {
            if (annotations.getObject(i) instanceof COSDictionary annotation
                    && (annotation.getInt(COSName.F, 0) & (HIDDEN | NO_VIEW)) == 0
                    && !"Popup".equals(annotation.getNameAsString(COSName.SUBTYPE))
                    && !layers.hides(annotation.getDictionaryObject(COSName.OC))) {
                COSStream appearance = appearance(annotation);
                double[] rect = PageFrames.numbers(annotation, COSName.RECT, 4);
                if (appearance != null && rect != null) {
                    draw(appearance, rect, interpreter);
                }
            }
        }
    }

    private static @Nullable COSStream appearance(COSDictionary annotation) {
        COSBase normal =
                annotation.getDictionaryObject(COSName.AP) instanceof COSDictionary appearances
                        ? appearances.getDictionaryObject(COSName.N)
                        : null;
        if (normal instanceof COSStream stream) {
            return stream;
        }
        String state = annotation.getNameAsString(COSName.AS);
        return state != null
                        && normal instanceof COSDictionary states
                        && states.getDictionaryObject(COSName.getPDFName(state))
                                instanceof COSStream stream
                ? stream
                : null;
    }

    /// Maps the appearance's box, turned by its own matrix, onto the annotation's rectangle.
    private static void draw(COSStream appearance, double[] rect, ContentInterpreter interpreter) {
        double[] box = PageFrames.numbers(appearance, COSName.BBOX, 4);
        if (box == null) {
            return;
        }
        double[] m = PageFrames.numbers(appearance, COSName.MATRIX, 6);
        if (m == null) {
            m = new double[] {1, 0, 0, 1, 0, 0};
        }
        double x0 = Double.POSITIVE_INFINITY;
        double y0 = Double.POSITIVE_INFINITY;
        double x1 = Double.NEGATIVE_INFINITY;
        double y1 = Double.NEGATIVE_INFINITY;
        for (int corner = 0; corner < 4; corner++) {
            double x = box[(corner & 1) == 0 ? 0 : 2];
            double y = box[(corner & 2) == 0 ? 1 : 3];
            double tx = m[0] * x + m[2] * y + m[4];
            double ty = m[1] * x + m[3] * y + m[5];
            x0 = Math.min(x0, tx);
            x1 = Math.max(x1, tx);
            y0 = Math.min(y0, ty);
            y1 = Math.max(y1, ty);
        }
        if (x1 <= x0 || y1 <= y0) {
            return;
        }
        double left = Math.min(rect[0], rect[2]);
        double bottom = Math.min(rect[1], rect[3]);
        double sx = Math.abs(rect[2] - rect[0]) / (x1 - x0);
        double sy = Math.abs(rect[3] - rect[1]) / (y1 - y0);
        interpreter.runForm(
                appearance, new double[] {sx, 0, 0, sy, left - x0 * sx, bottom - y0 * sy});
    }
}
