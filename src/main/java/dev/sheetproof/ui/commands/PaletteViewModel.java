package dev.sheetproof.ui.commands;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// The command palette: what is typed finds commands and places, best first.
public final class PaletteViewModel {

    /// More rows nobody reads; another letter is quicker.
    static final int MOST = 60;

    private final Supplier<List<PaletteRow>> source;
    private final BooleanProperty shown = new SimpleBooleanProperty();
    private final StringProperty typed = new SimpleStringProperty("");
    private final IntegerProperty chosen = new SimpleIntegerProperty(-1);
    private final ObservableList<PaletteRow> rows = FXCollections.observableArrayList();
    private List<PaletteRow> all = List.of();

    private record Fit(PaletteRow row, int score) {}

    /// @param source everything there is at the moment it is opened, most useful first
    public PaletteViewModel(Supplier<List<PaletteRow>> source) {
        this.source = source;
        typed.addListener((observed, before, now) -> find());
    }

    public BooleanProperty shownProperty() {
        return shown;
    }

    public StringProperty typedProperty() {
        return typed;
    }

    /// Index of the row that Enter runs; -1 when there is none.
    public IntegerProperty chosenProperty() {
        return chosen;
    }

    public ObservableList<PaletteRow> rows() {
        return rows;
    }

    public void open() {
        all = source.get();
        typed.set("");
        find();
        shown.set(true);
    }

    public void close() {
        shown.set(false);
    }

    /// Chooses the row `step` further down; stays within the list.
    public void move(int step) {
        if (!rows.isEmpty()) {
            chosen.set(Math.clamp((long) chosen.get() + step, 0, rows.size() - 1));
        }
    }

    /// Closes the palette and does what the chosen row says.
    public void runChosen() {
        int at = chosen.get();
        Optional<PaletteRow> row =
                at >= 0 && at < rows.size() ? Optional.of(rows.get(at)) : Optional.empty();
        row.filter(PaletteRow::possible)
                .ifPresent(
                        what -> {
                            close();
                            what.action().run();
                        });
    }

    private void find() {
        List<Fit> fits = new ArrayList<>();
        for (PaletteRow row : all) {
            OptionalInt score = row.fit(typed.get());
            if (score.isPresent()) {
                fits.add(new Fit(row, score.getAsInt()));
            }
        }
        if (!typed.get().isBlank()) {
            // Sorting is stable: what fits alike stays in the order of the source.
            fits.sort(Comparator.comparingInt(Fit::score).reversed());
        }
        rows.setAll(fits.stream().limit(MOST).map(Fit::row).toList());
        chosen.set(rows.isEmpty() ? -1 : 0);
    }
}
