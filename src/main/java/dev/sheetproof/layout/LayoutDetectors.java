package dev.sheetproof.layout;

import dev.sheetproof.model.DetectorChoice;

/// Makes the detector that a person chose. Safe for several threads; a detector made here lives as
/// long as its maker.
@FunctionalInterface
public interface LayoutDetectors {

    /// @throws LayoutModelException when the model of the choice cannot be used
    LayoutDetector of(DetectorChoice choice);
}
