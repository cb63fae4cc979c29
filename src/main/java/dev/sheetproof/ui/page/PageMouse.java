package dev.sheetproof.ui.page;

import dev.sheetproof.ui.page.select.Selection;
import dev.sheetproof.ui.page.select.SelectionViewModel;
import dev.sheetproof.ui.page.select.SelectionViewModel.Kind;
import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// What the mouse does on the pages. A drag over text selects it in reading order, with Alt its
/// column, with the shortcut key a part of the page; elsewhere it moves the pages.
final class PageMouse {

    private final PageViewModel model;
    private final SelectionViewModel selection;
    private final PageCanvas canvas;
    private final PageLinks links;
    private Viewport dragStart;
    private double dragX;
    private double dragY;

    private PageMouse(PageViewModel model, PageCanvas canvas, PageLinks links) {
        this.model = model;
        this.canvas = canvas;
        this.links = links;
        selection = model.tools().selection();
        dragStart = model.scroll().viewport();
    }

    static void watch(PageViewModel model, PageCanvas canvas, PageLinks links) {
        PageMouse mouse = new PageMouse(model, canvas, links);
        canvas.setOnMouseMoved(mouse::point);
        canvas.setOnMouseExited(event -> model.tools().pointer().away());
        canvas.setOnMousePressed(mouse::press);
        canvas.setOnMouseDragged(mouse::drag);
        canvas.setOnMouseReleased(mouse::release);
        canvas.setOnMouseClicked(mouse::click);
        canvas.setOnScroll(mouse::turnWheel);
    }

    private ScrollViewModel scroll() {
        return model.scroll();
    }

    private void point(MouseEvent event) {
        Optional<PagePlace> place = placeAt(event);
        place.ifPresentOrElse(
                at -> model.tools().pointer().at(at.page(), x(at, event), y(at, event)),
                () -> model.tools().pointer().away());
        canvas.setCursor(cursor(place, event));
    }

    private Cursor cursor(Optional<PagePlace> place, MouseEvent event) {
        if (model.sheetProperty().get().isEmpty()) {
            return Cursor.DEFAULT;
        }
        if (selection.areaToolProperty().get() || event.isShortcutDown()) {
            return Cursor.CROSSHAIR;
        }
        boolean text =
                place.filter(at -> selection.textAt(at.page(), x(at, event), y(at, event)))
                        .isPresent();
        return text || event.isAltDown() ? Cursor.TEXT : Cursor.OPEN_HAND;
    }

    private Optional<PagePlace> placeAt(MouseEvent event) {
        return model.sheetProperty().get().isEmpty()
                ? Optional.empty()
                : scroll().viewport().placeAt(event.getX(), event.getY());
    }

    private static double x(PagePlace place, MouseEvent event) {
        return place.toPageX(event.getX(), event.getY());
    }

    private static double y(PagePlace place, MouseEvent event) {
        return place.toPageY(event.getX(), event.getY());
    }

    private void press(MouseEvent event) {
        canvas.requestFocus();
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        dragStart = scroll().viewport();
        dragX = event.getX();
        dragY = event.getY();
        placeAt(event).ifPresent(place -> begin(place, event));
        if (!selection.dragging()) {
            canvas.setCursor(Cursor.CLOSED_HAND);
        }
    }

    private void begin(PagePlace place, MouseEvent event) {
        double x = x(place, event);
        double y = y(place, event);
        if (event.isShortcutDown() || selection.areaToolProperty().get()) {
            selection.begin(Kind.AREA, place.page(), x, y);
        } else if (event.isAltDown()) {
            selection.begin(Kind.COLUMN, place.page(), x, y);
        } else if (selection.textAt(place.page(), x, y)) {
            selection.begin(Kind.FLOW, place.page(), x, y);
        }
    }

    private void drag(MouseEvent event) {
        if (event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        if (!selection.dragging()) {
            scroll().scrollTo(
                            dragStart.scrollX() + dragX - event.getX(),
                            dragStart.scrollY() + dragY - event.getY());
            return;
        }
        double beyond =
                event.getY() < 0
                        ? event.getY()
                        : Math.max(0, event.getY() - scroll().viewport().viewHeight());
        if (beyond != 0) {
            scroll().scrollBy(0, beyond / 2);
        }
        Viewport now = scroll().viewport();
        PagePlace place = now.place(now.pageAt(event.getY()));
        selection.drag(
                place.page(),
                Math.clamp(x(place, event), 0, place.widthPt()),
                Math.clamp(y(place, event), 0, place.heightPt()));
    }

    private void release(MouseEvent event) {
        if (selection.dragging()) {
            selection.end();
            if (selection.selection() instanceof Selection.Area) {
                selection.areaToolProperty().set(false);
            }
        }
        canvas.setCursor(cursor(placeAt(event), event));
    }

    private void click(MouseEvent event) {
        if (!event.isStillSincePress() || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        Optional<PagePlace> place = placeAt(event);
        if (place.isEmpty()) {
            selection.clear();
            model.tools().pointer().explainNothing();
            return;
        }
        PagePlace at = place.orElseThrow();
        explain(at, event);
        switch (event.getClickCount()) {
            case 1 -> {}
            case 2 -> selection.selectWord(at.page(), x(at, event), y(at, event));
            default -> selection.selectLine(at.page(), x(at, event), y(at, event));
        }
    }

    private void explain(PagePlace at, MouseEvent event) {
        selection.clear();
        PointerViewModel pointer = model.tools().pointer();
        pointer.explainAt(at.page(), x(at, event), y(at, event));
        pointer.explanationProperty()
                .get()
                .map(Explanation::chunkId)
                .filter(id -> !id.isEmpty())
                .ifPresent(links::chunkClicked);
    }

    /// Scrolls; with the shortcut key zooms about the pointer.
    private void turnWheel(ScrollEvent event) {
        event.consume();
        if (event.isShortcutDown()) {
            double factor = Math.pow(ScrollViewModel.ZOOM_STEP, Math.signum(event.getDeltaY()));
            scroll().zoomAbout(factor, event.getX(), event.getY());
            return;
        }
        model.wheel(-event.getDeltaX(), -event.getDeltaY(), event.isInertia());
    }
}
