package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.overlay.LayoutOverlays;
import dev.sheetproof.ui.page.overlay.Overlays;
import dev.sheetproof.ui.page.overlay.PageOverlay;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
        model.difference()
                .foundProperty()
                .get()
                .filter(found -> found.page().equals(page))
                .ifPresent(found -> all.add(overlay(found.difference())));
        model.pointer()
                .explanationProperty()
                .get()
                .filter(found -> found.element().page().equals(page))
                .ifPresent(found -> all.add(Overlays.hovered(found.element().box())));
        model.pointer()
                .hoverProperty()
                .get()
                .filter(found -> found.page().equals(page))
                .ifPresent(found -> all.add(Overlays.hovered(found.box())));
        return all;
    }

    private List<PageOverlay> layersOf(PageNumber page) {
        Optional<PageMarks> marks = model.marks(page);
        List<PageOverlay> made = new ArrayList<>();
        for (Layer layer : Layer.values()) {
            if (marks.isPresent() && model.layers().shown().contains(layer)) {
                PageOverlay overlay = overlay(layer, page, marks.orElseThrow());
                made.add(overlay.withStrength(model.layers().opacity(layer)));
            }
        }
        return made;
    }

    private PageOverlay overlay(Layer layer, PageNumber page, PageMarks marks) {
        return switch (layer) {
            case LINES -> Overlays.lines(marks.lines());
            case COLUMNS -> LayoutOverlays.columns(marks.lines());
            case PROPOSALS ->
                    LayoutOverlays.proposals(
                            marks.layout()
                                    .orElseGet(
                                            () ->
                                                    new PageLayout(
                                                            page, List.of(), List.of(),
                                                            List.of())));
            case ORDER -> LayoutOverlays.order(shown(marks));
            case ELEMENTS -> Overlays.elements(shown(marks), this::name);
            case CHUNKS -> Overlays.chunks(marks.chunks());
            case MATCHED_WORDS -> Overlays.words(marks.words());
            case HIT -> Overlays.hit(marks.hit(), marks.cells(), marks.tag());
        };
    }

    private List<Element> shown(PageMarks marks) {
        return marks.elements().stream()
                .filter(element -> model.layers().labels().contains(element.label()))
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
