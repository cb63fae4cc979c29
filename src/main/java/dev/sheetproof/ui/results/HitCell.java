package dev.sheetproof.ui.results;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.Rank;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.RasterImage;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Pos;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.OverrunStyle;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
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

    private static final double THUMBNAIL_WIDTH = 104;
    private static final double THUMBNAIL_HEIGHT = 76;

    /// Below this width of the list the words need all of it.
    private static final double WIDE_ENOUGH = 380;

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
    private final Label heading = new Label();
    private final ImageView thumbnail = new ImageView();
    private final StackPane thumbnailBox = new StackPane(thumbnail);
    private final ThumbnailsViewModel thumbnails;
    private final VBox content;

    HitCell(Texts texts, ListView<HitRow> list, ThumbnailsViewModel thumbnails) {
        this.texts = texts;
        this.thumbnails = thumbnails;
        getStyleClass().add("hit-cell");
        setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        setPrefWidth(0);

        place.getStyleClass().add("hit-place");
        document.getStyleClass().add("hit-document");
        // What tells parts of one family apart stands at the end of their names.
        document.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        page.getStyleClass().add("hit-page");
        page.setMinWidth(Region.USE_PREF_SIZE);
        type.getStyleClass().add("hit-type");
        type.setMinWidth(Region.USE_PREF_SIZE);
        fused.getStyleClass().addAll("hit-path", "figure");
        section.getStyleClass().add("hit-section");
        dense.getStyleClass().addAll("hit-path", "figure");
        bm25.getStyleClass().addAll("hit-path", "figure");
        warnings.getStyleClass().add("hit-warnings");
        snippet.getStyleClass().add("hit-snippet");

        section.setMinWidth(0);
        HBox where = new HBox(page, type, section);
        where.getStyleClass().add("hit-head");
        where.setAlignment(Pos.CENTER_LEFT);
        HBox paths = new HBox(fused, dense, bm25);
        paths.getStyleClass().add("hit-paths");
        VBox body = new VBox(document, where, snippet);
        body.getStyleClass().add("hit-body");
        BooleanBinding wide = list.widthProperty().greaterThan(WIDE_ENOUGH);
        thumbnail.setPreserveRatio(true);
        thumbnail.setFitWidth(THUMBNAIL_WIDTH);
        thumbnail.setFitHeight(THUMBNAIL_HEIGHT);
        thumbnail.setSmooth(true);
        thumbnailBox.getStyleClass().add("hit-thumbnail");
        thumbnailBox.setMinWidth(THUMBNAIL_WIDTH + 2);
        thumbnailBox.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        thumbnailBox.visibleProperty().bind(wide);
        thumbnailBox.managedProperty().bind(wide);
        body.prefWidthProperty()
                .bind(
                        Bindings.createDoubleBinding(
                                () ->
                                        Math.max(
                                                NARROWEST_TEXT,
                                                list.getWidth()
                                                        - BESIDE_TEXT
                                                        - (wide.get() ? THUMBNAIL_WIDTH + 12 : 0)),
                                list.widthProperty(),
                                wide));
        body.setMinWidth(0);
        body.setMaxWidth(Region.USE_PREF_SIZE);
        HBox words = new HBox(body, thumbnailBox);
        words.getStyleClass().add("hit-words");
        VBox all = new VBox(words, paths, warnings);
        all.getStyleClass().add("hit-body");
        HBox row = new HBox(place, all);
        row.getStyleClass().add("hit");
        heading.getStyleClass().add("hit-group");
        heading.setMaxWidth(Double.MAX_VALUE);
        content = new VBox(heading, row);
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
        show(
                heading,
                row.heading()
                        .map(group -> texts.get("hit.group", group.title(), group.hits()))
                        .orElse(""));
        showThumbnail(row);
        setAccessibleText(spoken(row));
        setGraphic(content);
    }

    /// The cell may show another hit by the time the picture is there.
    private void showThumbnail(HitRow row) {
        Optional<PageRaster> picture =
                thumbnailBox.isVisible()
                        ? thumbnails.of(
                                row.evidence(),
                                () -> {
                                    if (row.equals(getItem())) {
                                        showThumbnail(row);
                                    }
                                })
                        : Optional.empty();
        thumbnail.setImage(picture.map(HitCell::image).orElse(null));
        thumbnailBox.setOpacity(picture.isPresent() ? 1 : 0);
    }

    private static Image image(PageRaster raster) {
        return RasterImage.of(raster.widthPx(), raster.heightPx(), raster.argbPre());
    }

    private void showRank(Rank rank) {
        fused.setText(texts.get("path.fused", fusedText(rank.rrfScore())));
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
        for (String one : said) {
            String warning = texts.reason(one);
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
