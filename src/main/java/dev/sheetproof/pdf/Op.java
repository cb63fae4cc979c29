package dev.sheetproof.pdf;

/// The operators of content streams (ISO 32000-1, annex A), as [ContentTokenizer#next] returns
/// them.
final class Op {

    static final int SAVE = 'q';
    static final int RESTORE = 'Q';
    static final int CONCATENATE = 'c' << 8 | 'm';
    static final int LINE_WIDTH = 'w';
    static final int STATE = 'g' << 8 | 's';

    static final int MOVE_TO = 'm';
    static final int LINE_TO = 'l';
    static final int CURVE = 'c';
    static final int CURVE_V = 'v';
    static final int CURVE_Y = 'y';
    static final int CLOSE = 'h';
    static final int RECTANGLE = 'r' << 8 | 'e';
    static final int STROKE = 'S';
    static final int CLOSE_STROKE = 's';
    static final int FILL = 'f';
    static final int FILL_OLD = 'F';
    static final int FILL_EVEN_ODD = 'f' << 8 | '*';
    static final int FILL_STROKE = 'B';
    static final int FILL_STROKE_EVEN_ODD = 'B' << 8 | '*';
    static final int CLOSE_FILL_STROKE = 'b';
    static final int CLOSE_FILL_STROKE_EVEN_ODD = 'b' << 8 | '*';
    static final int END_PATH = 'n';
    static final int CLIP = 'W';
    static final int CLIP_EVEN_ODD = 'W' << 8 | '*';

    static final int BEGIN_TEXT = 'B' << 8 | 'T';
    static final int CHAR_SPACING = 'T' << 8 | 'c';
    static final int WORD_SPACING = 'T' << 8 | 'w';
    static final int SCALING = 'T' << 8 | 'z';
    static final int LEADING = 'T' << 8 | 'L';
    static final int FONT = 'T' << 8 | 'f';
    static final int MODE = 'T' << 8 | 'r';
    static final int RISE = 'T' << 8 | 's';
    static final int MOVE = 'T' << 8 | 'd';
    static final int MOVE_LEADING = 'T' << 8 | 'D';
    static final int MATRIX = 'T' << 8 | 'm';
    static final int NEXT_LINE = 'T' << 8 | '*';
    static final int SHOW = 'T' << 8 | 'j';
    static final int SHOW_ADJUSTED = 'T' << 8 | 'J';
    static final int NEXT_LINE_SHOW = '\'';
    static final int NEXT_LINE_SHOW_SPACED = '"';

    static final int FILL_SPACE = 'c' << 8 | 's';
    static final int STROKE_SPACE = 'C' << 8 | 'S';
    static final int FILL_COLOUR = 's' << 8 | 'c';
    static final int FILL_COLOUR_N = 's' << 16 | 'c' << 8 | 'n';
    static final int STROKE_COLOUR = 'S' << 8 | 'C';
    static final int STROKE_COLOUR_N = 'S' << 16 | 'C' << 8 | 'N';
    static final int FILL_GRAY = 'g';
    static final int STROKE_GRAY = 'G';
    static final int FILL_RGB = 'r' << 8 | 'g';
    static final int STROKE_RGB = 'R' << 8 | 'G';
    static final int FILL_CMYK = 'k';
    static final int STROKE_CMYK = 'K';

    static final int SHADING = 's' << 8 | 'h';
    static final int DO = 'D' << 8 | 'o';
    static final int INLINE_DATA = 'I' << 8 | 'D';
    static final int BEGIN_MARKED = 'B' << 16 | 'M' << 8 | 'C';
    static final int BEGIN_MARKED_PROPERTIES = 'B' << 16 | 'D' << 8 | 'C';
    static final int END_MARKED = 'E' << 16 | 'M' << 8 | 'C';

    private Op() {}
}
