package dev.sheetproof.ui.results;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.Rank;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A hit in the ranked list.
final class HitCell extends ListCell<HitRow> {

    /// Stands where a path did not find the hit: no rank is invented.
    static final String NOT_FOUND = "–";

    /// Padding, rank column and scroll bar beside the text.
    private static final double BESIDE_TEXT = 74;

    private static final double NARROWEST_TEXT = 120;

    private final Texts texts;
    private final Label place = new Label();
    private final Label document = new Label();
    private final Label page = new Label();
    private final Label type = new Label();
    private final Label fused = new Label();
    private final Label section = new Label();
    private final VBox snippet = new VBox();
    private final Label dense = new Label();
    private final Label bm25 = new Label();
    private final VBox warnings = new VBox();
    private final HBox content;

    HitCell(Texts texts, ListView<HitRow> list) {
        this.texts = texts;
        getStyleClass().add("hit-cell");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setPrefWidth(0);

        place.getStyleClass().add("hit-place");
        document.getStyleClass().add("hit-document");
        document.setMinWidth(60);
        page.getStyleClass().add("hit-page");
        page.setMinWidth(Region.USE_PREF_SIZE);
        type.getStyleClass().add("hit-type");
        type.setMinWidth(Region.USE_PREF_SIZE);
        fused.getStyleClass().addAll("hit-fused", "figure");
        fused.setMinWidth(Region.USE_PREF_SIZE);
        section.getStyleClass().add("hit-section");
        dense.getStyleClass().addAll("hit-path", "figure");
        bm25.getStyleClass().addAll("hit-path", "figure");
        warnings.getStyleClass().add("hit-warnings");
        snippet.getStyleClass().add("hit-snippet");

        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(document, page, type, gap, fused);
        head.getStyleClass().add("hit-head");
        head.setAlignment(Pos.CENTER_LEFT);
        HBox paths = new HBox(dense, bm25);
        paths.getStyleClass().add("hit-paths");
        VBox body = new VBox(head, section, snippet, paths, warnings);
        body.getStyleClass().add("hit-body");
        body.prefWidthProperty()
                .bind(
                        list.widthProperty()
                                .subtract(BESIDE_TEXT)
                                .map(w -> Math.max(NARROWEST_TEXT, w.doubleValue())));
        body.setMinWidth(0);
        body.setMaxWidth(Region.USE_PREF_SIZE);
        content = new HBox(place, body);
        content.getStyleClass().add("hit");
    }

    @Override
    protected void updateItem(@Nullable HitRow row, boolean empty) {
        super.updateItem(row, empty);
        if (empty || row == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        Evidence evidence = row.evidence();
        Chunk chunk = evidence.chunk();
        place.setText(Integer.toString(row.place()));
        document.setText(row.documentTitle());
        page.setText(texts.get("hit.page", Integer.toString(chunk.page().value())));
        type.setText(texts.get("type." + chunk.type().name()));
        show(section, chunk.sectionTitle());
        snippet.getChildren().setAll(row.snippet().rows().stream().map(HitCell::flow).toList());
        evidence.rank().ifPresentOrElse(this::showRank, this::showNoRank);
        showWarnings(evidence.warnings());
        setAccessibleText(spoken(row));
        setGraphic(content);
    }

    private void showRank(Rank rank) {
        fused.setText(fusedText(rank.rrfScore()));
        dense.setText(path("path.dense", rank.denseRank(), rank.denseScore(), "%.3f"));
        bm25.setText(path("path.bm25", rank.bm25Rank(), rank.bm25Score(), "%.2f"));
    }

    private void showNoRank() {
        fused.setText("");
        dense.setText("");
        bm25.setText("");
    }

    private String path(String key, OptionalInt rank, OptionalDouble score, String format) {
        String place = rank.isPresent() ? "#" + rank.getAsInt() : NOT_FOUND;
        String raw =
                score.isPresent()
                        ? String.format(Locale.ROOT, format, score.getAsDouble())
                        : NOT_FOUND;
        return texts.get(key, place, raw);
    }

    private void showWarnings(List<String> said) {
        List<Label> labels = new ArrayList<>();
        for (String warning : said) {
            Label label = new Label(warning, new FontIcon(Feather.ALERT_TRIANGLE));
            label.getStyleClass().add("warning-line");
            label.setTooltip(ControlMaker.tooltip(warning));
            labels.add(label);
        }
        warnings.getChildren().setAll(labels);
        warnings.setVisible(!labels.isEmpty());
        warnings.setManaged(!labels.isEmpty());
    }

    private String spoken(HitRow row) {
        Chunk chunk = row.evidence().chunk();
        return texts.get(
                "hit.spoken",
                Integer.toString(row.place()),
                row.documentTitle(),
                Integer.toString(chunk.page().value()),
                texts.get("type." + chunk.type().name()),
                row.snippet().plain());
    }

    private static void show(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isBlank());
        label.setManaged(!text.isBlank());
    }

    static String fusedText(double score) {
        return String.format(Locale.ROOT, "%.4f", score);
    }

    private static TextFlow flow(Snippet.Row row) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add("snippet-row");
        for (Snippet.Piece piece : row.pieces()) {
            if (piece.marked()) {
                Label mark = new Label(piece.text());
                mark.getStyleClass().add("mark");
                flow.getChildren().add(mark);
            } else {
                Text text = new Text(piece.text());
                text.getStyleClass().add("snippet-text");
                flow.getChildren().add(text);
            }
        }
        return flow;
    }
}
