package dev.sheetproof.search;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.ParsedRequest;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// What an answer to a request looks like on paper: a value stands in a table, a footprint is a
/// drawing.
enum AnswerShape {
    /// A drawing, plot or diagram.
    DRAWING,
    /// A value, code or setting, as a rule in a table.
    VALUE,
    /// Nothing in particular.
    OPEN;

    private static final Set<String> DRAWING_WORDS =
            Set.of(
                    "footprint",
                    "footprints",
                    "pattern",
                    "layout",
                    "pinout",
                    "diagram",
                    "drawing",
                    "outline",
                    "dimension",
                    "dimensions",
                    "curve",
                    "curves",
                    "plot",
                    "graph",
                    "chart",
                    "waveform",
                    "waveforms",
                    "schematic",
                    "circuit",
                    "pads",
                    "height",
                    "diameter",
                    "spacing",
                    "pitch",
                    "holes",
                    "configuration",
                    "soa");

    private static final Set<String> VALUE_WORDS =
            Set.of(
                    "max",
                    "min",
                    "typ",
                    "maximum",
                    "minimum",
                    "typical",
                    "nominal",
                    "rating",
                    "ratings",
                    "range",
                    "voltage",
                    "current",
                    "frequency",
                    "stability",
                    "noise",
                    "jitter",
                    "impedance",
                    "resistance",
                    "capacitance",
                    "esr",
                    "level",
                    "threshold",
                    "time",
                    "rate",
                    "tolerance",
                    "aging",
                    "ageing",
                    "gain",
                    "power",
                    "dropout",
                    "psrr",
                    "accuracy",
                    "code",
                    "codes",
                    "suffix",
                    "order",
                    "pin",
                    "register",
                    "bit",
                    "bits",
                    "options",
                    "values",
                    "consumption",
                    "duty",
                    "cycle",
                    "output",
                    "temperature",
                    "dissipation",
                    "brightness",
                    "force",
                    "coupling",
                    "separation");

    static AnswerShape of(ParsedRequest parsed) {
        boolean value = !parsed.quantities().isEmpty();
        for (String word : parsed.words()) {
            String lower = word.toLowerCase(Locale.ROOT);
            if (DRAWING_WORDS.contains(lower)) {
                return DRAWING;
            }
            value |= VALUE_WORDS.contains(lower);
        }
        return value ? VALUE : OPEN;
    }

    /// The kinds of region among which meaning is looked for: a heading alone is no answer.
    List<BlockType> sought() {
        return switch (this) {
            case VALUE -> List.of(BlockType.TABLE);
            case DRAWING, OPEN ->
                    List.of(
                            BlockType.TEXT,
                            BlockType.LIST,
                            BlockType.TABLE,
                            BlockType.FIGURE,
                            BlockType.FORMULA);
        };
    }

    /// How much more each kind of region is worth.
    SortedMap<BlockType, Double> preferred() {
        return Collections.unmodifiableSortedMap(
                new TreeMap<>(
                        switch (this) {
                            case DRAWING -> Map.of(BlockType.FIGURE, 1.4, BlockType.TABLE, .9);
                            case VALUE -> Map.of(BlockType.TABLE, 1.8, BlockType.LIST, 1.1);
                            case OPEN -> Map.<BlockType, Double>of();
                        }));
    }
}
