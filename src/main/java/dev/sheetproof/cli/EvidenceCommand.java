package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.EvidenceJson;
import dev.sheetproof.evidence.EvidenceLink;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows one chunk as evidence.
@Command(
        name = "evidence",
        sortOptions = false,
        header = "Show one chunk as evidence, and draw its picture.",
        description = "")
final class EvidenceCommand implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Parameters(
            arity = "0..1",
            paramLabel = "CHUNK_ID",
            description = "The chunk, as search names it.")
    private String chunkId = "";

    @Option(
            names = "--link",
            paramLabel = "LINK",
            description = "The chunk at an evidence:// link, wherever its file lies now.")
    private @Nullable String link;

    @Option(
            names = "--image",
            paramLabel = "out.png",
            description = "Write the picture of its regions to this file.")
    private @Nullable Path image;

    @Option(
            names = "--dpi",
            paramLabel = "DPI",
            description = "Resolution of the picture, 36 to 600 (default: ${DEFAULT-VALUE}).")
    private int dpi = EvidenceImage.DEFAULT_DPI;

    @Option(names = "--json", description = "Print the evidence as JSON.")
    private boolean json;

    private final Services services;
    private final Console console;

    EvidenceCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (dpi < 36 || dpi > 600) {
            throw CommandFailure.usage("--dpi must be 36 to 600: " + dpi);
        }
        if (chunkId.isEmpty() == (link == null)) {
            throw CommandFailure.usage("name a chunk, or give its --link");
        }
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            if (link != null) {
                chunkId = chunkAt(open, link);
            }
            Evidence evidence =
                    open.evidence()
                            .evidence(chunkId)
                            .orElseThrow(
                                    () ->
                                            CommandFailure.usage(
                                                    "corpus "
                                                            + open.ref().name()
                                                            + " has no chunk "
                                                            + chunkId));
            if (image != null) {
                draw(open, image);
            }
            if (json) {
                console.out().println(EvidenceJson.pretty(evidence));
            } else {
                print(evidence);
            }
        }
        return 0;
    }

    private static String chunkAt(OpenCorpus open, String text) {
        EvidenceLink at;
        try {
            at = EvidenceLink.parse(text);
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()));
        }
        return at.chunk(open.browser())
                .map(found -> found.chunk().id())
                .orElseThrow(
                        () ->
                                CommandFailure.usage(
                                        "corpus "
                                                + open.ref().name()
                                                + (at.document(open.browser()).isPresent()
                                                        ? " has the document, but no chunk there: "
                                                        : " has no document with these bytes: ")
                                                + at));
    }

    private void draw(OpenCorpus open, Path to) {
        try {
            Path drawn = open.evidence().pictureFile(chunkId, dpi, new CancelToken());
            Path folder = to.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.copy(drawn, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (PdfException e) {
            throw CommandFailure.failed(String.valueOf(e.getMessage()), e);
        } catch (IOException e) {
            throw CommandFailure.failed(to + " cannot be written: " + e.getMessage(), e);
        }
    }

    private void print(Evidence evidence) {
        console.err()
                .println(
                        evidence.docId()
                                + " p."
                                + evidence.chunk().page()
                                + " "
                                + evidence.chunk().type().wireName()
                                + "  "
                                + evidence.sourcePdf());
        if (!evidence.chunk().tocPath().isEmpty()) {
            console.err().println(evidence.chunk().tocPath());
        }
        console.err().println();
        console.err().println(evidence.chunk().nativeText());
        evidence.warnings().forEach(warning -> console.err().println("note: " + warning));
    }
}
