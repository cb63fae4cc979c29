package dev.sheetproof.ui.page;

import dev.sheetproof.ui.page.select.Selection;
import javafx.scene.input.KeyEvent;

/// What the keys do while the pages have the focus.
final class PageKeys {

    private static final double KEY_SCROLL = 60;

    private final PageViewModel model;
    private final PageLinks links;

    private PageKeys(PageViewModel model, PageLinks links) {
        this.model = model;
        this.links = links;
    }

    static void watch(PageViewModel model, PageCanvas canvas, PageLinks links) {
        canvas.setOnKeyPressed(new PageKeys(model, links)::press);
    }

    private void press(KeyEvent event) {
        boolean done =
                event.isShortcutDown()
                        ? pressWithShortcut(event)
                        : !event.isAltDown() && move(event);
        if (done) {
            event.consume();
        }
    }

    private boolean pressWithShortcut(KeyEvent event) {
        switch (event.getCode()) {
            case C -> {
                if (!event.isShiftDown()) {
                    model.tools().area().copyText(links.clip());
                } else if (model.tools().selection().selection() instanceof Selection.Area) {
                    model.tools().area().copyPicture(links.clip());
                } else {
                    return false;
                }
            }
            case A ->
                    model.sheetProperty()
                            .get()
                            .ifPresent(
                                    sheet ->
                                            model.tools()
                                                    .selection()
                                                    .selectAll(sheet.page().page()));
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean move(KeyEvent event) {
        double page = Math.max(KEY_SCROLL, model.scroll().viewport().viewHeight() - KEY_SCROLL);
        switch (event.getCode()) {
            case DOWN -> model.wheel(0, KEY_SCROLL, false);
            case UP -> model.wheel(0, -KEY_SCROLL, false);
            case RIGHT -> model.wheel(KEY_SCROLL, 0, false);
            case LEFT -> model.wheel(-KEY_SCROLL, 0, false);
            case SPACE -> model.wheel(0, event.isShiftDown() ? -page : page, false);
            case ESCAPE -> model.tools().dismiss();
            case HOME -> model.goTo(1);
            case END -> model.goTo(Integer.MAX_VALUE);
            default -> {
                return false;
            }
        }
        return true;
    }
}
