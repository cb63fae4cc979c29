package dev.sheetproof.pdf;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.pdfbox.cos.COSName;

/// Cuts a content stream into operators, each with the operands before it.
///
/// Numbers go to an array of doubles and strings to one shared buffer, because an object per
/// operand is what makes a general parser slow. Malformed bytes are skipped: a content stream has
/// no syntax errors, only less on the page.
final class ContentTokenizer {

    /// Returned by [#next] at the end of the stream.
    static final int END = -1;

    /// Longest operator of the language, such as `BDC`; anything longer is garbage.
    private static final int MAX_OPERATOR_BYTES = 3;

    private static final int NAME_SLOTS = 1 << 10;

    private final byte[] data;
    private final int end;
    private int at;

    private final Operands operands = new Operands();
    private final byte[][] nameBytes = new byte[NAME_SLOTS][];
    private final COSName[] nameValues = new COSName[NAME_SLOTS];

    ContentTokenizer(byte[] data) {
        this.data = data;
        this.end = data.length;
    }

    /// The code of an operator as [#next] returns it.
    static int code(String operator) {
        int code = 0;
        for (int i = 0; i < operator.length(); i++) {
            code = code << 8 | operator.charAt(i);
        }
        return code;
    }

    /// Moves to the next operator, reading its operands.
    ///
    /// @return its bytes as one number, first byte highest; 0 for garbage; [#END] at the end
    int next() {
        operands.clear();
        while (at < end) {
            int c = data[at];
            switch (c) {
                case ' ', '\n', '\r', '\t', '\f', 0 -> at++;
                case '%' -> skipComment();
                case '/' -> readName();
                case '(' -> readLiteral();
                case '<' -> {
                    if (at + 1 < end && data[at + 1] == '<') {
                        at += 2;
                        operands.push(Operands.DICTIONARY);
                    } else {
                        readHex();
                    }
                }
                case '>' -> {
                    boolean closes = at + 1 < end && data[at + 1] == '>';
                    at += closes ? 2 : 1;
                    if (closes) {
                        operands.push(Operands.END_DICTIONARY);
                    }
                }
                case '[' -> {
                    at++;
                    operands.push(Operands.ARRAY);
                }
                case ']' -> {
                    at++;
                    operands.push(Operands.END_ARRAY);
                }
                case '{', '}', ')' -> at++;
                case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '-', '.' ->
                        readNumber();
                default -> {
                    int operator = readOperator();
                    if (operator >= 0) {
                        return operator;
                    }
                }
            }
        }
        return END;
    }

    /// The operands of the operator that [#next] returned; changed by the next call of it.
    Operands operands() {
        return operands;
    }

    /// Skips the data of an inline image, after its `ID`.
    ///
    /// @param length bytes of the data where it can be told (no filter), negative otherwise
    void skipInlineData(long length) {
        int start = at < end && isSpace(data[at]) ? at + 1 : at;
        if (length >= 0 && start + length <= end) {
            int after = (int) (start + length);
            int i = after;
            while (i < end && isSpace(data[i])) {
                i++;
            }
            if (isEndMark(i)) {
                at = i + 2;
                return;
            }
        }
        for (int i = start; i < end - 1; i++) {
            if (isEndMark(i) && (i == start || isSpace(data[i - 1])) && looksLikeContent(i + 2)) {
                at = i + 2;
                return;
            }
        }
        at = end;
    }

    private boolean isEndMark(int i) {
        return i + 1 < end
                && data[i] == 'E'
                && data[i + 1] == 'I'
                && (i + 2 == end || isSpace(data[i + 2]));
    }

    /// Compressed data may hold `EI` by chance; what follows the real mark is text.
    private boolean looksLikeContent(int from) {
        for (int i = from; i < Math.min(end, from + 12); i++) {
            int c = data[i];
            if (c < 0 || (c < ' ' && !isSpace(c))) {
                return false;
            }
        }
        return true;
    }

    private void skipComment() {
        while (at < end && data[at] != '\n' && data[at] != '\r') {
            at++;
        }
    }

