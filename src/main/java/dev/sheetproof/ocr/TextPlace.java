package dev.sheetproof.ocr;

import dev.sheetproof.ocr.LineReader.Read;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Places the characters of a line on its ink. The recogniser tells about where each character is;
/// the white between the inks of two characters tells where one ends, where a word does, and where
/// a cell of a table does.
final class TextPlace {

    /// White between characters from which on they are two words, in heights of the line's ink.
    private static final double WORD_GAP = 0.55;

    /// White between characters from which on they are two cells, in heights of the line's ink.
    private static final double CELL_GAP = 1.6;

    /// White rows inside a line, such as under the dot of an i, as a share of its box.
    private static final double ROW_GAP = 0.15;

    /// A box with more ink than this is light text on a dark ground.
    private static final double REVERSED = 0.55;

    private TextPlace() {}

    /// A character on the page.
    ///
    /// @param x0 where its ink begins in pixels; `x1`: ends
    /// @param y0 top of its ink; `y1`: bottom; the same where it has none
    record Placed(String text, double x0, double x1, double y0, double y1, double likelihood) {

        boolean inked() {
            return y1 > y0;
        }

        /// The same ink read otherwise.
        Placed withText(String other) {
            return new Placed(other, x0, x1, y0, y1, likelihood);
        }
    }

    /// A part of a line that stands by itself, blanks between its words included.
    ///
    /// @param y0 top of the line it was cut from; `y1`: bottom
    record Part(List<Placed> characters, double y0, double y1) {}

