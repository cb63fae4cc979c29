package dev.sheetproof.layout.neural;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Turns a model's boxes on one page into proposals under our labels.
record Meanings(LayoutModel model) {

    /// Distance in points over which a caption or note still belongs to a table or figure.
    private static final double REACH_PT = 60;

    /// A box on the page with its class.
    record Placed(PageBox box, Candidate candidate) {}

    /// Proposals in the model's order, best first.
    List<Detection> detections(List<Placed> boxes) {
        List<Placed> bodies = new ArrayList<>();
        for (Placed placed : boxes) {
            label(placed)
                    .filter(l -> l == ElementLabel.TABLE || l == ElementLabel.FIGURE)
                    .ifPresent(l -> bodies.add(placed));
        }
        List<Detection> detections = new ArrayList<>();
        for (Placed placed : boxes) {
            int index = placed.candidate().classIndex();
            Optional<ElementLabel> label =
                    switch (model.meanings().get(index)) {
                        case ClassMeaning.Labelled(ElementLabel l) -> Optional.of(l);
                        case ClassMeaning.Caption _ -> Optional.of(caption(placed, bodies));
                        case ClassMeaning.Note _ -> Optional.of(note(placed, bodies));
                        case ClassMeaning.Ignored _ -> Optional.empty();
                    };
            label.ifPresent(l -> detections.add(detection(placed, l)));
        }
        return detections;
    }

    private Detection detection(Placed placed, ElementLabel label) {
        String className = model.classes().get(placed.candidate().classIndex());
        double score = placed.candidate().score();
        return new Detection(
                label,
                score,
                placed.box(),
                "model:" + className,
                String.format(
                        Locale.ROOT,
                        "class '%s' of %s, score %.2f",
                        className,
                        model.name(),
                        score));
    }

    private Optional<ElementLabel> label(Placed placed) {
        return model.meanings().get(placed.candidate().classIndex())
                        instanceof ClassMeaning.Labelled(ElementLabel l)
                ? Optional.of(l)
                : Optional.empty();
    }

    private ElementLabel caption(Placed caption, List<Placed> bodies) {
        return nearest(caption, bodies)
                .flatMap(this::label)
                .filter(l -> l == ElementLabel.TABLE)
                .map(l -> ElementLabel.TABLE_CAPTION)
                .orElse(ElementLabel.FIGURE_CAPTION);
    }

    private ElementLabel note(Placed note, List<Placed> bodies) {
        List<Placed> above =
                bodies.stream().filter(b -> b.box().centerY() < note.box().centerY()).toList();
        return nearest(note, above)
                .flatMap(this::label)
                .filter(l -> l == ElementLabel.TABLE)
                .map(l -> ElementLabel.TABLE_FOOTNOTE)
                .orElse(ElementLabel.TEXT);
    }

    private static Optional<Placed> nearest(Placed what, List<Placed> bodies) {
        return bodies.stream()
                .filter(b -> distance(what.box(), b.box()) <= REACH_PT)
                .min(
                        Comparator.comparingDouble((Placed b) -> distance(what.box(), b.box()))
                                .thenComparingDouble(b -> b.box().y0())
                                .thenComparingDouble(b -> b.box().x0()));
    }

    private static double distance(PageBox a, PageBox b) {
        return a.overlapX(b) <= 0 ? Double.POSITIVE_INFINITY : Math.max(0, -a.overlapY(b));
    }
}
