package dev.sheetproof.pdf;

import java.io.IOException;
import java.util.Arrays;
import org.apache.pdfbox.cos.COSDictionary;
import org.jspecify.annotations.Nullable;

/// Runs the operators that choose colours.
final class ColourOperators {

    private final ColourSpaces spaces;

    ColourOperators(ColourSpaces spaces) {
        this.spaces = spaces;
    }

    void execute(int operator, Operands in, GraphicsState s, @Nullable COSDictionary resources)
            throws IOException {
        switch (operator) {
            case Op.FILL_GRAY -> fill(ColourSpace.Device.GRAY, in, s);
            case Op.FILL_RGB -> fill(ColourSpace.Device.RGB, in, s);
            case Op.FILL_CMYK -> fill(ColourSpace.Device.CMYK, in, s);
            case Op.STROKE_GRAY -> stroke(ColourSpace.Device.GRAY, in, s);
            case Op.STROKE_RGB -> stroke(ColourSpace.Device.RGB, in, s);
            case Op.STROKE_CMYK -> stroke(ColourSpace.Device.CMYK, in, s);
            case Op.FILL_SPACE -> {
                s.fillSpace = space(in, resources);
                s.fillRgb = s.fillSpace.initialRgb();
            }
            case Op.STROKE_SPACE -> {
                s.strokeSpace = space(in, resources);
                s.strokeRgb = s.strokeSpace.initialRgb();
            }
            case Op.FILL_COLOUR, Op.FILL_COLOUR_N -> fill(s.fillSpace, in, s);
            case Op.STROKE_COLOUR, Op.STROKE_COLOUR_N -> stroke(s.strokeSpace, in, s);
            default -> throw new IllegalStateException("no colour operator: " + operator);
        }
    }

    private ColourSpace space(Operands in, @Nullable COSDictionary resources) throws IOException {
        return in.isName(0) ? spaces.of(in.name(0), resources) : ColourSpace.Device.GRAY;
    }

    private static void fill(ColourSpace space, Operands in, GraphicsState s) {
        double[] values = values(in);
        if (values.length >= space.components()) {
            s.fillSpace = space;
            s.fillRgb = space.rgb(values);
        }
    }

    private static void stroke(ColourSpace space, Operands in, GraphicsState s) {
        double[] values = values(in);
        if (values.length >= space.components()) {
            s.strokeSpace = space;
            s.strokeRgb = space.rgb(values);
        }
    }

    private static double[] values(Operands in) {
        double[] values = new double[in.count()];
        int n = 0;
        for (int i = 0; i < in.count(); i++) {
            if (in.isNumber(i)) {
                values[n++] = in.number(i);
            }
        }
        return n == values.length ? values : Arrays.copyOf(values, n);
    }
}
