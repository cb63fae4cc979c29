package dev.sheetproof.search;

import dev.sheetproof.model.Reading;
import dev.sheetproof.model.RequestStep;
import java.util.ArrayList;
import java.util.List;

/// The steps of reading a request as they are taken, each once, without those switched off.
final class Steps {

    /// More steps than a person would look through.
    private static final int MAX_STEPS = 64;

    private final Reading reading;
    private final List<RequestStep> taken = new ArrayList<>();

    Steps(Reading reading) {
        this.reading = reading;
    }

    /// Takes a step; false when it is switched off.
    boolean take(RequestStep.Kind kind, String from, String to) {
        RequestStep step = new RequestStep(kind, from, to);
        if (off(step)) {
            return false;
        }
        if (!taken.contains(step) && taken.size() < MAX_STEPS) {
            taken.add(step);
        }
        return true;
    }

    boolean off(RequestStep step) {
        return reading.without().contains(step.id());
    }

    List<RequestStep> taken() {
        return List.copyOf(taken);
    }
}
