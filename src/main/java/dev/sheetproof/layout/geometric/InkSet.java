package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.tables.TableTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/// The drawing of a page without the pictures and fills that lie under the whole of it.
///
/// @param backdrops fills and pictures that cover most of the page, set apart
record InkSet(
        List<Rule> rules,
        List<Fill> fills,
        List<Stroke> strokes,
        List<PlacedImage> images,
        List<PageBox> backdrops) {

    static final InkSet EMPTY = new InkSet(List.of(), List.of(), List.of(), List.of(), List.of());

    InkSet {
        rules = List.copyOf(rules);
        fills = List.copyOf(fills);
        strokes = List.copyOf(strokes);
        images = List.copyOf(images);
        backdrops = List.copyOf(backdrops);
    }

    /// The same drawing on the turned page.
    InkSet turned(TableTurn turn) {
        if (turn.direction() == 0) {
            return this;
        }
        return new InkSet(
                rules.stream().map(turn::turn).toList(),
                fills.stream()
                        .map(f -> new Fill(turn.turn(f.box()), f.rectangle(), f.rgb()))
                        .toList(),
                strokes.stream()
                        .map(
                                s ->
                                        new Stroke(
                                                turn.turn(s.box()),
                                                s.segments(),
                                                s.curved(),
                                                s.diagonal()))
                        .toList(),
                images.stream()
                        .map(
                                i ->
                                        new PlacedImage(
                                                i.page(),
                                                i.number(),
                                                turn.turn(i.box()),
                                                i.widthPx(),
                                                i.heightPx(),
                                                i.kind()))
                        .toList(),
                backdrops.stream().map(turn::turn).toList());
    }

    /// What of this drawing has a box the test accepts.
    InkSet only(Predicate<PageBox> test) {
        return new InkSet(
                rules.stream().filter(r -> test.test(r.box())).toList(),
                fills.stream().filter(f -> test.test(f.box())).toList(),
                strokes.stream().filter(s -> test.test(s.box())).toList(),
                images.stream().filter(i -> test.test(i.box())).toList(),
                backdrops);
    }

    InkSet with(InkSet other) {
        return new InkSet(
                both(rules, other.rules),
                both(fills, other.fills),
                both(strokes, other.strokes),
                both(images, other.images),
                backdrops);
    }

    private static <T> List<T> both(List<T> a, List<T> b) {
        if (b.isEmpty()) {
            return a;
        }
        List<T> all = new ArrayList<>(a);
        all.addAll(b);
        return all;
    }

    /// The boxes of everything but rules.
    List<PageBox> shapes() {
        List<PageBox> boxes = new ArrayList<>();
        fills.forEach(f -> boxes.add(f.box()));
        strokes.forEach(s -> boxes.add(s.box()));
        images.forEach(i -> boxes.add(i.box()));
        return boxes;
    }
}
