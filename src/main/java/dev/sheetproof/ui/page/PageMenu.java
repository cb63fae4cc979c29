package dev.sheetproof.ui.page;

import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.select.Selection;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// What can be done at a place of a page, on a right click.
final class PageMenu extends ContextMenu {

    private final Texts texts;

    PageMenu(PageViewModel model, Texts texts, PageLinks links) {
        this.texts = texts;
        setId("page-menu");
        PageTools tools = model.tools();
        AreaViewModel area = tools.area();
        MenuItem copy = item("copy-text", () -> area.copyText(links.clip()));
        MenuItem picture = item("copy-picture", () -> area.copyPicture(links.clip()));
        MenuItem seek = item("search-this", () -> area.search(links::search));
        MenuItem what = item("what-is-this", area::explain);
        MenuItem all =
                item(
                        "select-all",
                        () ->
                                model.sheetProperty()
                                        .get()
                                        .ifPresent(
                                                sheet ->
                                                        tools.selection()
                                                                .selectAll(sheet.page().page())));
        MenuItem rectangle =
                item("area-tool", () -> tools.selection().areaToolProperty().set(true));
        MenuItem recognise =
                item(
                        "recognise-page",
                        () ->
                                model.sheetProperty()
                                        .get()
                                        .ifPresent(
                                                sheet ->
                                                        links.recognise(
                                                                sheet.data().document().docId(),
                                                                sheet.page().page())));
        getItems()
                .addAll(
                        copy,
                        picture,
                        seek,
                        what,
                        new SeparatorMenuItem(),
                        all,
                        rectangle,
                        new SeparatorMenuItem(),
                        recognise);
        setOnShowing(
                event -> {
                    Selection now = tools.selection().selection();
                    copy.setDisable(now instanceof Selection.Nothing);
                    seek.setDisable(now instanceof Selection.Nothing);
                    picture.setDisable(!(now instanceof Selection.Area));
                    what.setDisable(!(now instanceof Selection.Area));
                });
    }

    private MenuItem item(String id, Runnable action) {
        MenuItem item = new MenuItem(texts.get(id + ".menu"));
        item.setId("menu-" + id);
        item.setOnAction(event -> action.run());
        return item;
    }
}
