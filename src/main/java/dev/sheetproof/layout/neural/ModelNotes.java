package dev.sheetproof.layout.neural;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is known about a model besides its tensors: from the file beside it or from its own
/// metadata.
///
/// @param classes class names by index; empty when unknown
/// @param meanings what class names mean, where the user says so; keys folded
/// @param sizePx longest side of the picture the model wants, when its input leaves it open
/// @param form how its output is laid out, when the shape leaves it open
/// @param batch pages a run takes at once, when the input leaves it open
record ModelNotes(
        List<String> classes,
        Map<String, ClassMeaning> meanings,
        Optional<Integer> sizePx,
        Optional<OutputForm> form,
        Optional<Integer> batch) {

    static final ModelNotes NONE =
            new ModelNotes(
                    List.of(), Map.of(), Optional.empty(), Optional.empty(), Optional.empty());

    ModelNotes {
        classes = List.copyOf(classes);
        meanings = Map.copyOf(meanings);
    }

    /// These notes, completed by others where they say nothing.
    ModelNotes or(ModelNotes other) {
        return new ModelNotes(
                classes.isEmpty() ? other.classes : classes,
                meanings.isEmpty() ? other.meanings : meanings,
                sizePx.or(() -> other.sizePx),
                form.or(() -> other.form),
                batch.or(() -> other.batch));
    }
}
