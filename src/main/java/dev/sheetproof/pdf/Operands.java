package dev.sheetproof.pdf;

import java.util.Arrays;
import org.apache.pdfbox.cos.COSName;

/// The operands of one operator, in flat arrays that are used again for the next. Arrays and
/// dictionaries stand as marks between their elements.
final class Operands {

    /// Operands kept before an operator; the longest real ones are `TJ` arrays of some thousand
    /// elements.
    private static final int MAX_OPERANDS = 1 << 17;

    /// What an operand is.
    static final byte NUMBER = 0;

    static final byte NAME = 1;
    static final byte STRING = 2;
    static final byte ARRAY = 3;
    static final byte END_ARRAY = 4;
    static final byte DICTIONARY = 5;
    static final byte END_DICTIONARY = 6;
    static final byte KEYWORD = 7;

    private byte[] kinds = new byte[64];
    private double[] numbers = new double[64];
    private COSName[] names = new COSName[64];
    private int[] lengths = new int[64];
    private int count;
    private byte[] text = new byte[256];
    private int textLength;

    /// Number of operands of the current operator.
    int count() {
        return count;
    }

    byte kind(int index) {
        return kinds[index];
    }

    boolean isNumber(int index) {
        return index >= 0 && index < count && kinds[index] == NUMBER;
    }

    boolean isName(int index) {
        return index >= 0 && index < count && kinds[index] == NAME;
    }

    boolean isString(int index) {
        return index >= 0 && index < count && kinds[index] == STRING;
    }

    /// A numeric operand; for a string, where it starts in [#text].
    double number(int index) {
        return numbers[index];
    }

    COSName name(int index) {
        return names[index];
    }

    /// The buffer that string operands lie in; valid until the next operator.
    byte[] text() {
        return text;
    }

    int textStart(int index) {
        return (int) numbers[index];
    }

    int textLength(int index) {
        return lengths[index];
    }

    byte[] bytes(int index) {
        return Arrays.copyOfRange(text, textStart(index), textStart(index) + textLength(index));
    }

    /// True when the last `wanted` operands are numbers; operands too many are allowed, as viewers
    /// do.
    boolean hasNumbers(int wanted) {
        if (count < wanted) {
            return false;
        }
        for (int i = count - wanted; i < count; i++) {
            if (kinds[i] != NUMBER) {
                return false;
            }
        }
        return true;
    }

    /// A number counted from the last operand, 0 for the last.
    double fromEnd(int index) {
        return numbers[count - 1 - index];
    }

    void clear() {
        count = 0;
        textLength = 0;
    }

    /// Adds a number.
    void pushNumber(double value) {
        if (push(NUMBER)) {
            numbers[count - 1] = value;
        }
    }

    /// Adds a name.
    void pushName(COSName name) {
        if (push(NAME)) {
            names[count - 1] = name;
        }
    }

    /// Where the string being read starts.
    int startText() {
        return textLength;
    }

    /// Ends a string that was gathered from `start` on by [#append].
    void pushText(int start) {
        if (push(STRING)) {
            numbers[count - 1] = start;
            lengths[count - 1] = textLength - start;
        }
    }

    /// Adds a mark or a keyword.
    ///
    /// @return false when there are too many
    boolean push(byte kind) {
        if (count == kinds.length) {
            if (count >= MAX_OPERANDS) {
                return false;
            }
            kinds = Arrays.copyOf(kinds, count * 2);
            numbers = Arrays.copyOf(numbers, count * 2);
            names = Arrays.copyOf(names, count * 2);
            lengths = Arrays.copyOf(lengths, count * 2);
        }
        kinds[count++] = kind;
        return true;
    }

    /// Adds a byte to the string being read.
    void append(int value) {
        if (textLength == text.length) {
            text = Arrays.copyOf(text, textLength * 2);
        }
        text[textLength++] = (byte) value;
    }
}
