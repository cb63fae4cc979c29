package dev.sheetproof.ui.results;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.EvidenceLink;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.ui.fx.Handover;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Takes a hit out of the window: as a citation, as a link, as a picture, as its PDF.
public final class TakeAwayViewModel {

    /// Words of a region that a citation quotes.
    private static final int QUOTED = 160;

    private final Supplier<Optional<OpenCorpus>> corpus;
    private final Handover handover;
    private final Texts texts;
    private final LatestTask drawing;
    private final Consumer<Path> missing;
    private Optional<Path> pictures = Optional.empty();
    private Prepared prepared = new Prepared("", Optional.empty());

    private record Prepared(String chunkId, Optional<Path> picture) {}

    /// @param missing told the PDF that is not there any more
    public TakeAwayViewModel(
            Supplier<Optional<OpenCorpus>> corpus,
            Handover handover,
            Texts texts,
            Executor worker,
            UiThread ui,
            Consumer<Path> missing) {
        this.corpus = corpus;
        this.handover = handover;
        this.texts = texts;
        this.missing = missing;
        drawing = new LatestTask(worker, ui);
    }

    /// Where all of it goes.
    public Handover handover() {
        return handover;
    }

    /// The hit as a line for a report: what, where, and the link to it.
    public String citation(Evidence hit) {
        Chunk chunk = hit.chunk();
        String section = chunk.sectionTitle().isBlank() ? "–" : chunk.sectionTitle();
        String flat = chunk.nativeText().strip().replaceAll("\\s+", " ");
        String quoted = flat.length() <= QUOTED ? flat : flat.substring(0, QUOTED).strip() + "…";
        return texts.get(
                "citation",
                hit.docId(),
                hit.sourcePdf(),
                chunk.page().toString(),
                section,
                quoted,
                link(hit));
    }

    /// The hit as a link that opens after the file has moved.
    public String link(Evidence hit) {
        return EvidenceLink.of(hit.sourceSha256(), hit.place()).toString();
    }

    public void copyCitation(Evidence hit) {
        handover.copy(citation(hit));
    }

    public void copyLink(Evidence hit) {
        handover.copy(link(hit));
    }

    /// Opens the PDF of a hit in the viewer of the system.
    public void view(Evidence hit) {
        pdf(hit).ifPresent(
                        file -> {
                            if (Files.isRegularFile(file)) {
                                handover.view(file);
                            } else {
                                missing.accept(file);
                            }
                        });
    }

    /// Where the PDF of a hit should lie.
    public Optional<Path> pdf(Evidence hit) {
        return corpus.get().map(open -> open.ref().folder().resolve(hit.sourcePdf()));
    }

    /// Draws the picture of a hit as a file, so that it can be dragged out.
    public void prepare(Evidence hit) {
        String chunkId = hit.chunk().id();
        if (corpus.get().isEmpty() || prepared.chunkId().equals(chunkId)) {
            return;
        }
        OpenCorpus open = corpus.get().orElseThrow();
        prepared = new Prepared(chunkId, Optional.empty());
        drawing.start(
                cancel -> draw(open, chunkId, cancel),
                file -> prepared = new Prepared(chunkId, file),
                // What cannot be drawn cannot be dragged as a picture: the PDF still can.
                failure -> prepared = new Prepared(chunkId, Optional.empty()));
    }

    /// The picture that [#prepare] made of this hit.
    public Optional<Path> picture(Evidence hit) {
        return prepared.chunkId().equals(hit.chunk().id()) ? prepared.picture() : Optional.empty();
    }

    private Optional<Path> draw(OpenCorpus open, String chunkId, CancelToken cancel) {
        try {
            Path drawn = open.evidence().pictureFile(chunkId, EvidenceImage.DEFAULT_DPI, cancel);
            return Optional.of(named(drawn, chunkId));
        } catch (IOException e) {
            // The page view tells why.
            return Optional.empty();
        }
    }

    /// The picture under a name that tells where it is from: whoever drops it keeps the name.
    /// Called by the worker only; gone when the program ends.
    private Path named(Path drawn, String chunkId) throws IOException {
        if (pictures.isEmpty()) {
            Path folder = Files.createTempDirectory("sheetproof-hits-");
            folder.toFile().deleteOnExit();
            pictures = Optional.of(folder);
        }
        Path named = pictures.orElseThrow().resolve(chunkId + ".png");
        Files.copy(drawn, named, StandardCopyOption.REPLACE_EXISTING);
        named.toFile().deleteOnExit();
        return named;
    }
}
