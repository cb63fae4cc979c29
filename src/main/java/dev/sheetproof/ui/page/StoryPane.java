package dev.sheetproof.ui.page;

import dev.sheetproof.model.Element;
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

/// Says what lies in the selected part of a page.
final class StoryPane extends VBox {

    private static final double WIDTH = 380;

    /// Regions named; who selects a whole page wants the counts.
    private static final int MOST_NAMED = 8;

    private final Texts texts;
    private final Label story = new Label();

    StoryPane(AreaViewModel model, Texts texts) {
        this.texts = texts;
        setId("story");
        getStyleClass().add("explanation");
        setMaxSize(WIDTH, Region.USE_PREF_SIZE);
        Label title = new Label(texts.get("what-is-this.menu"));
        title.getStyleClass().add("explanation-title");
        story.setId("story-text");
        story.setWrapText(true);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button close = new ControlMaker(texts).iconButton("close-story", Feather.X);
        close.setOnAction(event -> model.explainNothing());
        HBox head = new HBox(title, gap, close);
        head.setAlignment(Pos.CENTER_LEFT);
        getChildren().addAll(head, story);
        model.storyProperty().addListener((observed, before, now) -> show(now));
        show(model.storyProperty().get());
    }

    private void show(Optional<RegionStory> now) {
        setVisible(now.isPresent());
        setManaged(now.isPresent());
        now.ifPresent(what -> story.setText(String.join("\n", lines(what))));
    }

    private List<String> lines(RegionStory what) {
        List<String> lines = new ArrayList<>();
        lines.add(texts.get("story.place", what.page().toString(), Overlays.describe(what.box())));
        lines.add(
                texts.get(
                        "story.counts",
                        what.elements().size(),
                        what.chunks().size(),
                        what.lines(),
                        what.cells()));
        for (Element element :
                what.elements().subList(0, Math.min(MOST_NAMED, what.elements().size()))) {
            lines.add(
                    texts.get(
                            "story.element",
                            texts.get("label." + element.label().name()),
                            element.source(),
                            String.format(Locale.ROOT, "%.2f", element.confidence()),
                            Overlays.describe(element.box())));
        }
        what.chunks().stream().limit(MOST_NAMED).forEach(lines::add);
        return lines;
    }
}
