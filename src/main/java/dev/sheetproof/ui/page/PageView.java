package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.fx.EmptyState;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.ui.page.overlay.LayoutOverlays;
import dev.sheetproof.ui.page.overlay.Overlays;
import dev.sheetproof.ui.page.overlay.PageOverlay;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.collections.SetChangeListener;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The page with its tool bar, what lies under the pointer, and what is wrong with it.
public final class PageView extends VBox {

    private static final double KEY_SCROLL = 60;

    private final PageViewModel model;
    private final Texts texts;
    private final PageCanvas canvas;
    private final Label hoverLabel = new Label();
    private final Label banner = new Label("", new FontIcon(Feather.ALERT_TRIANGLE));
    private final Label differenceLabel = new Label();
    private final TroublePane trouble;
    private final Region empty;
    private Viewport dragStart = new Viewport(0, 0, 1, 1, 1, 0, 0);
    private Optional<Point2D> zoomAbout = Optional.empty();
    private double dragX;
    private double dragY;

    public PageView(PageViewModel model, UiThread ui, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("page");
        getStyleClass().add("page");
        canvas =
                new PageCanvas(
                        model.pictures(),
                        ui,
                        this::moved,
                        what -> model.troubleProperty().set(Optional.of(what)));
        canvas.setAccessibleText(texts.get("page-canvas.name"));
        hoverLabel.setId("hover");
        hoverLabel.getStyleClass().add("hover-label");
        hoverLabel.setMouseTransparent(true);
        hoverLabel.setVisible(false);
        StackPane.setAlignment(hoverLabel, Pos.BOTTOM_LEFT);
        banner.setId("page-banner");
        banner.getStyleClass().add("page-banner");
        banner.setWrapText(true);
        banner.setVisible(false);
        StackPane.setAlignment(banner, Pos.TOP_CENTER);
        trouble = new TroublePane(model, texts);
        empty =
                new EmptyState(
                        "no-page",
                        Feather.FILE_TEXT,
                        texts.get("no-page.title"),
                        texts.get("no-page.advice"));
        empty.setMouseTransparent(true);

        ExplanationPane explanation = new ExplanationPane(model, texts);
        StackPane.setAlignment(explanation, Pos.BOTTOM_RIGHT);
        differenceLabel.setId("difference");
        differenceLabel.getStyleClass().add("page-banner");
        differenceLabel.setOnMouseClicked(event -> model.compareNothing());
        differenceLabel.setVisible(false);
        StackPane.setAlignment(differenceLabel, Pos.TOP_RIGHT);
        StackPane area =
                new StackPane(
                        canvas, empty, hoverLabel, banner, differenceLabel, explanation, trouble);
        area.getStyleClass().add("page-area");
        area.setMinSize(0, 0);
        VBox.setVgrow(area, Priority.ALWAYS);
        getChildren().addAll(new PageToolBar(model, texts), area);

        model.sheetProperty().addListener((observed, before, now) -> show(now));
        model.revealProperty()
                .addListener((observed, before, now) -> canvas.move(now.in(canvas.viewport())));
        model.zoomProperty().addListener((observed, before, now) -> zoom());
        model.layers().addListener((SetChangeListener<Layer>) change -> overlay());
        model.hoverProperty().addListener((observed, before, now) -> hover(now));
        model.explanationProperty().addListener((observed, before, now) -> overlay());
        model.differenceProperty().addListener((observed, before, now) -> difference(now));
        model.troubleProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (before.isPresent() && now.isEmpty()) {
                                canvas.redraw();
                            }
                        });
        onMouse();
        canvas.setOnKeyPressed(this::onKey);
        show(model.sheetProperty().get());
    }

    /// Where the page lies: for tests, and for whoever wants to point at it.
    public Viewport viewport() {
        return canvas.viewport();
    }

    /// Moves the focus onto the page.
    public void focusPage() {
        canvas.requestFocus();
    }

    /// Whether all that is visible is drawn at full sharpness.
    public boolean sharp() {
        return canvas.sharp();
    }

    private void show(Optional<Sheet> sheet) {
        empty.setVisible(sheet.isEmpty());
        canvas.show(sheet);
        fit();
        overlay();
        Optional<String> warning =
                sheet.map(Sheet::page)
                        .filter(page -> page.status() != PageStatus.OK)
                        .map(page -> texts.get("status." + page.status().name(), page.reason()));
        banner.setText(warning.orElse(""));
        banner.setVisible(warning.isPresent());
    }

    private void moved(Viewport viewport) {
        double scale = wanted(viewport);
        if (Math.abs(scale - viewport.pxPerPt()) > 1e-9 && viewport.viewWidth() > 0) {
            canvas.move(viewport.zoomed(scale, viewport.viewWidth() / 2, 0));
            return;
        }
        model.pxPerPtProperty().set(viewport.pxPerPt());
    }

    private double wanted(Viewport viewport) {
        return switch (model.zoomProperty().get()) {
            case Zoom.FitWidth fit ->
                    viewport.viewWidth() > 0 ? viewport.fitWidth() : viewport.pxPerPt();
            case Zoom.FitPage fit ->
                    viewport.viewWidth() > 0 ? viewport.fitPage() : viewport.pxPerPt();
            case Zoom.Fixed(double scale) -> scale;
        };
    }

    private void fit() {
        moved(canvas.viewport());
    }

    /// About the pointer when the wheel asks for it, else about the middle.
    private void zoom() {
        Viewport now = canvas.viewport();
        double x = zoomAbout.map(Point2D::getX).orElse(now.viewWidth() / 2);
        double y = zoomAbout.map(Point2D::getY).orElse(now.viewHeight() / 2);
        canvas.move(now.zoomed(wanted(now), x, y));
    }

    private void overlay() {
        List<PageOverlay> overlays = new ArrayList<>();
        model.sheetProperty()
                .get()
                .map(Sheet::marks)
                .ifPresent(
                        marks -> {
                            for (Layer layer : Layer.values()) {
                                if (model.layers().contains(layer)) {
                                    overlays.add(overlay(layer, marks));
                                }
                            }
                            model.differenceProperty()
                                    .get()
                                    .ifPresent(found -> overlays.add(overlay(found)));
                            model.explanationProperty()
                                    .get()
                                    .ifPresent(
                                            found ->
                                                    overlays.add(
                                                            Overlays.hovered(
                                                                    found.element().box())));
                            model.hoverProperty()
                                    .get()
                                    .ifPresent(
                                            found -> overlays.add(Overlays.hovered(found.box())));
                        });
        canvas.overlay(overlays);
    }

    private PageOverlay overlay(Layer layer, PageMarks marks) {
        return switch (layer) {
            case LINES -> Overlays.lines(marks.lines());
            case COLUMNS -> LayoutOverlays.columns(marks.lines());
            case PROPOSALS ->
                    LayoutOverlays.proposals(
                            marks.layout()
                                    .orElseGet(
                                            () ->
                                                    new PageLayout(
                                                            new PageNumber(1),
                                                            List.of(),
                                                            List.of(),
                                                            List.of())));
            case ORDER -> LayoutOverlays.order(marks.elements());
            case ELEMENTS -> Overlays.elements(marks.elements(), this::name);
            case CHUNKS -> Overlays.chunks(marks.chunks());
            case MATCHED_WORDS -> Overlays.words(marks.words());
            case HIT -> Overlays.hit(marks.hit(), marks.cells(), marks.tag());
        };
    }

    private String name(Element element) {
        return texts.get("label." + element.label().name());
    }

    private PageOverlay overlay(LayoutDifference difference) {
        return LayoutOverlays.difference(
                difference, this::name, kind -> texts.get("change." + kind.name()));
    }

    private void difference(Optional<LayoutDifference> found) {
        overlay();
        differenceLabel.setVisible(found.isPresent());
        found.ifPresent(
                what -> {
                    Map<LayoutDifference.Kind, Integer> counts = what.counts();
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
        overlay();
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
        return String.join("  ·  ", parts);
    }

    private void onMouse() {
        canvas.setOnMouseMoved(this::point);
        canvas.setOnMouseExited(event -> model.pointAway());
        canvas.setOnMousePressed(
                event -> {
                    canvas.requestFocus();
                    dragStart = canvas.viewport();
                    dragX = event.getX();
                    dragY = event.getY();
                    canvas.setCursor(Cursor.CLOSED_HAND);
                });
        canvas.setOnMouseDragged(
                event ->
                        canvas.move(
                                canvas.viewport()
                                        .withScroll(
                                                dragStart.scrollX() + dragX - event.getX(),
                                                dragStart.scrollY() + dragY - event.getY())));
        canvas.setOnMouseReleased(event -> canvas.setCursor(Cursor.OPEN_HAND));
        canvas.setOnMouseClicked(
                event -> {
                    if (event.isStillSincePress()) {
                        Viewport view = canvas.viewport();
                        model.explainAt(view.toPageX(event.getX()), view.toPageY(event.getY()));
                    }
                });
        canvas.setOnScroll(this::onScroll);
    }

    private void point(MouseEvent event) {
        Viewport view = canvas.viewport();
        double x = view.toPageX(event.getX());
        double y = view.toPageY(event.getY());
        if (x >= 0 && y >= 0 && x <= view.pageWidthPt() && y <= view.pageHeightPt()) {
            model.pointAt(x, y);
        } else {
            model.pointAway();
        }
    }

    /// Turns the wheel: scrolls; with the shortcut key zooms about the pointer; at the end of a
    /// page turns it.
    private void onScroll(ScrollEvent event) {
        event.consume();
        Viewport view = canvas.viewport();
        if (event.isShortcutDown()) {
            double factor = Math.pow(PageViewModel.ZOOM_STEP, Math.signum(event.getDeltaY()));
            zoomAbout = Optional.of(new Point2D(event.getX(), event.getY()));
            model.zoomTo(view.pxPerPt() * factor);
            zoomAbout = Optional.empty();
            return;
        }
        double x = view.scrollX() - event.getDeltaX();
        double y = view.scrollY() - event.getDeltaY();
        if (event.getDeltaY() < 0 && view.scrollY() >= view.maxScrollY() && !event.isInertia()) {
            model.turn(1);
        } else if (event.getDeltaY() > 0 && view.scrollY() <= 0 && !event.isInertia()) {
            model.turn(-1);
        } else {
            canvas.move(view.withScroll(x, y));
        }
    }

    private void onKey(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        Viewport view = canvas.viewport();
        double page = Math.max(KEY_SCROLL, view.viewHeight() - KEY_SCROLL);
        switch (event.getCode()) {
            case DOWN -> scroll(0, KEY_SCROLL);
            case UP -> scroll(0, -KEY_SCROLL);
            case RIGHT -> scroll(KEY_SCROLL, 0);
            case LEFT -> scroll(-KEY_SCROLL, 0);
            case SPACE -> scroll(0, event.isShiftDown() ? -page : page);
            case ESCAPE -> {
                model.explainNothing();
                model.compareNothing();
            }
            case HOME -> model.goTo(1);
            case END -> model.goTo(Integer.MAX_VALUE);
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void scroll(double dx, double dy) {
        Viewport view = canvas.viewport();
        canvas.move(view.withScroll(view.scrollX() + dx, view.scrollY() + dy));
    }
}
