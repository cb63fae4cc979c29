package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;

/// The rules over the page that part its running head and foot from the body.
final class HeadFootRules {

    /// A single rule at least this share of the page wide separates furniture from the body.
    private static final double SEPARATOR_SHARE = 0.6;

    private static final double SEPARATOR_HEIGHT_PT = 5;

    /// Share of the page height from the head in which a rule over the page makes what stands above
    /// it furniture, how far above in points, and how large its type may be on the first page as a
    /// share of the largest.
    private static final double HEAD_RULE_BAND = 0.09;

    private static final double HEAD_RULE_REACH_PT = 14;

    private static final double HEAD_RULE_TYPE = 0.85;

    private final PageScene scene;
    private final InkSet repeated;

    /// @param repeated what is drawn at the same place on other pages
    HeadFootRules(PageScene scene, InkSet repeated) {
        this.scene = scene;
        this.repeated = repeated;
    }

    /// Height of the lowest wide rule in the foot; the page's height when there is none.
    ///
    /// @param band share of the page height at the foot that is looked at
    double footSeparator(double band) {
        return separators().filter(y -> scene.aboveFoot(y) < band).max().orElse(scene.height());
    }

    /// Height of the first wide rule at the head with small type right above it; 0 when there is
    /// none.
    double headSeparator() {
        double y = separators().filter(at -> scene.belowTop(at) < HEAD_RULE_BAND).min().orElse(0);
        List<Line> above =
                scene.free().stream().filter(l -> l.horizontal() && l.box().centerY() < y).toList();
        double lowest = above.stream().mapToDouble(l -> l.box().y1()).max().orElse(0);
        return y - lowest < HEAD_RULE_REACH_PT && !isTitle(above) ? y : 0;
    }

    /// Whether lines above a rule are the title of the document.
    private boolean isTitle(List<Line> above) {
        if (scene.page().number().value() != 1 || above.isEmpty()) {
            return false;
        }
        double largest = new FirstPageTitle(scene).largest();
        return above.stream().anyMatch(l -> l.style().sizePt() > HEAD_RULE_TYPE * largest);
    }

    /// Heights of wide rules, sides of frames, too.
    DoubleStream wide(DoublePredicate where) {
        return scene.ink().with(repeated).rules().stream()
                .filter(r -> r.horizontal() && r.length() > SEPARATOR_SHARE * scene.width())
                .mapToDouble(Rule::at)
                .filter(where);
    }

    /// Heights of wide rules that are no sides of frames.
    private DoubleStream separators() {
        List<PageBox> flat = new ArrayList<>();
        InkSet all = scene.ink().with(repeated);
        List<Rule> down = all.rules().stream().filter(r -> !r.horizontal()).toList();
        all.rules().stream()
                .filter(
                        r ->
                                r.horizontal()
                                        && down.stream()
                                                .noneMatch(
                                                        d -> d.box().inflate(2).touches(r.box())))
                .forEach(r -> flat.add(r.box()));
        all.fills().forEach(f -> flat.add(f.box()));
        all.strokes().forEach(s -> flat.add(s.box()));
        return flat.stream()
                .filter(
                        b ->
                                b.width() > SEPARATOR_SHARE * scene.width()
                                        && b.height() < SEPARATOR_HEIGHT_PT)
                .mapToDouble(PageBox::centerY);
    }
}
