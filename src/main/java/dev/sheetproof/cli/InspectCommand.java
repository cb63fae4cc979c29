package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.PngFile;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageAnnotator;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Draws what was found over a page.
@Command(
        name = "inspect",
        sortOptions = false,
        header = "Draw a layer of what was found over a page.",
        description = "")
final class InspectCommand implements Callable<Integer> {

    private static final int MIN_DPI = 36;
    private static final int MAX_DPI = 600;

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(names = "--doc", required = true, paramLabel = "D", description = "The document.")
    private String doc = "";

    @Option(
            names = "--page",
            required = true,
            paramLabel = "N",
            description = "The page, counted from 1 in file order.")
    private int page;

    @Option(
            names = "--layer",
            required = true,
            paramLabel = "L",
            description = "elements, raw, chunks, lines, cells or order.")
    private InspectLayer layer = InspectLayer.ELEMENTS;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "overlay.png",
            description = "The picture to write.")
    private Path out = Path.of("");

    @Option(
            names = "--dpi",
            paramLabel = "DPI",
            description = "Resolution, 36 to 600 (default: ${DEFAULT-VALUE}).")
    private int dpi = 150;

    @Option(
            names = "--password",
            paramLabel = "P",
            description = "Opens the PDF where it needs a password.")
    private @Nullable String password;

    private final Services services;
    private final Console console;

    InspectCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (dpi < MIN_DPI || dpi > MAX_DPI) {
            throw CommandFailure.usage("--dpi must be 36 to 600: " + dpi);
        }
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            DocumentRecord document =
                    open.browser()
                            .document(doc)
                            .orElseThrow(
                                    () ->
                                            CommandFailure.usage(
                                                    "corpus "
                                                            + open.ref().name()
                                                            + " has no document "
                                                            + doc));
            if (page < 1 || page > document.pages()) {
                throw CommandFailure.usage(
                        doc + " has no page " + page + ": it has " + document.pages());
            }
            draw(open, document, new PageNumber(page));
        }
        return 0;
    }

    private void draw(OpenCorpus open, DocumentRecord document, PageNumber number) {
        try (PdfFile pdf =
                PdfFile.open(open.browser().pdf(document), Optional.ofNullable(password))) {
            PageBox bounds = pdf.frame(number).bounds();
            PageRaster raster = pdf.render(number, bounds, dpi, new CancelToken());
            PageAnnotator annotator = PageAnnotator.over(raster, bounds);
            layer.draw(open.browser(), document.docId(), number, annotator);
            PngFile.write(annotator.raster(), out);
            console.err().println(out + " written");
        } catch (PdfException e) {
            throw CommandFailure.failed(String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw CommandFailure.failed(out + " cannot be written: " + e.getMessage(), e);
        }
    }
}
