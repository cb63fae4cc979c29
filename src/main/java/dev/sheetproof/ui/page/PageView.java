package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.ui.fx.EmptyState;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.overlay.Overlays;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The pages with their tool bar, what lies under the pointer, and what is wrong with them.
public final class PageView extends VBox {

    private final PageViewModel model;
    private final Texts texts;
    private final PageCanvas canvas;
    private final PageOverlays overlays;
    private final Label hoverLabel = new Label();
    private final PageBanner banner;
    private final Label differenceLabel = new Label();
    private final Region empty;
    private final SidePane side;
    private final PageToolBar toolBar;

    public PageView(PageViewModel model, UiThread ui, Texts texts, PageLinks links) {
        this.model = model;
        this.texts = texts;
        setId("page");
        getStyleClass().add("page");
        overlays = new PageOverlays(model, texts);
        canvas =
                new PageCanvas(
                        model.scroll(),
                        model.pictures(),
                        ui,
                        overlays::of,
                        what -> model.troubleProperty().set(Optional.of(what)),
                        reason -> texts.get("page-failed.advice", texts.reason(reason)));
        canvas.setAccessibleText(texts.get("page-canvas.name"));
        PageMouse.watch(model, canvas, links);
        PageKeys.watch(model, canvas, links);
        PageMenu menu = new PageMenu(model, texts, links);
        canvas.setOnContextMenuRequested(
                event -> menu.show(canvas, event.getScreenX(), event.getScreenY()));
        hoverLabel.setId("hover");
        hoverLabel.getStyleClass().add("hover-label");
        hoverLabel.setMouseTransparent(true);
        hoverLabel.setVisible(false);
        StackPane.setAlignment(hoverLabel, Pos.BOTTOM_LEFT);
        banner = new PageBanner(model, texts, links);
        StackPane.setAlignment(banner, Pos.TOP_CENTER);
        empty =
                new EmptyState(
                        "no-page",
                        Feather.FILE_TEXT,
                        texts.get("no-page.title"),
                        texts.get("no-page.advice"));
        empty.setMouseTransparent(true);
        ExplanationPane explanation = new ExplanationPane(model.tools().pointer(), texts);
        StackPane.setAlignment(explanation, Pos.BOTTOM_RIGHT);
        differenceLabel.setId("difference");
        differenceLabel.getStyleClass().add("page-banner");
        differenceLabel.setOnMouseClicked(event -> model.compareNothing());
        differenceLabel.setVisible(false);
        StackPane.setAlignment(differenceLabel, Pos.TOP_RIGHT);
        SelectionBar bar = new SelectionBar(model, texts, links);
        StackPane.setAlignment(bar, Pos.BOTTOM_CENTER);
        StoryPane story = new StoryPane(model.tools().area(), texts);
        StackPane.setAlignment(story, Pos.BOTTOM_RIGHT);
        StackPane.setMargin(story, new Insets(0, 0, 60, 0));
        StackPane area =
                new StackPane(
                        canvas,
                        empty,
                        hoverLabel,
                        banner,
                        differenceLabel,
                        explanation,
                        story,
                        bar,
                        new TroublePane(model, texts, links));
        area.getStyleClass().add("page-area");
        area.setMinSize(0, 0);
        side = new SidePane(model, texts);
        HBox.setHgrow(area, Priority.ALWAYS);
        HBox middle = new HBox(side, area);
        VBox.setVgrow(middle, Priority.ALWAYS);
        toolBar = new PageToolBar(model, texts);
        getChildren().addAll(toolBar, middle);
        listen();
        show(model.sheetProperty().get());
    }

    private void listen() {
        model.sheetProperty().addListener((observed, before, now) -> show(now));
        model.marksArrivedProperty().addListener((observed, before, now) -> overlay());
        model.tools().layers().changesProperty().addListener((observed, before, now) -> overlay());
        model.tools().pointer().hoverProperty().addListener((observed, before, now) -> hover(now));
        model.tools()
                .pointer()
                .explanationProperty()
                .addListener((observed, before, now) -> canvas.overlayMarks());
        model.tools()
                .difference()
                .foundProperty()
                .addListener((observed, before, now) -> difference(now));
        model.troubleProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (before.isPresent() && now.isEmpty()) {
                                canvas.redraw();
                            }
                        });
    }

    /// Where the page shown lies: for tests, and for whoever wants to point at it.
    public PagePlace place() {
        Viewport now = model.scroll().viewport();
        return now.place(
                now.stack()
                        .nearest(
                                model.sheetProperty()
                                        .get()
                                        .map(sheet -> sheet.page().page())
                                        .orElseGet(now::current)));
    }

    /// Moves the focus onto the pages.
    public void focusPage() {
        canvas.requestFocus();
    }

    /// Puts the cursor into the field with the page's number.
    public void focusPageNumber() {
        toolBar.focusNumber();
    }

    /// Opens the pane in which words are found in the document shown, and puts the cursor there.
    public void focusFind() {
        model.tools().sideProperty().set(Optional.of(SideTab.FIND));
        side.focusFind();
    }

    /// Draws everything anew: pages are to look otherwise.
    public void redraw() {
        canvas.redraw();
    }

    /// Whether all that is visible is drawn at full sharpness.
    public boolean sharp() {
        return canvas.sharp();
    }

    /// Whether something of every page in view is drawn, sharp or not.
    public boolean drawn() {
        return canvas.drawn();
    }

    private void show(Optional<Sheet> sheet) {
        empty.setVisible(sheet.isEmpty());
        canvas.setCursor(sheet.isPresent() ? Cursor.OPEN_HAND : Cursor.DEFAULT);
        overlays.changed();
        canvas.show(sheet.map(Sheet::data));
        banner.tell();
    }

    private void overlay() {
        overlays.changed();
        canvas.overlay();
        banner.tell();
    }

    private void difference(Optional<DifferenceViewModel.Found> found) {
        canvas.overlayMarks();
        differenceLabel.setVisible(found.isPresent());
        found.ifPresent(
                what -> {
                    Map<LayoutDifference.Kind, Integer> counts = what.difference().counts();
                    differenceLabel.setText(
                            texts.get(
                                    "difference.counts",
                                    counts.getOrDefault(LayoutDifference.Kind.ADDED, 0),
                                    counts.getOrDefault(LayoutDifference.Kind.LOST, 0),
                                    counts.getOrDefault(LayoutDifference.Kind.MOVED, 0),
                                    counts.getOrDefault(LayoutDifference.Kind.RELABELLED, 0),
                                    counts.getOrDefault(LayoutDifference.Kind.SAME, 0)));
                });
    }

    private void hover(Optional<Hover> found) {
        canvas.overlayMarks();
        hoverLabel.setVisible(found.isPresent());
        found.ifPresent(what -> hoverLabel.setText(describe(what)));
    }

    private String describe(Hover what) {
        List<String> parts = new ArrayList<>();
        what.element()
                .ifPresent(
                        element -> {
                            parts.add(texts.get("label." + element.label().name()));
                            parts.add(
                                    texts.get(
                                            "hover.confidence",
                                            String.format(
                                                    Locale.ROOT, "%.2f", element.confidence())));
                            parts.add(element.source());
                        });
        parts.add(what.chunkId().isEmpty() ? texts.get("hover.no-chunk") : what.chunkId());
        parts.add(Overlays.describe(what.box()));
        model.stale(what.page(), what.box())
                .ifPresent(why -> parts.add(PageOverlays.reason(texts, why)));
        return String.join("  ·  ", parts);
    }
}
