package dev.sheetproof.cli;

import dev.sheetproof.model.DetectorChoice;
import picocli.CommandLine.Option;

/// How layout regions are found.
final class DetectorOption {

    @Option(
            names = "--detector",
            paramLabel = "geometric|model:FILE|fused:FILE",
            description = {
                "How layout regions are found: by geometry, by a layout model in an .onnx file, or by"
                        + " both, the model proposing and geometry correcting (default: geometric)."
            })
    private String detector = "geometric";

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "Score from which on a model's proposal counts (default: 0.25).")
    private double threshold = DetectorChoice.DEFAULT_THRESHOLD;

    /// The detector that was asked for; its model has been tried out.
    ///
    /// @throws CommandFailure when there is no such detector, or its model cannot be used
    DetectorChoice choice(Services services) {
        return choice(services, detector, threshold);
    }

    static DetectorChoice choice(Services services, String text, double threshold) {
        DetectorChoice choice;
        try {
            choice = DetectorChoice.parse(text, threshold);
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()), e);
        }
        services.detectors()
                .problem(choice)
                .ifPresent(
                        problem -> {
                            throw CommandFailure.usage(problem);
                        });
        return choice;
    }
}