    /// @param box the line's box in the ink's picture
    static List<Part> parts(Ink ink, PixelBox box, List<Read> read) {
        PixelBox in = box.clip(ink.width(), ink.height());
        int left = (int) Math.floor(in.x0());
        int right = (int) Math.ceil(in.x1());
        int top = (int) Math.floor(in.y0());
        int bottom = (int) Math.ceil(in.y1());
        List<Read> written = read.stream().filter(r -> !r.text().isBlank()).toList();
        if (written.isEmpty() || right - left < 1 || bottom - top < 1) {
            return List.of();
        }
        boolean reversed = ink.share(in) > REVERSED;
        int[] columns = new int[right - left];
        int inkTop = bottom;
        int inkBottom = top;
        for (int y = top; y < bottom; y++) {
            int row = 0;
            for (int x = left; x < right; x++) {
                if (ink.at(x, y) != reversed) {
                    columns[x - left]++;
                    row++;
                }
            }
            if (row > 0) {
                inkTop = Math.min(inkTop, y);
                inkBottom = Math.max(inkBottom, y + 1);
            }
        }
        double height = Math.max(1, inkBottom > inkTop ? inkBottom - inkTop : bottom - top);
        List<Placed> placed = placed(ink, reversed, columns, in, box, written);
        List<Part> parts = new ArrayList<>();
        List<Placed> part = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < read.size(); i++) {
            if (read.get(i).text().isBlank()) {
                continue;
            }
            int index = next++;
            Placed character = placed.get(index);
            if (!part.isEmpty()) {
                Placed before = part.getLast();
                double gap = character.x0() - before.x1();
                boolean blank = i > 0 && read.get(i - 1).text().isBlank();
                if (gap > CELL_GAP * height) {
                    parts.add(new Part(part, top, bottom));
                    part = new ArrayList<>();
                } else if (blank || gap > WORD_GAP * height) {
                    part.add(
                            new Placed(
                                    " ",
                                    before.x1(),
                                    Math.max(before.x1(), character.x0()),
                                    top,
                                    top,
                                    Math.min(before.likelihood(), character.likelihood())));
                }
            }
            if (part.isEmpty()) {
                Optional<Placed> sign = Minus.before(ink, box, character);
                sign.ifPresent(part::add);
                character = sign.map(s -> after(s, placed.get(index))).orElse(character);
            }
            part.add(character);
        }
        parts.add(new Part(part, top, bottom));
        return parts;
    }

    /// A character without the sign that its ink began with.
    private static Placed after(Placed sign, Placed character) {
        return new Placed(
                character.text(),
                sign.x1(),
                character.x1(),
                character.y0(),
                character.y1(),
                character.likelihood());
    }

    /// Top and bottom of the ink between two columns, around its fullest row; the same where there
    /// is none.
    private static double[] rows(Ink ink, boolean reversed, int x0, int x1, int top, int bottom) {
        int[] rows = new int[bottom - top];
        int fullest = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = x0; x < x1; x++) {
                rows[y - top] += ink.at(x, y) != reversed ? 1 : 0;
            }
            if (rows[y - top] > rows[fullest]) {
                fullest = y - top;
            }
        }
        if (rows[fullest] == 0) {
            return new double[] {top, top};
        }
        int gap = (int) Math.max(1, Math.round(ROW_GAP * rows.length));
        int first = reach(rows, fullest, -1, gap);
        int last = reach(rows, fullest, 1, gap);
        return new double[] {top + first, top + last + 1.0};
    }

    /// How far the ink around a row goes: the neighbour line's is behind a wider white.
    private static int reach(int[] rows, int from, int step, int gap) {
        int reached = from;
        for (int r = from; r >= 0 && r < rows.length && Math.abs(r - reached) <= gap; r += step) {
            if (rows[r] > 0) {
                reached = r;
            }
        }
        return reached;
    }

    /// Cuts between neighbours in the widest white between their middles, else where the ink is
    /// thinnest, and takes from each what is ink.
    private static List<Placed> placed(
            Ink ink,
            boolean reversed,
            int[] columns,
            PixelBox in,
            PixelBox box,
            List<Read> written) {
        int left = (int) Math.floor(in.x0());
        int top = (int) Math.floor(in.y0());
        int bottom = (int) Math.ceil(in.y1());
        int n = written.size();
        double[] cuts = new double[n + 1];
        cuts[0] = left;
        cuts[n] = left + columns.length;
        for (int i = 1; i < n; i++) {
            double a = box.x0() + written.get(i - 1).at() * box.width();
            double b = box.x0() + written.get(i).at() * box.width();
            cuts[i] = Math.max(cuts[i - 1], left + cut(columns, a - left, b - left));
        }
        List<Placed> placed = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int from = (int) Math.round(cuts[i]) - left;
            int to = (int) Math.round(cuts[i + 1]) - left;
            int first = from;
            while (first < to && columns[first] == 0) {
                first++;
            }
            int last = to;
            while (last > first && columns[last - 1] == 0) {
                last--;
            }
            double x0 = first < to ? left + first : cuts[i];
            double x1 = first < to ? left + last : cuts[i + 1];
            double[] rows = rows(ink, reversed, left + first, left + last, top, bottom);
            placed.add(
                    new Placed(
                            written.get(i).text(),
                            x0,
                            x1,
                            rows[0],
                            rows[1],
                            written.get(i).likelihood()));
        }
        return placed;
    }

    /// @param a middle of the left character in columns; `b`: of the right one
    private static double cut(int[] columns, double a, double b) {
        int from = Math.clamp(Math.round(a), 0, columns.length);
        int to = Math.clamp(Math.round(b), from, columns.length);
        int bestFrom = -1;
        int bestTo = -1;
        int start = -1;
        for (int x = from; x <= to; x++) {
            boolean white = x < to && columns[x] == 0;
            if (white && start < 0) {
                start = x;
            } else if (!white && start >= 0) {
                if (x - start > bestTo - bestFrom) {
                    bestFrom = start;
                    bestTo = x;
                }
                start = -1;
            }
        }
        if (bestFrom >= 0) {
            return (bestFrom + bestTo) / 2.0;
        }
        double middle = Math.clamp((a + b) / 2, from, to);
        double best = middle;
        int least = Integer.MAX_VALUE;
        for (int x = from; x < to; x++) {
            boolean nearer = Math.abs(x - middle) < Math.abs(best - middle);
            if (columns[x] < least || (columns[x] == least && nearer)) {
                least = columns[x];
                best = x;
            }
        }
        return best;
    }
}