    private void readNumber() {
        boolean negative = false;
        while (at < end && (data[at] == '+' || data[at] == '-')) {
            negative |= data[at] == '-';
            at++;
        }
        long whole = 0;
        int digits = 0;
        int fractionDigits = 0;
        boolean fraction = false;
        int exponent = 0;
        for (; at < end; at++) {
            int c = data[at];
            if (c >= '0' && c <= '9') {
                // 18 digits fit a long; further ones only move the decimal point.
                if (digits < 18) {
                    whole = whole * 10 + (c - '0');
                    digits += whole > 0 ? 1 : 0;
                    fractionDigits += fraction ? 1 : 0;
                } else if (!fraction) {
                    exponent++;
                }
            } else if (c == '.' && !fraction) {
                fraction = true;
            } else if (c != '-') {
                // A minus inside a number is ignored, as viewers do.
                break;
            }
        }
        double value = whole;
        if (fractionDigits > 0) {
            value /= power(fractionDigits);
        }
        if (exponent > 0) {
            value *= Math.pow(10, exponent);
        }
        operands.pushNumber(negative ? -value : value);
    }

    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};

    private static double power(int exponent) {
        return exponent < POWERS.length ? POWERS[exponent] : Math.pow(10, exponent);
    }

    private void readName() {
        int start = ++at;
        int hash = 17;
        boolean escaped = false;
        while (at < end && isRegular(data[at])) {
            escaped |= data[at] == '#';
            hash = hash * 31 + data[at];
            at++;
        }
        operands.pushName(
                escaped ? COSName.getPDFName(unescape(start, at)) : lookUp(start, at, hash));
    }

    private COSName lookUp(int from, int to, int hash) {
        int slot = (hash ^ hash >>> 15) & NAME_SLOTS - 1;
        byte[] known = nameBytes[slot];
        if (known != null && Arrays.equals(known, 0, known.length, data, from, to)) {
            return nameValues[slot];
        }
        nameBytes[slot] = Arrays.copyOfRange(data, from, to);
        nameValues[slot] = COSName.getPDFName(new String(nameBytes[slot], StandardCharsets.UTF_8));
        return nameValues[slot];
    }

    private String unescape(int from, int to) {
        byte[] bytes = new byte[to - from];
        int n = 0;
        for (int i = from; i < to; i++) {
            if (data[i] == '#' && i + 2 < to && hex(data[i + 1]) >= 0 && hex(data[i + 2]) >= 0) {
                bytes[n++] = (byte) (hex(data[i + 1]) << 4 | hex(data[i + 2]));
                i += 2;
            } else {
                bytes[n++] = data[i];
            }
        }
        return new String(bytes, 0, n, StandardCharsets.UTF_8);
    }

    private void readLiteral() {
        int start = operands.startText();
        at++;
        int depth = 1;
        while (at < end) {
            int c = data[at++];
            if (c == '\\') {
                readEscape();
                continue;
            }
            if (c == '(') {
                depth++;
            } else if (c == ')' && --depth == 0) {
                break;
            } else if (c == '\r') {
                // An end of line of any kind is one line feed.
                if (at < end && data[at] == '\n') {
                    at++;
                }
                c = '\n';
            }
            operands.append(c);
        }
        operands.pushText(start);
    }

    private void readEscape() {
        if (at == end) {
            return;
        }
        int c = data[at++];
        switch (c) {
            case 'n' -> operands.append('\n');
            case 'r' -> operands.append('\r');
            case 't' -> operands.append('\t');
            case 'b' -> operands.append('\b');
            case 'f' -> operands.append('\f');
            case '\n' -> {}
            case '\r' -> at += at < end && data[at] == '\n' ? 1 : 0;
            case '0', '1', '2', '3', '4', '5', '6', '7' -> {
                int value = c - '0';
                for (int i = 0; i < 2 && at < end && data[at] >= '0' && data[at] <= '7'; i++) {
                    value = (value << 3) | (data[at++] - '0');
                }
                operands.append(value);
            }
            default -> operands.append(c);
        }
    }

    private void readHex() {
        int start = operands.startText();
        at++;
        int high = -1;
        while (at < end) {
            int c = data[at++];
            if (c == '>') {
                break;
            }
            int digit = hex(c);
            if (digit >= 0) {
                if (high < 0) {
                    high = digit;
                } else {
                    operands.append(high << 4 | digit);
                    high = -1;
                }
            }
        }
        if (high >= 0) {
            operands.append(high << 4);
        }
        operands.pushText(start);
    }

    /// @return the operator's code; -1 for a keyword, which is an operand
    private int readOperator() {
        int start = at++;
        while (at < end && isRegular(data[at])) {
            at++;
        }
        int length = at - start;
        if (matches(start, length, "true")
                || matches(start, length, "false")
                || matches(start, length, "null")) {
            operands.push(Operands.KEYWORD);
            return -1;
        }
        if (length > MAX_OPERATOR_BYTES) {
            return 0;
        }
        int code = 0;
        for (int i = start; i < at; i++) {
            code = (code << 8) | (data[i] & 0xFF);
        }
        return code;
    }

    private boolean matches(int start, int length, String keyword) {
        if (length != keyword.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (data[start + i] != keyword.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static int hex(int c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'f') {
            return c - 'a' + 10;
        }
        return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
    }

    private static boolean isSpace(int c) {
        return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == 0;
    }

    private static boolean isRegular(int c) {
        return switch (c) {
            case ' ', '\n', '\r', '\t', '\f', 0, '(', ')', '<', '>', '[', ']', '{', '}', '/', '%' ->
                    false;
            default -> true;
        };
    }
}
