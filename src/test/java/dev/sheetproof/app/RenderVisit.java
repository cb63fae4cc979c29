package dev.sheetproof.app;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Draws the first pages of every PDF of a folder, as the window would, and prints a line for each
/// file: `drawn`, `refused` with the reason, or `broken` with what was thrown that should not be.
final class RenderVisit {

    private static final int PAGES = 2;

    private static final double DPI = 60;

    /// A file whose two pages take longer hangs, also on a busy machine.
    private static final int PATIENCE_SECONDS = 120;

    private RenderVisit() {}

    public static void main(String[] arguments) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.list(Path.of(arguments[0]))) {
            files = found.sorted().toList();
        }
        for (Path file : files) {
            CancelToken cancel = new CancelToken();
            CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS)
                    .execute(cancel::cancel);
            System.out.println(file.getFileName() + "\t" + draw(file, cancel));
        }
        System.exit(0);
    }

    private static String draw(Path file, CancelToken cancel) {
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            for (int page = 1; page <= Math.min(PAGES, pdf.pageCount()); page++) {
                PageNumber number = new PageNumber(page);
                pdf.render(number, pdf.frame(number).bounds(), DPI, cancel);
            }
            return "drawn";
        } catch (PdfException e) {
            return "refused\t" + e.kind();
        } catch (CancelledException e) {
            return "broken\ttook more than " + PATIENCE_SECONDS + " s";
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            StackTraceElement[] trace = e.getStackTrace();
            return "broken\t" + e + (trace.length == 0 ? "" : " at " + trace[0]);
        }
    }
}
