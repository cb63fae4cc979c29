package dev.sheetproof.ingest;

import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SortedMap;

/// Opens a PDF file and parses it.
public final class PdfReader implements SourceReader {

    private final DocumentParser parser = new DocumentParser();

    @Override
    public String stamp() {
        return parser.stamp();
    }

    @Override
    public PagePictures pictures(Path file, Optional<String> password) {
        return new PdfPagePictures(file, password);
    }

    @Override
    public ParsedDocument read(
            Path file,
            Optional<String> password,
            SortedMap<PageNumber, PageOmission> omitted,
            SortedMap<PageNumber, RecognisedPage> recognised,
            CancelToken cancel,
            Progress progress)
            throws PdfException {
        try (PdfFile pdf = PdfFile.open(file, password)) {
            return parser.parse(pdf, omitted, recognised, cancel, progress);
        } catch (PdfException e) {
            throw e;
        } catch (IOException e) {
            throw new PdfException(
                    PdfException.Kind.DAMAGED, file, "cannot be closed: " + e.getMessage(), e);
        }
    }
}
