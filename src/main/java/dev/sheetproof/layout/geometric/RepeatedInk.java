package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Tells what is drawn at the same place page after page (logos, frames, separators) from what
/// belongs to one page.
final class RepeatedInk {

    /// Places are compared in steps of this many points: pages of one document are made by one
    /// template.
    private static final double PLACE_STEP_PT = 3;

    /// Share of pages that must carry a drawing; even and odd pages may differ.
    private static final double MIN_PAGES_SHARE = 0.34;

    /// Share of the page that a picture or fill must cover to lie under everything.
    private static final double BACKDROP_SHARE = 0.5;

    /// Shapes on one page beyond which repetition is not looked for: a drawing, and bounded work.
    private static final int MAX_SHAPES = 50_000;

    private record Place(int kind, long x0, long y0, long x1, long y1) {}

    /// The drawing of one page in two parts.
    ///
    /// @param own what stands on this page only
    /// @param repeated what stands at the same place on other pages too
    record Split(InkSet own, InkSet repeated) {}

    private final Map<Place, Integer> counts = new HashMap<>();
    private int drawn;

    private RepeatedInk() {}

    static List<Split> split(ParsedDocument document) {
        RepeatedInk ink = new RepeatedInk();
        for (ParsedPage page : document.pages()) {
            PageGraphics g = page.graphics();
            if (g.strokes().size() + g.rules().size() + g.fills().size() > MAX_SHAPES) {
                continue;
            }
            ink.drawn++;
            Set<Place> seen = new HashSet<>();
            g.rules().forEach(r -> seen.add(place(0, r.box())));
            g.fills().forEach(f -> seen.add(place(1, f.box())));
            g.strokes().forEach(s -> seen.add(place(2, s.box())));
            g.images().forEach(i -> seen.add(place(3, i.box())));
            seen.forEach(p -> ink.counts.merge(p, 1, Integer::sum));
        }
        return document.pages().stream().map(ink::split).toList();
    }

    private static Place place(int kind, PageBox b) {
        return new Place(
                kind,
                Math.round(b.x0() / PLACE_STEP_PT),
                Math.round(b.y0() / PLACE_STEP_PT),
                Math.round(b.x1() / PLACE_STEP_PT),
                Math.round(b.y1() / PLACE_STEP_PT));
    }

    private boolean repeats(int kind, PageBox box) {
        int count = counts.getOrDefault(place(kind, box), 0);
        return count >= 2 && count >= MIN_PAGES_SHARE * drawn;
    }

    private Split split(ParsedPage page) {
        PageGraphics g = page.graphics();
        double backdrop =
                BACKDROP_SHARE * page.info().frame().widthPt() * page.info().frame().heightPt();
        List<PageBox> backdrops = new ArrayList<>();
        List<Rule> rules = new ArrayList<>();
        List<Rule> repeatedRules = new ArrayList<>();
        for (Rule rule : g.rules()) {
            (repeats(0, rule.box()) ? repeatedRules : rules).add(rule);
        }
        List<Fill> fills = new ArrayList<>();
        List<Fill> repeatedFills = new ArrayList<>();
        for (Fill fill : g.fills()) {
            if (fill.box().area() > backdrop) {
                backdrops.add(fill.box());
            } else {
                (repeats(1, fill.box()) ? repeatedFills : fills).add(fill);
            }
        }
        List<Stroke> strokes = new ArrayList<>();
        List<Stroke> repeatedStrokes = new ArrayList<>();
        for (Stroke stroke : g.strokes()) {
            if (stroke.box().area() > backdrop) {
                backdrops.add(stroke.box());
            } else {
                (repeats(2, stroke.box()) ? repeatedStrokes : strokes).add(stroke);
            }
        }
        List<PlacedImage> images = new ArrayList<>();
        List<PlacedImage> repeatedImages = new ArrayList<>();
        for (PlacedImage image : g.images()) {
            if (image.box().area() > backdrop || image.kind().equals(PlacedImage.SCAN)) {
                backdrops.add(image.box());
            } else {
                (repeats(3, image.box()) ? repeatedImages : images).add(image);
            }
        }
        return new Split(
                new InkSet(rules, fills, strokes, images, backdrops),
                new InkSet(
                        repeatedRules, repeatedFills, repeatedStrokes, repeatedImages, List.of()));
    }
}
