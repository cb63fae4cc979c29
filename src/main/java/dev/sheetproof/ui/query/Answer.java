package dev.sheetproof.ui.query;

import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.PageStatus;
import java.time.Duration;
import java.util.Map;

/// What became of the newest request.
public sealed interface Answer {

    /// Nothing was asked.
    record Nothing() implements Answer {}

    /// The search ran.
    ///
    /// @param evidence the package, as every other way of asking gives it
    /// @param took from the request to the package
    /// @param statuses what became of the page of each hit, by chunk id
    record Found(EvidencePackage evidence, Duration took, Map<String, PageStatus> statuses)
            implements Answer {

        public Found {
            statuses = Map.copyOf(statuses);
        }
    }

    /// The search could not run; the reason is for a person to read.
    record Failed(String reason) implements Answer {}
}
