package dev.sheetproof.mcp;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.CorpusProfile;
import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evaluation.Evaluation;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.EvidenceSource;
import dev.sheetproof.evidence.StoredTables;
import dev.sheetproof.ingest.CorpusCare;
import dev.sheetproof.ingest.CorpusModels;
import dev.sheetproof.ingest.Ingester;
import dev.sheetproof.ingest.LayoutProbe;
import dev.sheetproof.ingest.PageSkipping;
import dev.sheetproof.ingest.TextRecognition;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.MatchedTerm;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.Rank;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.search.AbsenceExplainer;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.store.StoreException;
import dev.sheetproof.work.CancelToken;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import javax.imageio.ImageIO;

/// A corpus with one document and one chunk, that remembers what it was asked and can be made slow.
final class FakeCorpus implements OpenCorpus {

    static final String CHUNK_ID = "abx-7_p2_0123456789";

    /// Serves this corpus.
    static final EvidenceServer SERVER =
            new EvidenceServer(
                    "1.2.3",
                    failure ->
                            failure instanceof StoreException
                                    ? Optional.ofNullable(failure.getMessage())
                                    : Optional.empty());

    /// A request that runs into a defect.
    static final String DEFECT = "defect";

    /// A request that is answered only when cancelled.
    static final String ENDLESS = "endless";

    /// A request whose source cannot be read.
    static final String BROKEN = "broken";

    private static final Chunk CHUNK =
            new Chunk(
                    new ChunkKey("0123456789".repeat(6) + "abcd"),
                    CHUNK_ID,
                    new PageBoxes(
                            new PageNumber(2),
                            List.of(
                                    new PageBox(72, 100, 288, 136.5),
                                    new PageBox(72, 140, 288, 172))),
                    List.of(
                            new PageBoxes(
                                    new PageNumber(3), List.of(new PageBox(72, 50, 288, 90)))),
                    4,
                    BlockType.TABLE,
                    "Electrical",
                    "ABX-7 › Electrical",
                    "Load capacitance\t18 pF\nESR\t≤ 40 Ω",
                    List.of(new Chunk.Member(new PageNumber(2), 1)),
                    List.of());

    final AtomicReference<SearchRequest> asked = new AtomicReference<>(SearchRequest.of("nothing"));
    final CountDownLatch endlessBegun = new CountDownLatch(1);
    final CountDownLatch endlessCancelled = new CountDownLatch(1);

    private final Path folder;

    FakeCorpus(Path folder) {
        this.folder = folder;
    }

    @Override
    public CorpusRef ref() {
        return new CorpusRef("fake", folder);
    }

    @Override
    public CorpusAccess access() {
        return CorpusAccess.WRITABLE;
    }

    @Override
    public CorpusProfile profile() {
        return new CorpusProfile("Crystals", "Nobody", List.of("en"));
    }

    @Override
    public CorpusBrowser browser() {
        return new CorpusBrowser(new FakeReader(), folder);
    }

