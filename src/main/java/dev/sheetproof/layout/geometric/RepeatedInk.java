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

    /// Share of the page height, from either end, in which a repeated drawing is furniture.
    private static final double BAND_SHARE = 0.16;

    /// Share of the page width, from either side, likewise: thumb tabs.
    private static final double SIDE_SHARE = 0.08;

    /// Share of pages that must carry a drawing in a margin band; even and odd pages may differ.
    private static final double BAND_PAGES = 0.34;

    /// Share of pages that must carry a drawing anywhere else: watermarks and page frames. Plots
    /// stand at the same place on many pages, but not on nearly all.
    private static final double ANYWHERE_PAGES = 0.8;

    /// Pages a document needs before a drawing inside the body can be called repeated.
    private static final int ANYWHERE_MIN_PAGES = 4;

    /// Share of the page that a picture or fill must cover to lie under everything.
    private static final double BACKDROP_SHARE = 0.6;

    /// Shapes on one page beyond which repetition is not looked for: a drawing, and bounded work.
    private static final int MAX_SHAPES = 50_000;

    private record Place(int kind, long x0, long y0, long x1, long y1) {}

    private RepeatedInk() {}

    static List<InkSet> split(ParsedDocument document) {
        Map<Place, Integer> counts = new HashMap<>();
        int drawn = 0;
        for (ParsedPage page : document.pages()) {
            PageGraphics g = page.graphics();
            if (g.strokes().size() + g.rules().size() + g.fills().size() > MAX_SHAPES) {
                continue;
            }
            drawn++;
            Set<Place> seen = new HashSet<>();
            g.rules().forEach(r -> seen.add(place(0, r.box())));
            g.fills().forEach(f -> seen.add(place(1, f.box())));
            g.strokes().forEach(s -> seen.add(place(2, s.box())));
            g.images().forEach(i -> seen.add(place(3, i.box())));
            seen.forEach(p -> counts.merge(p, 1, Integer::sum));
        }
        List<InkSet> sets = new ArrayList<>();
        for (ParsedPage page : document.pages()) {
            sets.add(new Splitter(page, counts, drawn).split());
        }
        return sets;
    }

    private static Place place(int kind, PageBox b) {
        return new Place(
                kind,
                Math.round(b.x0() / PLACE_STEP_PT),
                Math.round(b.y0() / PLACE_STEP_PT),
                Math.round(b.x1() / PLACE_STEP_PT),
                Math.round(b.y1() / PLACE_STEP_PT));
    }

    private record Splitter(ParsedPage page, Map<Place, Integer> counts, int pages) {

        InkSet split() {
            PageGraphics g = page.graphics();
            List<Rule> rules = new ArrayList<>();
            List<Rule> furnitureRules = new ArrayList<>();
            List<PageBox> furniture = new ArrayList<>();
            List<PageBox> backdrops = new ArrayList<>();
            for (Rule rule : g.rules()) {
                if (repeated(0, rule.box())) {
                    furnitureRules.add(rule);
                } else {
                    rules.add(rule);
                }
            }
            List<Fill> fills = new ArrayList<>();
            for (Fill fill : g.fills()) {
                if (backdrop(fill.box())) {
                    backdrops.add(fill.box());
                } else if (repeated(1, fill.box())) {
                    furniture.add(fill.box());
                } else {
                    fills.add(fill);
                }
            }
            List<Stroke> strokes = new ArrayList<>();
            for (Stroke stroke : g.strokes()) {
                if (backdrop(stroke.box())) {
                    backdrops.add(stroke.box());
                } else if (repeated(2, stroke.box())) {
                    furniture.add(stroke.box());
                } else {
                    strokes.add(stroke);
                }
            }
            List<PlacedImage> images = new ArrayList<>();
            for (PlacedImage image : g.images()) {
                if (backdrop(image.box())) {
                    backdrops.add(image.box());
                } else if (repeated(3, image.box())) {
                    furniture.add(image.box());
                } else {
                    images.add(image);
                }
            }
            return new InkSet(rules, fills, strokes, images, furnitureRules, furniture, backdrops);
        }

        private double width() {
            return page.info().frame().widthPt();
        }

        private double height() {
            return page.info().frame().heightPt();
        }

        private boolean backdrop(PageBox box) {
            return box.area() > BACKDROP_SHARE * width() * height();
        }

        private boolean repeated(int kind, PageBox box) {
            int count = counts.getOrDefault(place(kind, box), 0);
            if (count < 2) {
                return false;
            }
            boolean band =
                    box.y1() < BAND_SHARE * height()
                            || box.y0() > (1 - BAND_SHARE) * height()
                            || box.x1() < SIDE_SHARE * width()
                            || box.x0() > (1 - SIDE_SHARE) * width();
            boolean frame =
                    Math.max(box.width() / width(), box.height() / height()) > 0.7
                            && box.area() < 4000;
            if (band || frame) {
                return count >= BAND_PAGES * pages;
            }
            return pages >= ANYWHERE_MIN_PAGES && count >= ANYWHERE_PAGES * pages;
        }
    }
}
