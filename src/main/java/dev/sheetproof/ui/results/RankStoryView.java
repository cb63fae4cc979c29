package dev.sheetproof.ui.results;

import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// "Why this rank": the sum of the reciprocal ranks, and the terms that matched.
final class RankStoryView extends TitledPane {

    private final Texts texts;
    private final VBox content = new VBox();

    RankStoryView(Texts texts) {
        this.texts = texts;
        setId("why-this-rank");
        setText(texts.get("why.title"));
        setAccessibleText(texts.get("why.title"));
        setAnimated(false);
        getStyleClass().add("why");
        content.getStyleClass().add("why-content");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setMaxHeight(220);
        setContent(scroll);
    }

    void show(Optional<HitRow> row) {
        content.getChildren().clear();
        Optional<RankStory> story =
                row.flatMap(
                        hit ->
                                hit.evidence()
                                        .rank()
                                        .map(rank -> RankStory.of(rank, hit.evidence().matched())));
        setText(
                row.map(hit -> texts.get("why.title.of", Integer.toString(hit.place())))
                        .orElse(texts.get("why.title")));
        story.ifPresentOrElse(
                this::tell, () -> content.getChildren().add(new Label(texts.get("why.none"))));
    }

    private void tell(RankStory story) {
        GridPane sum = new GridPane();
        sum.getStyleClass().add("why-sum");
        ColumnConstraints words = new ColumnConstraints();
        ColumnConstraints figures = new ColumnConstraints();
        figures.setHalignment(HPos.RIGHT);
        sum.getColumnConstraints().setAll(words, figures, figures, figures);
        sum.addRow(
                0,
                caption("why.path"),
                caption("why.rank"),
                caption("why.score"),
                caption("why.contribution"));
        int row = 1;
        for (RankStory.Path path : story.paths()) {
            sum.addRow(row++, cells(path));
        }
        if (story.remainder() != 0) {
            Label what = new Label(texts.get("why.remainder"));
            what.setTooltip(ControlMaker.tooltip(texts.get("why.remainder.tooltip")));
            sum.add(what, 0, row, 3, 1);
            sum.add(figure(String.format(Locale.ROOT, "%+.5f", story.remainder())), 3, row++);
        }
        Label total = new Label(texts.get("why.fused"));
        total.getStyleClass().add("why-total");
        Label fused = figure(String.format(Locale.ROOT, "%.5f", story.fused()));
        fused.getStyleClass().add("why-total");
        sum.add(total, 0, row, 3, 1);
        sum.add(fused, 3, row);
        content.getChildren().add(sum);
        story.terms().forEach(this::tellTerms);
    }

    private Label[] cells(RankStory.Path path) {
        String rank = path.rank().isPresent() ? "#" + path.rank().getAsInt() : HitCell.NOT_FOUND;
        String score =
                path.score().isPresent()
                        ? String.format(Locale.ROOT, "%.4f", path.score().getAsDouble())
                        : HitCell.NOT_FOUND;
        String contribution = path.rank().isPresent() ? sum(path) : HitCell.NOT_FOUND;
        Label name = new Label(texts.get("why." + path.name()));
        name.setMinWidth(Region.USE_PREF_SIZE);
        return new Label[] {name, figure(rank), figure(score), figure(contribution)};
    }

    private static String sum(RankStory.Path path) {
        String weight =
                path.weight() == 1
                        ? ""
                        : new DecimalFormat("0.###", DecimalFormatSymbols.getInstance(Locale.ROOT))
                                        .format(path.weight())
                                + " × ";
        return String.format(
                Locale.ROOT,
                "%s1/(%d+%d) = %.5f",
                weight,
                RankStory.RRF_CONSTANT,
                path.rank().orElseThrow(),
                path.contribution());
    }

    private void tellTerms(String channel, List<String> terms) {
        FlowPane line = new FlowPane();
        line.getStyleClass().add("why-terms");
        Label where = new Label(texts.getOr("channel." + channel, channel));
        where.getStyleClass().add("why-channel");
        line.getChildren().add(where);
        for (String term : terms) {
            Label mark = new Label(term);
            mark.getStyleClass().add("mark");
            line.getChildren().add(mark);
        }
        content.getChildren().add(line);
    }

    private Label caption(String key) {
        Label label = new Label(texts.get(key));
        label.getStyleClass().add("why-caption");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label figure(String text) {
        Label label = new Label(text);
        label.getStyleClass().add("figure");
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }
}
