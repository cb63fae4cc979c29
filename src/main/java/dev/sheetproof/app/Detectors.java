package dev.sheetproof.app;

import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.LayoutDetectors;
import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.layout.fused.FusedLayoutDetector;
import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.layout.neural.NeuralLayoutDetector;
import dev.sheetproof.model.DetectorChoice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/// Makes detectors. A model is opened once and stays open until the program ends, because an
/// ingestion may be using it.
final class Detectors implements LayoutDetectors, AutoCloseable {

    private final LayoutDetector geometric = new GeometricLayoutDetector();
    private final Map<Opened, NeuralLayoutDetector> models = new HashMap<>();

    /// What was opened: a file that is changed meanwhile is opened anew.
    private record Opened(Path file, long size, long modified, double threshold) {}

    @Override
    public LayoutDetector of(DetectorChoice choice) {
        return switch (choice) {
            case DetectorChoice.Geometric _ -> geometric;
            case DetectorChoice.Model(Path file, double threshold) -> model(file, threshold);
            case DetectorChoice.Fused(Path file, double threshold) ->
                    new FusedLayoutDetector(model(file, threshold), geometric);
        };
    }

    private synchronized NeuralLayoutDetector model(Path file, double threshold) {
        Path absolute = file.toAbsolutePath().normalize();
        if (!Files.isRegularFile(absolute)) {
            throw new LayoutModelException(
                    "no model file at "
                            + absolute
                            + ": give the path of an .onnx file (docs/layout-models.md says where"
                            + " to get one)");
        }
        try {
            Opened key =
                    new Opened(
                            absolute,
                            Files.size(absolute),
                            Files.getLastModifiedTime(absolute).toMillis(),
                            threshold);
            NeuralLayoutDetector known = models.get(key);
            if (known == null) {
                known = NeuralLayoutDetector.open(absolute, threshold);
                models.put(key, known);
            }
            return known;
        } catch (IOException e) {
            throw new LayoutModelException(
                    "cannot read the model file " + absolute + ": " + e.getMessage(), e);
        }
    }

    @Override
    public synchronized void close() {
        models.values().forEach(NeuralLayoutDetector::close);
        models.clear();
    }
}
