package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/// Reads pages out of PDF files and keeps the last one open, apart from the file that is drawn
/// from: reading must not wait for drawing.
public final class PdfGlyphs implements GlyphSource {

    private final Function<Path, Optional<String>> passwords;
    private Optional<Opened> opened = Optional.empty();

    private record Opened(Path pdf, PdfFile file) {}

    /// @param passwords the password of a file; empty when it needs none
    public PdfGlyphs(Function<Path, Optional<String>> passwords) {
        this.passwords = passwords;
    }

    @Override
    public synchronized PageContent read(Path pdf, PageNumber page, CancelToken cancel)
            throws PdfException {
        cancel.throwIfCancelled();
        if (opened.filter(known -> known.pdf().equals(pdf)).isEmpty()) {
            close();
            opened = Optional.of(new Opened(pdf, PdfFile.open(pdf, passwords.apply(pdf))));
        }
        PdfFile file = opened.orElseThrow().file();
        if (page.value() > file.pageCount()) {
            throw new PdfException(
                    PdfException.Kind.DAMAGED,
                    pdf,
                    "the file has " + file.pageCount() + " pages now");
        }
        return file.read(page, cancel);
    }

    /// Closes this file and those that are drawn from.
    public void closeWith(PdfPictures pictures) {
        pictures.closeAll();
        close();
    }

    /// Closes the file; it is opened again when asked for.
    public synchronized void close() {
        opened.ifPresent(
                known -> {
                    try {
                        known.file().close();
                    } catch (IOException e) {
                        System.getLogger(PdfGlyphs.class.getName())
                                .log(System.Logger.Level.WARNING, "a PDF did not close", e);
                    }
                });
        opened = Optional.empty();
    }
}
