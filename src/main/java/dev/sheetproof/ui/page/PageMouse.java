package dev.sheetproof.ui.page;

import java.util.Optional;
import javafx.scene.Cursor;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// What the mouse and the keys do on the pages.
final class PageMouse {

    private static final double KEY_SCROLL = 60;

    private final PageViewModel model;
    private final PageCanvas canvas;
    private Viewport dragStart;
    private double dragX;
    private double dragY;

    PageMouse(PageViewModel model, PageCanvas canvas) {
        this.model = model;
        this.canvas = canvas;
        dragStart = model.scroll().viewport();
        canvas.setOnMouseMoved(this::point);
        canvas.setOnMouseExited(event -> model.pointer().away());
        canvas.setOnMousePressed(this::press);
        canvas.setOnMouseDragged(this::drag);
        canvas.setOnMouseReleased(event -> canvas.setCursor(Cursor.OPEN_HAND));
        canvas.setOnMouseClicked(this::click);
        canvas.setOnScroll(this::turnWheel);
        canvas.setOnKeyPressed(this::press);
    }

    private ScrollViewModel scroll() {
        return model.scroll();
    }

    private void point(MouseEvent event) {
        placeAt(event)
                .ifPresentOrElse(
                        place ->
                                model.pointer()
                                        .at(
                                                place.page(),
                                                place.toPageX(event.getX(), event.getY()),
                                                place.toPageY(event.getX(), event.getY())),
                        () -> model.pointer().away());
    }

    private Optional<PagePlace> placeAt(MouseEvent event) {
        return model.sheetProperty().get().isEmpty()
                ? Optional.empty()
                : scroll().viewport().placeAt(event.getX(), event.getY());
    }

    private void press(MouseEvent event) {
        canvas.requestFocus();
        dragStart = scroll().viewport();
        dragX = event.getX();
        dragY = event.getY();
        canvas.setCursor(Cursor.CLOSED_HAND);
    }

    private void drag(MouseEvent event) {
        scroll().scrollTo(
                        dragStart.scrollX() + dragX - event.getX(),
                        dragStart.scrollY() + dragY - event.getY());
    }

    private void click(MouseEvent event) {
        if (event.isStillSincePress()) {
            placeAt(event)
                    .ifPresentOrElse(
                            place ->
                                    model.pointer()
                                            .explainAt(
                                                    place.page(),
                                                    place.toPageX(event.getX(), event.getY()),
                                                    place.toPageY(event.getX(), event.getY())),
                            () -> model.pointer().explainNothing());
        }
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

    private void press(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        double page = Math.max(KEY_SCROLL, scroll().viewport().viewHeight() - KEY_SCROLL);
        switch (event.getCode()) {
            case DOWN -> model.wheel(0, KEY_SCROLL, false);
            case UP -> model.wheel(0, -KEY_SCROLL, false);
            case RIGHT -> model.wheel(KEY_SCROLL, 0, false);
            case LEFT -> model.wheel(-KEY_SCROLL, 0, false);
            case SPACE -> model.wheel(0, event.isShiftDown() ? -page : page, false);
            case ESCAPE -> {
                model.pointer().explainNothing();
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
}
