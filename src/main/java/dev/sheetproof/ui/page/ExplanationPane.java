package dev.sheetproof.ui.page;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.overlay.Overlays;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// Says why the region that was clicked is what it is, until it is closed or something else is
/// clicked.
final class ExplanationPane extends VBox {

    private static final double WIDTH = 380;

    private final Texts texts;
    private final Label title = new Label();
    private final Label story = new Label();

    ExplanationPane(PointerViewModel model, Texts texts) {
        this.texts = texts;
        setId("explanation");
        getStyleClass().add("explanation");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        title.setId("explanation-title");
        title.getStyleClass().add("explanation-title");
        story.setId("explanation-story");
        story.setWrapText(true);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = new ControlMaker(texts).iconButton("close-explanation", Feather.X);
        close.setOnAction(event -> model.explainNothing());
        HBox head = new HBox(title, gap, close);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(head, story);
        model.explanationProperty().addListener((observed, before, now) -> show(now));
        show(model.explanationProperty().get());
    }

    private void show(Optional<Explanation> explanation) {
        setVisible(explanation.isPresent());
        setManaged(explanation.isPresent());
        explanation.ifPresent(
                what -> {
                    title.setText(texts.get("label." + what.element().label().name()));
                    story.setText(String.join("\n", lines(what)));
                });
    }

    private List<String> lines(Explanation what) {
        Element element = what.element();
        List<String> lines = new ArrayList<>();
        lines.add(
                element.reason().isEmpty()
                        ? texts.get("explanation.no-reason")
                        : texts.reason(element.reason()));
        lines.add(texts.get("explanation.source", element.source(), number(element.confidence())));
        lines.add(Overlays.describe(element.box()));
        lines.add(what.chunkId().isEmpty() ? texts.get("hover.no-chunk") : what.chunkId());
        for (PageLayout.Dropped drop : what.dropped()) {
            lines.add(
                    texts.get(
                            "explanation.dropped",
                            texts.get("label." + drop.detection().label().name()),
                            drop.detection().source(),
                            number(drop.detection().confidence()),
                            texts.reason(drop.reason())));
        }
        return lines;
    }

    private static String number(double confidence) {
        return String.format(Locale.ROOT, "%.2f", confidence);
    }
}