    @Override
    public AbsenceExplainer absence() {
        return (request, target, cancel) ->
                new WhyNot(
                        target,
                        WhyNot.Verdict.NO_MATCH,
                        "it lacks " + request.text(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        List.of(request.text()));
    }

    @Override
    public Searcher searcher() {
        return this::search;
    }

    private SearchOutcome search(SearchRequest request, CancelToken cancel) {
        asked.set(request);
        if (request.text().equals(BROKEN)) {
            throw new StoreException("corpus.db cannot be read: rebuild it");
        }
        if (request.text().equals(DEFECT)) {
            throw new IllegalStateException("a defect");
        }
        if (request.text().equals(ENDLESS)) {
            endlessBegun.countDown();
            while (!cancel.isCancelled()) {
                Thread.onSpinWait();
            }
            endlessCancelled.countDown();
            cancel.throwIfCancelled();
        }
        Rank rank =
                new Rank(
                        1.0 / 61,
                        OptionalInt.empty(),
                        OptionalInt.of(1),
                        OptionalDouble.empty(),
                        OptionalDouble.of(7.5));
        return new SearchOutcome(
                request,
                new ParsedRequest(
                        request.text(),
                        List.of("load"),
                        List.of(),
                        List.of(),
                        List.of(),
                        request.filters(),
                        List.of()),
                true,
                List.of(
                        new RankedChunk(
                                CHUNK_ID, rank, List.of(new MatchedTerm("18 pF", "quantity")))),
                List.of());
    }

    @Override
    public EvidenceSource evidence() {
        return new FakeEvidence();
    }

    @Override
    public Ingester ingester() {
        throw new UnsupportedOperationException("nothing is ingested here");
    }

    @Override
    public CorpusModels models() {
        throw new UnsupportedOperationException("no model is changed here");
    }

    @Override
    public Evaluation evaluation() {
        throw new UnsupportedOperationException("nothing is measured here");
    }

    @Override
    public LayoutProbe layouts() {
        throw new UnsupportedOperationException("no PDF is laid out here");
    }

    @Override
    public TextRecognition recognition() {
        throw new UnsupportedOperationException("no page is recognised here");
    }

    @Override
    public PageSkipping skipping() {
        throw new UnsupportedOperationException("no page is skipped here");
    }

    @Override
    public CorpusCare care() {
        throw new UnsupportedOperationException("nothing is repaired here");
    }

    @Override
    public StoredTables tables() {
        throw new UnsupportedOperationException("no table is exported here");
    }

    @Override
    public void close() {}

    private static Evidence evidence(Optional<Rank> rank, List<MatchedTerm> matched) {
        return new Evidence(
                "E1",
                FakeReader.ABX_7.docId(),
                FakeReader.ABX_7.sourcePdf(),
                FakeReader.ABX_7.sha256(),
                CHUNK,
                CHUNK.places(),
                "",
                List.of(),
                new EvidenceImage(true, "region", "", 450, 150, EvidenceImage.DEFAULT_DPI),
                rank,
                matched,
                List.of());
    }

    private final class FakeEvidence implements EvidenceSource {

        @Override
        public EvidencePackage assemble(SearchOutcome outcome) {
            RankedChunk hit = outcome.hits().getFirst();
            return new EvidencePackage(
                    outcome.request(),
                    outcome.parsed(),
                    outcome.supported(),
                    List.of(FakeCorpus.evidence(Optional.of(hit.rank()), hit.matched())),
                    List.of(new EvidencePackage.Group(FakeReader.ABX_7.docId(), List.of("E1"))),
                    outcome.warnings());
        }

        @Override
        public Optional<Evidence> evidence(String chunkId) {
            return chunkId.equals(CHUNK_ID)
                    ? Optional.of(FakeCorpus.evidence(Optional.empty(), List.of()))
                    : Optional.empty();
        }

        @Override
        public PageRaster picture(String chunkId, double dpi, CancelToken cancel) {
            throw new UnsupportedOperationException("the tools take the file");
        }

        /// A white picture of the size that the boxes have; the source is gone at 37 dpi.
        @Override
        public Path pictureFile(String chunkId, int dpi, CancelToken cancel) throws PdfException {
            Path source = folder.resolve(FakeReader.ABX_7.sourcePdf());
            if (dpi == 37) {
                throw new PdfException(
                        PdfException.Kind.MISSING, source, "the file is gone: put it back");
            }
            BufferedImage image =
                    new BufferedImage(
                            Math.toIntExact(Math.round(216.0 * dpi / 72)),
                            Math.toIntExact(Math.round(72.0 * dpi / 72)),
                            BufferedImage.TYPE_INT_RGB);
            Path file = folder.resolve("picture-" + dpi + ".png");
            try (var out = Files.newOutputStream(file)) {
                ImageIO.write(image, "png", out);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return file;
        }
    }
}
