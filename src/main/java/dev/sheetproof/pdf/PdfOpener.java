package dev.sheetproof.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadMemoryMappedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/// Gets from a path to a document with its pages, or to a reason that a person can act upon.
final class PdfOpener {

    /// Files up to this size are read whole; a bigger one is mapped, which keeps it out of the
    /// heap. Neither way reads through a channel, which an interrupt would close under a page being
    /// read.
    private static final long READ_WHOLE_BYTES = 8L << 20;

    /// A mapping holds no more (2 GiB); PDFBox has the same limit.
    private static final long MAX_BYTES = Integer.MAX_VALUE;

    /// Readers look for the header in the first kilobyte (ISO 32000-1, annex H, note 13).
    private static final int HEAD_BYTES = 1024;

    /// The end mark stands in the last kilobyte (ISO 32000-1, annex H, note 18).
    private static final int TAIL_BYTES = 1024;

    /// No document has more pages; a page tree that claims so is an attack or a loop.
    private static final int MAX_PAGES = 100_000;

    /// How PDFBox says that a file is encrypted by an add-on of some other program.
    private static final String NO_HANDLER = "No security handler for filter";

    private PdfOpener() {}

    /// A loaded document.
    ///
    /// @param problems what had to be repaired or was lost
    record Opened(PDDocument document, List<PDPage> pages, List<String> problems) {}

    static Opened open(Path file, Optional<String> password) throws PdfException {
        long size = checkFile(file);
        List<String> problems = new ArrayList<>();
        PDDocument document;
        try {
            problems.addAll(checkMarks(file, size));
            document = load(file, size, password);
        } catch (PdfException e) {
            throw e;
        } catch (InvalidPasswordException e) {
            throw new PdfException(
                    PdfException.Kind.ENCRYPTED,
                    file,
                    password.isPresent()
                            ? "the password does not open this encrypted file; give another one"
                            : "is encrypted and needs a password to open; give its password",
                    e);
        } catch (LinkageError e) {
            // Only the handler of certificates needs a library that does not come along.
            throw new PdfException(
                    PdfException.Kind.ENCRYPTED,
                    file,
                    "is encrypted for the holders of certificates; save a copy protected by a"
                            + " password or not at all",
                    e);
        } catch (IOException e) {
            if (String.valueOf(e.getMessage()).startsWith(NO_HANDLER)) {
                throw new PdfException(
                        PdfException.Kind.ENCRYPTED,
                        file,
                        "is encrypted in a way that only its own reader knows ("
                                + String.valueOf(e.getMessage())
                                        .substring(NO_HANDLER.length())
                                        .strip()
                                + "); get a copy without it",
                        e);
            }
            throw damaged(file, problems, e);
        } catch (RuntimeException | StackOverflowError e) {
            // Hostile or broken files make PDFBox throw anything from a null pointer to a stack
            // overflow.
            throw damaged(file, problems, e);
        }
        List<PDPage> pages = new ArrayList<>();
        boolean none = false;
        try {
            PageTypes.repair(document, problems);
            int announced = document.getNumberOfPages();
            for (PDPage page : document.getPages()) {
                if (pages.size() == MAX_PAGES) {
                    throw new PdfException(
                            PdfException.Kind.TOO_LARGE,
                            file,
                            "has more than " + MAX_PAGES + " pages; split it");
                }
                pages.add(page);
            }
            none = announced == 0 && pages.isEmpty();
            if (announced != pages.size()) {
                problems.add(
                        "the file announces "
                                + announced
                                + " pages, "
                                + pages.size()
                                + " were found");
            }
        } catch (PdfException e) {
            close(document, e);
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            // A looping or broken page tree: the pages met before it broke are good.
            problems.add("the page tree is damaged after page " + pages.size());
        }
        if (pages.isEmpty()) {
            PdfException nothing =
                    none
                            ? new PdfException(
                                    PdfException.Kind.DAMAGED,
                                    file,
                                    "has no pages; get the file again from its source")
                            : damaged(file, problems, null);
            close(document, nothing);
            throw nothing;
        }
        if (!problems.isEmpty()) {
            problems.add("recovered " + pages.size() + (pages.size() == 1 ? " page" : " pages"));
        }
        return new Opened(document, List.copyOf(pages), List.copyOf(problems));
    }

