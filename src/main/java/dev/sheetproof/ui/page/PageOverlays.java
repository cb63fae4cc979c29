package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.evidence.StaleBox;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.find.FindHit;
import dev.sheetproof.ui.page.find.FindViewModel;
import dev.sheetproof.ui.page.overlay.LayoutOverlays;
import dev.sheetproof.ui.page.overlay.Overlays;
import dev.sheetproof.ui.page.overlay.PageOverlay;
import dev.sheetproof.ui.page.overlay.Palette;
import dev.sheetproof.ui.page.select.Selection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.paint.Color;

/// What is painted over each page: its layers from the bottom up, kept until something changes,
/// then what is compared, explained and pointed at.
final class PageOverlays {

    private final PageViewModel model;
    private final Texts texts;
    private final Map<PageNumber, List<PageOverlay>> layers = new HashMap<>();

    PageOverlays(PageViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
    }

    /// The layers have changed, or what is stored of a page has come.
    void changed() {
        layers.clear();
    }

    List<PageOverlay> of(PageNumber page) {
        List<PageOverlay> all = new ArrayList<>(layers.computeIfAbsent(page, this::layersOf));
        selected(page, all);
        model.tools()
                .difference()
                .foundProperty()
                .get()
                .filter(found -> found.page().equals(page))
                .ifPresent(found -> all.add(overlay(found.difference())));
        model.tools()
                .pointer()
                .explanationProperty()
                .get()
                .filter(found -> found.element().page().equals(page))
                .ifPresent(found -> all.add(Overlays.chosen(found.element().box())));
        model.tools()
                .pointer()
                .hoverProperty()
                .get()
                .filter(found -> found.page().equals(page))
                .ifPresent(found -> all.add(Overlays.hovered(found.box())));
        return all;
    }

    private void selected(PageNumber page, List<PageOverlay> all) {
        Selection selection = model.tools().selection().selection();
        if (selection.touches(page)) {
            List<PageBox> boxes = model.tools().selection().boxes(page);
            all.add(
                    selection instanceof Selection.Area
                            ? Overlays.area(boxes)
                            : Overlays.selectedText(boxes));
        }
    }

    private PageOverlay found(PageNumber page, PageMarks marks) {
        FindViewModel find = model.tools().find();
        List<PageBox> others = new ArrayList<>();
        List<PageBox> looked = new ArrayList<>();
        Optional<FindHit> current = find.currentHit();
        for (FindHit hit : find.on(page)) {
            (current.filter(hit::equals).isPresent() ? looked : others)
                    .addAll(hit.boxes(marks.lines()));
        }
        return Overlays.found(others, looked);
    }

    private List<PageOverlay> layersOf(PageNumber page) {
        Optional<PageMarks> marks = model.marks(page);
        List<PageOverlay> made = new ArrayList<>();
        for (Layer layer : Layer.values()) {
            if (marks.isPresent() && model.tools().layers().shown().contains(layer)) {
                PageOverlay overlay = overlay(layer, page, marks.orElseThrow());
                made.add(
                        coloured(overlay, layer)
                                .withStrength(model.tools().layers().opacity(layer)));
            }
        }
        return made;
    }

    /// In the colours that were chosen: one for the layer, or one for each kind of region.
    private PageOverlay coloured(PageOverlay overlay, Layer layer) {
        LayersViewModel layers = model.tools().layers();
        Map<Color, Color> other = new HashMap<>();
        if (layer == Layer.ELEMENTS || layer == Layer.PROPOSALS) {
            for (ElementLabel label : ElementLabel.values()) {
                layers.colour(label)
                        .ifPresent(rgb -> other.put(Palette.of(label), Palette.of(rgb)));
            }
        }
        OptionalInt whole = layers.colour(layer);
        if (whole.isEmpty() && other.isEmpty()) {
            return overlay;
        }
        return overlay.withInk(
                own ->
                        other.containsKey(own)
                                ? other.get(own)
                                : whole.isPresent() && !own.equals(Palette.STALE)
                                        ? Palette.asStrongAs(own, Palette.of(whole.getAsInt()))
                                        : own);
    }

    private PageOverlay overlay(Layer layer, PageNumber page, PageMarks marks) {
        return switch (layer) {
            case LINES -> Overlays.lines(marks.lines());
            case COLUMNS -> LayoutOverlays.columns(marks.lines());
            case RULES -> LayoutOverlays.rules(marks.rules());
            case PROPOSALS ->
                    LayoutOverlays.proposals(
                            marks.layout()
                                    .orElseGet(
                                            () ->
                                                    new PageLayout(
                                                            page, List.of(), List.of(),
                                                            List.of())));
            case CELLS -> LayoutOverlays.cells(marks.grid());
            case GUARDS ->
                    LayoutOverlays.guards(
                            marks.layout().map(PageLayout::dropped).orElse(List.of()),
                            marks.chunks(),
                            texts::reason);
            case FOUND -> found(page, marks);
            case ORDER -> LayoutOverlays.order(shown(marks));
            case ELEMENTS -> Overlays.elements(shown(marks), this::name, box -> stale(page, box));
            case CHUNKS -> Overlays.chunks(marks.chunks(), box -> stale(page, box));
            case MATCHED_WORDS -> Overlays.words(marks.words());
            case HIT ->
                    Overlays.hit(marks.hit(), marks.cells(), marks.tag(), box -> stale(page, box));
        };
    }

    private Optional<String> stale(PageNumber page, PageBox box) {
        return model.stale(page, box).map(why -> reason(texts, why));
    }

    /// Why a box is not to be trusted, in words.
    static String reason(Texts texts, StaleBox why) {
        return texts.get("stale." + why.kind().name(), why.percent());
    }

    private List<Element> shown(PageMarks marks) {
        return marks.elements().stream()
                .filter(element -> model.tools().layers().labels().contains(element.label()))
                .toList();
    }

    private String name(Element element) {
        return texts.get("label." + element.label().name());
    }

    private PageOverlay overlay(LayoutDifference difference) {
        return LayoutOverlays.difference(
                difference, this::name, kind -> texts.get("change." + kind.name()));
    }
}
