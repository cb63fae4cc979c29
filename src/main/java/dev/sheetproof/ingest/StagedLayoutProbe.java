package dev.sheetproof.ingest;

import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.LayoutDetectors;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.RecognitionStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Runs the first two stages over a document's PDF.
public final class StagedLayoutProbe implements LayoutProbe {

    private final Path folder;
    private final SourceReader reader;
    private final RecognitionStore recognitions;
    private final LayoutDetectors detectors;

    /// @param folder the corpus folder, to which the documents' paths are relative
    public StagedLayoutProbe(
            Path folder,
            SourceReader reader,
            RecognitionStore recognitions,
            LayoutDetectors detectors) {
        this.folder = folder;
        this.reader = reader;
        this.recognitions = recognitions;
        this.detectors = detectors;
    }

    @Override
    public List<PageLayout> layouts(
            DocumentRecord document,
            Optional<PageNumber> page,
            DetectorChoice choice,
            Optional<String> password,
            CancelToken cancel)
            throws PdfException {
        LayoutDetector detector = detectors.of(choice);
        Path file = folder.resolve(document.sourcePdf());
        ParsedDocument parsed =
                reader.read(
                        file,
                        password,
                        Collections.emptySortedMap(),
                        recognitions.recognised(document.sha256()),
                        cancel,
                        Progress.SILENT);
        try (PagePictures pictures = reader.pictures(file, password)) {
            return page.isEmpty()
                    ? detector.detect(parsed, pictures, cancel, Progress.SILENT)
                    : List.of(detector.detectPage(parsed, page.get(), pictures, cancel));
        }
    }
}
