package dev.sheetproof.pdf;

import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.jspecify.annotations.Nullable;

/// An open PDF file.
///
/// It has one owner thread at a time: hand it over, but never use it from two threads at once, and
/// never interrupt the thread that uses it. Open the same file twice to read it on two threads.
/// Whatever a hostile file makes the library beneath throw comes out as a [PdfException] that names
/// the page; running out of memory does not.
public final class PdfFile implements Closeable {

    private final Path file;
    private final PDDocument document;
    private final List<PDPage> pages;
    private final List<String> problems;
    private final Destinations destinations;
    private final PageReader reader;
    private final PageRenderer renderer;

    private PdfFile(Path file, PdfOpener.Opened opened) {
        this.file = file;
        this.document = opened.document();
        this.pages = opened.pages();
        this.problems = opened.problems();
        this.destinations = new Destinations(document, pages);
        this.reader = new PageReader(document);
        this.renderer = new PageRenderer(document);
    }

    /// Opens a file. Files whose owner restricts printing or copying open without a password.
    ///
    /// @param password tried when the file is encrypted; empty for none
    /// @throws PdfException when it is missing, not a PDF, encrypted, too large, or so damaged that
    ///   no page is left; the message says what to do
    public static PdfFile open(Path file, Optional<String> password) throws PdfException {
        return new PdfFile(file, PdfOpener.open(file, password));
    }

    /// What was lost or repaired when the file was opened, for a person to read; empty when all was
    /// well.
    public List<String> problems() {
        return problems;
    }

    public int pageCount() {
        return pages.size();
    }

    /// The frame of a page.
    ///
    /// @throws IndexOutOfBoundsException when the file has no such page
    public PageFrame frame(PageNumber page) {
        return PageFrames.of(page(page));
    }

    /// Reads everything that is drawn on a page.
    ///
    /// @throws PdfException when the page is too damaged to give anything
    /// @throws IndexOutOfBoundsException when the file has no such page
    public PageContent read(PageNumber page) throws PdfException {
        return read(page, new CancelToken());
    }

    /// Reads everything that is drawn on a page.
    ///
    /// @param cancel polled every few thousand operators
    /// @throws PdfException when the page is too damaged to give anything
    /// @throws dev.sheetproof.work.CancelledException when asked to stop
    /// @throws IndexOutOfBoundsException when the file has no such page
    public PageContent read(PageNumber page, CancelToken cancel) throws PdfException {
        return readInTypeUnits(page, cancel).enlarged(frame(page));
    }

    /// Reads everything that is drawn on a page, in the frame of its type units: rules that compare
    /// lengths with points hold there however the page was enlarged.
    ///
    /// @return content whose frame is [PageFrame#inTypeUnits] of the page's frame
    /// @throws PdfException when the page is too damaged to give anything
    /// @throws dev.sheetproof.work.CancelledException when asked to stop
    /// @throws IndexOutOfBoundsException when the file has no such page
    public PageContent readInTypeUnits(PageNumber page, CancelToken cancel) throws PdfException {
        PDPage source = page(page);
        return guard(
                page,
                "be read",
                cancel,
                () -> reader.read(source, page, PageFrames.of(source).inTypeUnits(), cancel));
    }

    /// What the file says of itself.
    public PdfMetadata metadata() throws PdfException {
        return guard(
                null,
                "tell its metadata",
                new CancelToken(),
                () -> {
                    PDDocumentInformation info = document.getDocumentInformation();
                    return new PdfMetadata(
                            text(info.getTitle()),
                            text(info.getAuthor()),
                            text(info.getSubject()),
                            text(info.getKeywords()),
                            text(info.getProducer()),
                            text(info.getCreator()));
                });
    }

    /// The native outline in document order; empty when there is none. Entries that lead nowhere
    /// are kept, broken.
    public List<OutlineItem> outline() throws PdfException {
        return guard(
                null,
                "give its outline",
                new CancelToken(),
                () -> List.copyOf(OutlineReader.read(document, destinations)));
    }

    /// The link annotations of a page in file order.
    ///
    /// @throws IndexOutOfBoundsException when the file has no such page
    public List<Link> links(PageNumber page) throws PdfException {
        PDPage source = page(page);
        return guard(
                page,
                "give its links",
                new CancelToken(),
                () ->
                        List.copyOf(
                                LinkReader.read(
                                        source, page, PageFrames.of(source), destinations)));
    }

    /// Draws a part of a page on white, annotations included.
    ///
    /// @param region on the displayed page; may reach beyond it, where it stays white
    /// @param dpi wanted resolution; lowered, and told in the result, when the picture would exceed
    ///   [PageRenderer#MAX_PIXELS]
    /// @param cancel polled at every drawing operator
    /// @throws IllegalArgumentException when the region is flat or the resolution not positive
    /// @throws PdfException when the page cannot be drawn
    /// @throws dev.sheetproof.work.CancelledException when asked to stop
    /// @throws IndexOutOfBoundsException when the file has no such page
    public PageRaster render(PageNumber page, PageBox region, double dpi, CancelToken cancel)
            throws PdfException {
        if (!(dpi > 0) || !Double.isFinite(dpi) || !(region.area() > 0)) {
            throw new IllegalArgumentException(
                    "nothing to draw: " + region + " at " + dpi + " dpi");
        }
        PDPage source = page(page);
        return guard(
                page,
                "be drawn",
                cancel,
                () ->
                        renderer.render(
                                page.value() - 1, PageFrames.of(source), region, dpi, cancel));
    }

    @Override
    public void close() throws IOException {
        document.close();
    }

    private PDPage page(PageNumber page) {
        if (page.value() > pages.size()) {
            throw new IndexOutOfBoundsException("page " + page + " of " + pages.size());
        }
        return pages.get(page.value() - 1);
    }

    private static String text(@Nullable String value) {
        return value == null ? "" : value.strip();
    }

    /// A call into PDFBox.
    private interface Call<T> {
        T run() throws IOException;
    }

    /// The one boundary at which failures of PDFBox become ours.
    private <T> T guard(@Nullable PageNumber page, String what, CancelToken cancel, Call<T> call)
            throws PdfException {
        try {
            return call.run();
        } catch (PdfException e) {
            throw e;
        } catch (IOException e) {
            throw failed(page, what, e);
        } catch (RuntimeException | StackOverflowError e) {
            // Hostile or broken files make PDFBox throw anything from a null pointer to a stack
            // overflow.
            cancel.throwIfCancelled();
            throw failed(page, what, e);
        }
    }

    private PdfException failed(@Nullable PageNumber page, String what, Throwable cause) {
        return new PdfException(
                PdfException.Kind.DAMAGED,
                file,
                (page == null ? "the file" : "page " + page)
                        + " cannot "
                        + what
                        + ": "
                        + PdfException.words(cause),
                cause);
    }
}
