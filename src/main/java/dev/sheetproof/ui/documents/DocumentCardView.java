package dev.sheetproof.ui.documents;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The card of the document looked at.
final class DocumentCardView extends ScrollPane {

    private static final int TROUBLES_SHOWN = 60;
    private static final char NON_BREAKING_HYPHEN = '\u2011';

    private final Texts texts;
    private final DocumentsView.Opener opener;
    private final VBox content = new VBox();

    DocumentCardView(DocumentsViewModel model, Texts texts, DocumentsView.Opener opener) {
        this.texts = texts;
        this.opener = opener;
        setId("document-card");
        setAccessibleText(texts.get("document-card.name"));
        setFitToWidth(true);
        content.getStyleClass().add("document-card");
        setContent(content);
        model.cardProperty().addListener((observed, before, now) -> show(now));
        show(model.cardProperty().get());
    }

    private void show(Optional<DocumentCard> card) {
        content.getChildren().clear();
        if (card.isEmpty()) {
            Label none = new Label(texts.get("document-card.none"));
            none.setWrapText(true);
            none.getStyleClass().add("empty-advice");
            content.getChildren().add(none);
            return;
        }
        DocumentCard shown = card.orElseThrow();
        DocumentRecord document = shown.document();
        Label title = new Label(document.title().isBlank() ? document.docId() : document.title());
        title.setWrapText(true);
        title.getStyleClass().add("pane-title");
        content.getChildren().add(title);
        if (document.status() != DocumentStatus.OK) {
            content.getChildren().add(warning(texts.reason(document.reason())));
        }
        if (!shown.pdfThere()) {
            content.getChildren().add(warning(texts.get("card.pdf-missing", shown.pdf())));
            Button find = new ControlMaker(texts).button("find-missing", Feather.SEARCH);
            find.setOnAction(event -> opener.findMissing());
            content.getChildren().add(find);
        }
        content.getChildren().add(table(shown));
        if (!shown.troubles().isEmpty()) {
            content.getChildren().add(heading("card.troubles"));
            shown.troubles().stream()
                    .limit(TROUBLES_SHOWN)
                    .forEach(page -> content.getChildren().add(trouble(document, page)));
        }
    }

    private GridPane table(DocumentCard card) {
        GridPane table = new GridPane();
        table.getStyleClass().add("card-table");
        DocumentRecord document = card.document();
        row(table, "card.id", document.docId());
        row(table, "card.file", document.sourcePdf());
        row(table, "card.bytes", texts.get("card.kilobytes", document.bytes() / 1024 + 1));
        row(table, "card.pages", pages(card.pages()));
        card.summary().ifPresent(summary -> rows(table, summary));
        wide(table, "card.parts", String.join(", ", document.partNumbers()));
        row(
                table,
                "card.fonts",
                card.fonts().stream()
                        .map(font -> texts.get("card.font", font.family(), font.share()))
                        .collect(Collectors.joining("\n")));
        row(table, "card.elements", counts(card.counts().labels(), "label."));
        row(table, "card.chunks", counts(card.counts().blockTypes(), "type."));
        row(
                table,
                "card.proposals",
                texts.get(
                        "card.proposals.value",
                        card.counts().proposals(),
                        card.counts().dropped()));
        row(
                table,
                "card.guards",
                card.counts().guards().entrySet().stream()
                        .filter(guard -> guard.getValue() > 0)
                        .map(
                                guard ->
                                        texts.get(
                                                "card.count",
                                                texts.getOr(
                                                        "guard." + guard.getKey(), guard.getKey()),
                                                guard.getValue()))
                        .collect(Collectors.joining("\n")));
        row(table, "card.sha", document.sha256().hex());
        return table;
    }

    private void rows(GridPane table, DocumentSummary summary) {
        row(table, "card.producer", summary.producer());
        row(table, "card.creator", summary.creator());
        row(table, "card.content", texts.get("content." + summary.contentType().name()));
        row(table, "card.languages", String.join(", ", summary.languages()));
        wide(table, "card.family", summary.family());
        row(
                table,
                "card.outline",
                texts.get("card.outline.value", summary.nativeOutline(), summary.droppedOutline()));
        row(
                table,
                "card.ocr",
                summary.needsOcr().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    private String pages(Map<PageStatus, Integer> pages) {
        return pages.entrySet().stream()
                .map(
                        entry ->
                                texts.get(
                                        "card.count",
                                        texts.get("page-status." + entry.getKey().name()),
                                        entry.getValue()))
                .collect(Collectors.joining("\n"));
    }

    private String counts(Map<String, Integer> counts, String prefix) {
        return counts.entrySet().stream()
                .map(
                        entry ->
                                texts.get(
                                        "card.count",
                                        texts.getOr(
                                                prefix + entry.getKey().toUpperCase(Locale.ROOT),
                                                entry.getKey()),
                                        entry.getValue()))
                .collect(Collectors.joining("\n"));
    }

    /// What is not known takes no room.
    private void row(GridPane table, String key, String value) {
        if (value.isBlank()) {
            return;
        }
        Label caption = new Label(texts.get(key));
        caption.getStyleClass().add("card-caption");
        caption.setMinWidth(USE_PREF_SIZE);
        Label told = new Label(value);
        told.setWrapText(true);
        GridPane.setValignment(caption, VPos.TOP);
        table.addRow(table.getRowCount(), caption, told);
    }

    /// Part numbers under their caption, unbroken: a hyphen at the end of a line could be one of
    /// theirs or not.
    private void wide(GridPane table, String key, String value) {
        if (value.isBlank()) {
            return;
        }
        Label caption = new Label(texts.get(key));
        caption.getStyleClass().add("card-caption");
        Label told = new Label(value.replace('-', NON_BREAKING_HYPHEN));
        told.setWrapText(true);
        table.add(caption, 0, table.getRowCount(), 2, 1);
        table.add(told, 0, table.getRowCount(), 2, 1);
    }

    private Label heading(String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().add("sheet-heading");
        return label;
    }

    private static Label warning(String text) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().add("warning-line");
        return label;
    }

    private Hyperlink trouble(DocumentRecord document, PageInfo page) {
        Hyperlink link =
                new Hyperlink(
                        texts.get(
                                "card.trouble",
                                page.page().toString(),
                                texts.get("page-status." + page.status().name()),
                                texts.reason(page.reason())));
        link.setWrapText(true);
        link.setOnAction(event -> opener.open(document, page.page(), OptionalDouble.empty()));
        return link;
    }
}