    private static long checkFile(Path file) throws PdfException {
        if (!Files.exists(file)) {
            throw new PdfException(
                    PdfException.Kind.MISSING,
                    file,
                    "there is no such file; check its path, or take it in again from where it lies"
                            + " now");
        }
        if (!Files.isRegularFile(file) || !Files.isReadable(file)) {
            throw new PdfException(
                    PdfException.Kind.MISSING,
                    file,
                    "is not a file that can be read; check its kind and permissions");
        }
        try {
            long size = Files.size(file);
            if (size == 0) {
                throw new PdfException(
                        PdfException.Kind.NOT_A_PDF,
                        file,
                        "is empty (0 bytes); download or copy it again");
            }
            if (size > MAX_BYTES) {
                throw new PdfException(
                        PdfException.Kind.TOO_LARGE,
                        file,
                        "is larger than 2 GiB (" + size + " bytes); split it");
            }
            return size;
        } catch (PdfException e) {
            throw e;
        } catch (IOException e) {
            throw new PdfException(
                    PdfException.Kind.MISSING, file, "cannot be read: " + e.getMessage(), e);
        }
    }

    /// Looks for the marks at either end before PDFBox does: it would search a whole web page for
    /// objects.
    private static List<String> checkMarks(Path file, long size) throws IOException {
        byte[] head;
        byte[] tail;
        try (InputStream in = Files.newInputStream(file)) {
            head = in.readNBytes(HEAD_BYTES);
            in.skipNBytes(Math.max(0, size - TAIL_BYTES - head.length));
            tail = in.readAllBytes();
        }
        String start = new String(head, StandardCharsets.ISO_8859_1);
        if (!start.contains("%PDF-")) {
            String lower = start.toLowerCase(Locale.ROOT);
            boolean html = lower.contains("<html") || lower.contains("<!doctype");
            throw new PdfException(
                    PdfException.Kind.NOT_A_PDF,
                    file,
                    html
                            ? "is not a PDF but a web page with a .pdf name; open its address in a browser and save the PDF"
                            : "is not a PDF: it does not start with %PDF-; get the file again from its source");
        }
        String end = start + new String(tail, StandardCharsets.ISO_8859_1);
        return end.contains("startxref")
                ? List.of()
                : List.of("the file ends early: its end mark is missing");
    }

    private static PDDocument load(Path file, long size, Optional<String> password)
            throws IOException {
        RandomAccessRead source = access(file, size);
        boolean loaded = false;
        try {
            PDDocument document = Loader.loadPDF(source, password.orElse(""));
            document.setResourceCache(new BoundedResources());
            loaded = true;
            return document;
        } finally {
            // A document closes its source; a file that did not become one would stay mapped.
            if (!loaded) {
                source.close();
            }
        }
    }

    private static RandomAccessRead access(Path file, long size) throws IOException {
        return size <= READ_WHOLE_BYTES
                ? new RandomAccessReadBuffer(Files.readAllBytes(file))
                : new RandomAccessReadMemoryMappedFile(file);
    }

    private static PdfException damaged(
            Path file, List<String> problems, @org.jspecify.annotations.Nullable Throwable cause) {
        String detail = problems.isEmpty() ? "" : " (" + String.join("; ", problems) + ")";
        String message =
                "is damaged, no page of it could be recovered"
                        + detail
                        + "; download or copy it again";
        return cause == null
                ? new PdfException(PdfException.Kind.DAMAGED, file, message)
                : new PdfException(PdfException.Kind.DAMAGED, file, message, cause);
    }

    private static void close(PDDocument document, PdfException reason) {
        try {
            document.close();
        } catch (IOException e) {
            reason.addSuppressed(e);
        }
    }
}
