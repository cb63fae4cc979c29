package dev.sheetproof.ui.query;

import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.Reading;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// How the request was read: a chip a step, removable by a click, and why the page shown is not in
/// the list.
public final class StepsView extends VBox {

    /// What a chip shows of a long list of other names.
    private static final int CHIP_CHARS = 34;

    private final QueryViewModel model;
    private final Texts texts;
    private final FlowPane chips = new FlowPane();
    private final Label reason = new Label();
    private final ToggleButton raw;
    private final Button ask;

    /// @param shown what the page view shows, as a search names it
    public StepsView(QueryViewModel model, Texts texts, Supplier<Optional<String>> shown) {
        this.model = model;
        this.texts = texts;
        ControlMaker make = new ControlMaker(texts);
        setId("request-steps");
        getStyleClass().add("steps");
        chips.getStyleClass().add("step-chips");
        raw = make.toggle("raw", Feather.ALIGN_LEFT);
        raw.setOnAction(event -> model.readRaw(raw.isSelected()));
        ask = make.iconButton("why-not", Feather.HELP_CIRCLE);
        ask.setOnAction(event -> shown.get().ifPresent(model::askWhyNot));
        reason.setId("why-not-reason");
        reason.getStyleClass().add("note-line");
        reason.setWrapText(true);
        getChildren().addAll(chips, reason);
        model.answerProperty().addListener((observed, before, now) -> show(now));
        model.whyNotProperty().addListener((observed, before, now) -> tell(now));
        show(model.answerProperty().get());
        tell(Optional.empty());
    }

    private void show(Answer answer) {
        switch (answer) {
            case Answer.Found(EvidencePackage found, var _, var _) ->
                    steps(found.parsed().steps(), found.request());
            case Answer.Nothing nothing -> setShown(this, false);
            case Answer.Failed failed -> setShown(this, false);
        }
    }

    private void steps(List<RequestStep> steps, SearchRequest request) {
        Reading reading = request.reading();
        List<Node> nodes = new ArrayList<>();
        raw.setSelected(reading.raw());
        nodes.add(raw);
        nodes.add(ask);
        for (RequestStep step : steps) {
            nodes.add(chip(step, request.text()));
        }
        for (String left : new TreeSet<>(reading.without())) {
            nodes.add(leftOut(left));
        }
        chips.getChildren().setAll(nodes);
        setShown(this, true);
    }

    private Button chip(RequestStep step, String request) {
        String kind = texts.get("step." + step.kind().name());
        String from = asked(step, request);
        String whole = takenFor(step);
        String to = whole.length() > CHIP_CHARS ? whole.substring(0, CHIP_CHARS) + "…" : whole;
        boolean same = from.equals(whole);
        Button chip =
                new Button(kind + " " + from + (same ? "" : " → " + to), new FontIcon(Feather.X));
        chip.setMnemonicParsing(false);
        chip.getStyleClass().addAll("chip", "step-chip");
        chip.setTooltip(ControlMaker.tooltip(texts.get("step.tooltip", from, whole)));
        chip.setAccessibleText(texts.get("step.spoken", kind, from, whole));
        chip.setOnAction(event -> model.leaveOut(step.id()));
        return chip;
    }

    /// Words of the request as they were typed; what the search itself says of them in the language
    /// of the window.
    private String asked(RequestStep step, String request) {
        String typed = request.toLowerCase(Locale.ROOT);
        return typed.contains(step.from().toLowerCase(Locale.ROOT))
                ? step.from()
                : texts.reason(step.from());
    }

    private String takenFor(RequestStep step) {
        return switch (step.kind()) {
            case QUANTITY, SPELLING, CONCEPT -> step.to();
            case PHRASE, FILTER, EXCLUSION, COMPARISON, PART, WILDCARD, PLACE, SHAPE ->
                    texts.reason(step.to());
        };
    }

    /// A step is named by its kind and the words it is about.
    private String named(String id) {
        String kind = id.substring(0, Math.max(0, id.indexOf(':')));
        String words = texts.reason(id.substring(id.indexOf(':') + 1));
        return texts.getOr("step." + kind.toUpperCase(Locale.ROOT), kind) + " " + words;
    }

    private Button leftOut(String id) {
        Button chip = new Button(named(id), new FontIcon(Feather.PLUS));
        chip.setMnemonicParsing(false);
        chip.getStyleClass().addAll("chip", "step-left-out");
        chip.setTooltip(ControlMaker.tooltip(texts.get("step.left-out.tooltip")));
        chip.setAccessibleText(texts.get("step.left-out.spoken", named(id)));
        chip.setOnAction(event -> model.takeAll());
        return chip;
    }

    private void tell(Optional<WhyNot> why) {
        reason.setText(
                why.map(
                                one ->
                                        texts.get(
                                                "why-not.reason",
                                                one.target(),
                                                texts.reason(one.sentence())))
                        .orElse(""));
        setShown(reason, why.isPresent());
    }

    private static void setShown(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
