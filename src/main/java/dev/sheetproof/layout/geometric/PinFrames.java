package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/// Finds packages drawn as frames whose pins are framed too: numbers down the left side and up the
/// right one, as the pins of a package are counted, and a name between them. They look like a table
/// of two columns of numbers.
final class PinFrames {

    /// Longer side of a package in points at most; tables of numbers are larger.
    private static final double MAX_SIDE_PT = 320;

    /// Pins on each side at least.
    private static final int MIN_PINS = 2;

    /// Words between the pins at most: the name, perhaps a view.
    private static final int MAX_NAME_WORDS = 6;

    /// White space between a pin and its name, in points, and words of names along a frame at most.
    private static final double BESIDE_PT = 24;

    private static final int MAX_WORDS = 3;

    /// Names along each side of a frame at least, and white space between the frame and them, in
    /// heights of the names.
    private static final int MIN_NAMES = 3;

    private static final double NAME_GAP = 1.2;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    private final PageScene scene;

    PinFrames(PageScene scene) {
        this.scene = scene;
    }

    List<Drawing> find(List<RuleNetworks.Network> networks) {
        List<Drawing> packages = new ArrayList<>();
        for (RuleNetworks.Network network : networks) {
            PageBox box = network.box();
            if (Math.max(box.width(), box.height()) <= MAX_SIDE_PT && counted(box)) {
                packages.add(new Drawing(BitPatterns.withNames(scene, box, BESIDE_PT), false));
            }
        }
        return packages;
    }

    /// Whether names stand along both sides of a frame, as those of pins do: the frame is the
    /// package, and the drawing goes on beyond it.
    static boolean named(PageScene scene, PageBox frame) {
        return Math.max(frame.width(), frame.height()) <= MAX_SIDE_PT
                && names(scene, frame, -1) >= MIN_NAMES
                && names(scene, frame, 1) >= MIN_NAMES;
    }

    /// @param side -1 left of the frame, 1 right of it
    private static long names(PageScene scene, PageBox frame, int side) {
        return scene.free().stream()
                .filter(Line::horizontal)
                .filter(l -> Words.count(l) <= MAX_WORDS)
                .map(Line::box)
                .filter(b -> b.centerY() > frame.y0() && b.centerY() < frame.y1())
                .filter(
                        b -> {
                            double gap = side < 0 ? frame.x0() - b.x1() : b.x0() - frame.x1();
                            return gap > -1 && gap < NAME_GAP * b.height();
                        })
                .count();
    }

    private boolean counted(PageBox box) {
        List<Word> left = new ArrayList<>();
        List<Word> right = new ArrayList<>();
        int others = 0;
        for (Line line : scene.freeIn(box)) {
            for (Word word : line.words()) {
                if (NUMBER.matcher(word.text()).matches()) {
                    (word.box().centerX() < box.centerX() ? left : right).add(word);
                } else {
                    others++;
                }
            }
        }
        return left.size() >= MIN_PINS
                && left.size() == right.size()
                && others > 0
                && others <= MAX_NAME_WORDS
                && consecutive(left, 1)
                && consecutive(right, -1)
                && lowest(right) == lowest(left) + 1;
    }

    /// The number of the pin at the lower end of a side.
    private static int lowest(List<Word> pins) {
        return pins.stream()
                .max(Comparator.comparingDouble(w -> w.box().centerY()))
                .map(PinFrames::number)
                .orElseThrow();
    }

    private static boolean consecutive(List<Word> pins, int step) {
        List<Word> down = new ArrayList<>(pins);
        down.sort(Comparator.comparingDouble((Word w) -> w.box().centerY()));
        for (int i = 1; i < down.size(); i++) {
            if (number(down.get(i)) != number(down.get(i - 1)) + step) {
                return false;
            }
        }
        return true;
    }

    private static int number(Word word) {
        return Integer.parseInt(word.text());
    }
}
