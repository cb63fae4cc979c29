package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import java.util.List;

/// Words without a number right over a table or a drawing are a caption by their place, unless they
/// are set as the headings of the page are: then they are one of them.
final class HeadingCaptions {

    /// Sizes of two headings of one rank differ by less than this share.
    private static final double ALIKE_SIZE = 0.03;

    /// Headings of the page that look so, at least.
    private static final int MIN_ALIKE = 2;

    private HeadingCaptions() {}

    static void relabel(PageScene scene) {
        List<Line> headings =
                scene.regions(ElementLabel.TITLE).stream().map(r -> r.lines().getFirst()).toList();
        for (Region caption : scene.regions()) {
            boolean near =
                    caption.source().equals("near-caption")
                            && (caption.label() == ElementLabel.FIGURE_CAPTION
                                    || caption.label() == ElementLabel.TABLE_CAPTION);
            if (near
                    && caption.lines().size() == 1
                    && headings.stream().filter(h -> alike(h, caption.lines().getFirst())).count()
                            >= MIN_ALIKE) {
                scene.replace(
                        caption, caption.withLabel(ElementLabel.TITLE, "heading-of-the-page"));
            }
        }
    }

    private static boolean alike(Line heading, Line line) {
        FontStyle a = heading.style();
        FontStyle b = line.style();
        return a.family().equals(b.family())
                && a.bold() == b.bold()
                && a.italic() == b.italic()
                && a.rgb() == b.rgb()
                && Words.upperCase(heading.text()) == Words.upperCase(line.text())
                && Math.abs(a.sizePt() - b.sizePt()) < ALIKE_SIZE * a.sizePt();
    }
}
