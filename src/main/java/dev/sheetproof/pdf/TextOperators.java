package dev.sheetproof.pdf;

import java.io.IOException;
import java.util.List;
import org.apache.pdfbox.cos.COSDictionary;
import org.jspecify.annotations.Nullable;

/// Runs the operators that set text state, place text and show it.
final class TextOperators {

    private final Resources shared;
    private final TextPainter text;
    private final List<String> problems;

    TextOperators(Resources shared, TextPainter text, List<String> problems) {
        this.shared = shared;
        this.text = text;
        this.problems = problems;
    }

    /// @param hidden true while a layer that is off is drawn
    void execute(
            int operator,
            Operands in,
            GraphicsState s,
            @Nullable COSDictionary resources,
            boolean hidden)
            throws IOException {
        switch (operator) {
            case Op.SHOW_ADJUSTED -> {
                for (int i = 0; i < in.count(); i++) {
                    if (in.isNumber(i)) {
                        text.adjust(s, in.number(i));
                    } else {
                        show(in, i, s, hidden);
                    }
                }
            }
            case Op.SHOW -> show(in, in.count() - 1, s, hidden);
            case Op.NEXT_LINE_SHOW, Op.NEXT_LINE_SHOW_SPACED -> {
                if (operator == Op.NEXT_LINE_SHOW_SPACED && in.isNumber(0) && in.isNumber(1)) {
                    s.wordSpacing = in.number(0);
                    s.charSpacing = in.number(1);
                }
                text.moveLine(0, -s.leading);
                show(in, in.count() - 1, s, hidden);
            }
            case Op.FONT -> {
                if (in.isName(0) && in.isNumber(1)) {
                    s.font = shared.font(resources, in.name(0), problems);
                    s.fontSize = in.number(1);
                }
            }
            case Op.BEGIN_TEXT -> text.setMatrix(1, 0, 0, 1, 0, 0);
            case Op.NEXT_LINE -> text.moveLine(0, -s.leading);
            case Op.MOVE, Op.MOVE_LEADING -> {
                if (in.hasNumbers(2)) {
                    s.leading = operator == Op.MOVE_LEADING ? -in.fromEnd(0) : s.leading;
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
            default -> {
                if (in.hasNumbers(1)) {
                    setState(operator, in.fromEnd(0), s);
                }
            }
        }
    }

    private static void setState(int operator, double value, GraphicsState s) {
        switch (operator) {
            case Op.CHAR_SPACING -> s.charSpacing = value;
            case Op.WORD_SPACING -> s.wordSpacing = value;
            case Op.SCALING -> s.horizontalScale = value / 100;
            case Op.LEADING -> s.leading = value;
            case Op.RISE -> s.rise = value;
            case Op.MODE -> s.textMode = (int) value;
            default -> throw new IllegalStateException("no text operator: " + operator);
        }
    }

    private void show(Operands in, int operand, GraphicsState s, boolean hidden)
            throws IOException {
        if (in.isString(operand)) {
            text.show(s, in.text(), in.textStart(operand), in.textLength(operand), hidden);
        }
    }
}
