package dev.sheetproof.ui.results;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.ui.fx.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.MouseEvent;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What can be done with a hit besides looking at it: by its menu, and by dragging it out.
final class HitMenu {

    private final TakeAwayViewModel take;
    private final Texts texts;
    private final ListCell<HitRow> cell;

    private HitMenu(TakeAwayViewModel take, Texts texts, ListCell<HitRow> cell) {
        this.take = take;
        this.texts = texts;
        this.cell = cell;
    }

    static void attach(TakeAwayViewModel take, Texts texts, ListCell<HitRow> cell) {
        HitMenu menu = new HitMenu(take, texts, cell);
        cell.setOnContextMenuRequested(menu::show);
        cell.setOnMousePressed(event -> menu.hit().ifPresent(take::prepare));
        cell.setOnDragDetected(menu::drag);
    }

    /// Made when it is asked for: a menu is a window of its own, too dear for every cell of a list.
    private void show(ContextMenuEvent asked) {
        if (hit().isPresent()) {
            new ContextMenu(
                            item("copy-citation", Feather.CLIPBOARD, take::copyCitation),
                            item("copy-link", Feather.LINK, take::copyLink),
                            item("view-pdf", Feather.EXTERNAL_LINK, take::view))
                    .show(cell, asked.getScreenX(), asked.getScreenY());
            asked.consume();
        }
    }

    private MenuItem item(String id, Feather icon, Consumer<Evidence> action) {
        MenuItem item = new MenuItem(texts.get(id + ".text"), new FontIcon(icon));
        item.setId(id);
        item.setOnAction(event -> hit().ifPresent(action));
        return item;
    }

    private Optional<Evidence> hit() {
        return Optional.ofNullable(cell.getItem()).map(HitRow::evidence);
    }

    /// Drags the picture of the hit, or with Alt held its PDF; the link goes along as text.
    private void drag(MouseEvent event) {
        hit().ifPresent(
                        dragged -> {
                            Optional<Path> pdf = take.pdf(dragged).filter(Files::isRegularFile);
                            Optional<Path> file =
                                    event.isAltDown() ? pdf : take.picture(dragged).or(() -> pdf);
                            take.handover().drag(cell, file.stream().toList(), take.link(dragged));
                            event.consume();
                        });
    }
}
