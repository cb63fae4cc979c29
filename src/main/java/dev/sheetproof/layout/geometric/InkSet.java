package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.tables.TableTurn;
import java.util.List;

/// The drawing of a page sorted by what it means for layout: furniture that repeats over the pages
/// and pictures that lie under the whole page are set apart.
///
/// @param furniture boxes of everything drawn at the same place on most pages
/// @param backdrops fills and pictures that cover most of the page
record InkSet(
        List<Rule> rules,
        List<Fill> fills,
        List<Stroke> strokes,
        List<PlacedImage> images,
        List<Rule> furnitureRules,
        List<PageBox> furniture,
        List<PageBox> backdrops) {

    InkSet {
        rules = List.copyOf(rules);
        fills = List.copyOf(fills);
        strokes = List.copyOf(strokes);
        images = List.copyOf(images);
        furnitureRules = List.copyOf(furnitureRules);
        furniture = List.copyOf(furniture);
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
                furnitureRules.stream().map(turn::turn).toList(),
                furniture.stream().map(turn::turn).toList(),
                backdrops.stream().map(turn::turn).toList());
    }
}
