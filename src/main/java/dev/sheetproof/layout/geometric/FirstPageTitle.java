package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/// Finds the title of the document among the lines of its first page that look like a running head:
/// many documents repeat it at the head of every page.
final class FirstPageTitle {

    /// Type this many times larger than running text sets a title.
    private static final double TITLE_SIZE = 1.3;

    /// Lines of a title are at least this share of the largest type on the page.
    private static final double LARGEST_SHARE = 0.95;

    /// Lines under a title are at least this share of its size, and of running text.
    private static final double SUBTITLE_SHARE = 0.5;

    private static final double SUBTITLE_BODY_SHARE = 0.97;

    /// Lines of a title stand closer than this many line heights.
    private static final double GAP = 0.6;

    private final PageScene scene;

    FirstPageTitle(PageScene scene) {
        this.scene = scene;
    }

    /// Those of the lines that are the title or go on under it.
    List<Line> among(Collection<Line> found) {
        if (scene.page().number().value() != 1) {
            return List.of();
        }
        double largest = largest();
        List<Line> title =
                new ArrayList<>(
                        scene.free().stream()
                                .filter(
                                        l ->
                                                l.style().sizePt() >= LARGEST_SHARE * largest
                                                        && l.style().sizePt()
                                                                >= TITLE_SIZE
                                                                        * scene.fonts().bodySizePt()
                                                        && worded(l))
                                .toList());
        for (int i = 0; i < title.size(); i++) {
            Line upper = title.get(i);
            PageBox near = upper.box().inflate(0, GAP * upper.box().height());
            found.stream()
                    .filter(
                            l ->
                                    !title.contains(l)
                                            && worded(l)
                                            && near.touches(l.box())
                                            && l.style().sizePt() >= SUBTITLE_SHARE * largest
                                            && l.style().sizePt()
                                                    >= SUBTITLE_BODY_SHARE
                                                            * scene.fonts().bodySizePt())
                    .sorted(Comparator.comparingInt(Line::number))
                    .forEach(title::add);
        }
        title.retainAll(found);
        return title;
    }

    /// Size of the largest words of the page that are not the name of a company.
    double largest() {
        // From the largest down: reading the wording of every line would cost more than the rest.
        return scene.lines().stream()
                .sorted(Comparator.comparingDouble((Line l) -> l.style().sizePt()).reversed())
                .filter(l -> l.text().strip().length() > 2 && worded(l))
                .findFirst()
                .map(l -> l.style().sizePt())
                .orElse(0.0);
    }

    private boolean worded(Line line) {
        return line.horizontal()
                && line.box().centerY() < scene.height() / 2
                && Words.hasLetter(line.text())
                && !FurnitureCues.cue(line)
                && !FurnitureCues.company(line);
    }
}
