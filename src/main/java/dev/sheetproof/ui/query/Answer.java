package dev.sheetproof.ui.query;

import dev.sheetproof.model.EvidencePackage;
import java.time.Duration;

/// What became of the newest request.
public sealed interface Answer {

    /// Nothing was asked.
    record Nothing() implements Answer {}

    /// The search ran.
    ///
    /// @param evidence the package, as every other way of asking gives it
    /// @param took from the request to the package
    record Found(EvidencePackage evidence, Duration took) implements Answer {}

    /// The search could not run; the reason is for a person to read.
    record Failed(String reason) implements Answer {}
}
