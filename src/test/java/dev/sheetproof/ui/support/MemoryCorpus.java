package dev.sheetproof.ui.support;

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
import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestPace;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.Ingester;
import dev.sheetproof.ingest.LayoutProbe;
import dev.sheetproof.ingest.PageSkipping;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.ingest.SourceFate;
import dev.sheetproof.ingest.TextRecognition;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.model.WhyNot;
import dev.sheetproof.search.AbsenceExplainer;
import dev.sheetproof.search.Searcher;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// A corpus in memory whose chunks are the lines of drawn PDF files. Everything the window asks of
/// a corpus is there, and the answers are known beforehand.
public final class MemoryCorpus implements OpenCorpus {

    /// Documents with pages that wait for OCR.
    public final SortedSet<String> unread = new TreeSet<>();

    private CorpusAccess access = CorpusAccess.WRITABLE;

    private final CorpusRef ref;
    private final MemoryReader reader = new MemoryReader();
    private final MemorySearch search = new MemorySearch(reader);
    private final MemoryIngester ingester = new MemoryIngester();
    private volatile boolean closed;
    private volatile Optional<CorpusModels> models = Optional.empty();

    /// What changes the embedding model from now on.
    public void changeModelsBy(CorpusModels change) {
        models = Optional.of(change);
    }

    public MemoryCorpus(String name, Path folder) {
        ref = new CorpusRef(name, folder);
    }

    /// Takes in a drawn file: every line becomes an element and a chunk of its own, the first line
    /// of every page a section.
    public void add(String docId, Path pdf, DrawnPdf drawn) {
        List<PageInfo> pages = new ArrayList<>();
        List<PageLayout> layouts = new ArrayList<>();
        List<StoredChunk> chunks = new ArrayList<>();
        List<TocEntry> toc = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        PageFrame frame = new PageFrame(0, 0, 595, 842, 0, 1);
        for (int i = 1; i <= drawn.pageCount(); i++) {
            PageNumber page = new PageNumber(i);
            List<Line> drawnLines = drawn.lines(i);
            lines.addAll(drawnLines);
            pages.add(
                    new PageInfo(
                            page,
                            PageStatus.OK,
                            "",
                            TextSource.PDF_LAYER,
                            frame,
                            1,
                            100,
                            0,
                            drawnLines.size(),
                            0,
                            0));
            List<Element> elements = new ArrayList<>();
            String section = drawnLines.isEmpty() ? "" : drawnLines.getFirst().text();
            for (Line line : drawnLines) {
                PageBox box = line.box().inflate(4);
                int number = elements.size();
                elements.add(
                        new Element(
                                page,
                                number,
                                ElementLabel.TEXT,
                                0.9,
                                box,
                                "drawn",
                                "drawn for the test"));
                chunks.add(
                        new StoredChunk(
                                docId,
                                chunk(
                                        docId,
                                        page,
                                        number,
                                        box,
                                        chunks.size(),
                                        section,
                                        line.text())));
            }
            layouts.add(new PageLayout(page, List.of(), elements, List.of()));
            if (!section.isEmpty()) {
                double top = drawnLines.getFirst().box().y0();
                toc.add(
                        new TocEntry(
                                toc.size(),
                                1,
                                section,
                                page,
                                page,
                                OptionalDouble.of(top),
                                section,
                                OptionalInt.empty(),
                                TocEntry.Source.TYPOGRAPHY));
            }
        }
        DocumentRecord record =
                new DocumentRecord(
                        docId,
                        ref.folder().relativize(pdf).toString(),
                        Sha256.of(docId.getBytes(StandardCharsets.UTF_8)),
                        1,
                        DocumentStatus.OK,
                        "",
                        "test",
                        drawn.pageCount(),
                        chunks.size(),
                        chunks.size(),
                        "Title of " + docId,
                        List.of(docId.toUpperCase(java.util.Locale.ROOT)));
        reader.put(record, pages, lines, toc, layouts, chunks);
    }

    /// The cells of a document's tables.
    public void putCells(String docId, List<Cell> cells) {
        reader.putCells(docId, cells);
    }

    private static Chunk chunk(
            String docId,
            PageNumber page,
            int element,
            PageBox box,
            int order,
            String section,
            String text) {
        Sha256 hash = Sha256.of((docId + page + element).getBytes(StandardCharsets.UTF_8));
        ChunkKey key = new ChunkKey(hash.hex());
        return new Chunk(
                key,
                docId + "_p" + page + "_" + key.shortHex(),
                new PageBoxes(page, List.of(box)),
                List.of(),
                order,
                BlockType.TEXT,
                section,
                section,
                text,
                List.of(new Chunk.Member(page, element)),
                List.of());
    }

    /// The searcher, to slow it down or to make it fail.
    public MemorySearch memorySearch() {
        return search;
    }

    /// The ingester, to hold it.
    public MemoryIngester memoryIngester() {
        return ingester;
    }

    /// What its folder allows from now on.
    public void allow(CorpusAccess other) {
        access = other;
    }

    public boolean closed() {
        return closed;
    }

    @Override
    public CorpusRef ref() {
        return ref;
    }

    @Override
    public CorpusAccess access() {
        return access;
    }

    @Override
    public CorpusProfile profile() {
        return new CorpusProfile("", "", List.of());
    }

    @Override
    public CorpusBrowser browser() {
        return new CorpusBrowser(reader, ref.folder());
    }

    @Override
    public StoredTables tables() {
        return new StoredTables(reader);
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
        return search;
    }

    @Override
    public EvidenceSource evidence() {
        return search;
    }

    @Override
    public Ingester ingester() {
        return ingester;
    }

    @Override
    public CorpusModels models() {
        return models.orElseThrow(
                () -> new UnsupportedOperationException("no model is changed here"));
    }

    @Override
    public Evaluation evaluation() {
        throw new UnsupportedOperationException("nothing is measured here");
    }

    /// Finds the first element of a page smaller by a fifth, the second as a title, not the third,
    /// the others alike, and one of its own at the foot. A model file is never there.
    @Override
    public LayoutProbe layouts() {
        return (document, page, choice, password, cancel) -> {
            if (!choice.equals(DetectorChoice.GEOMETRIC)) {
                throw new IllegalStateException("no model file at " + choice);
            }
            PageNumber wanted = page.orElseThrow();
            List<Element> other = new ArrayList<>();
            for (PageLayout layout : reader.layouts(document.docId())) {
                if (layout.page().equals(wanted)) {
                    for (Element e : layout.elements()) {
                        if (e.number() != 2) {
                            PageBox b = e.box();
                            double down = e.number() == 0 ? 0.2 * b.height() : 0;
                            ElementLabel label = e.number() == 1 ? ElementLabel.TITLE : e.label();
                            PageBox box = new PageBox(b.x0(), b.y0() + down, b.x1(), b.y1());
                            other.add(
                                    new Element(
                                            wanted, other.size(), label, 0.5, box, "other", ""));
                        }
                    }
                    PageBox foot = new PageBox(60, 780, 200, 800);
                    other.add(
                            new Element(
                                    wanted,
                                    other.size(),
                                    ElementLabel.HEADER_FOOTER,
                                    0.5,
                                    foot,
                                    "other",
                                    ""));
                }
            }
            return List.of(new PageLayout(wanted, List.of(), other, List.of()));
        };
    }

    @Override
    public TextRecognition recognition() {
        return new TextRecognition() {
            @Override
            public SortedMap<String, List<PageNumber>> waiting() {
                SortedMap<String, List<PageNumber>> waiting = new TreeMap<>();
                unread.forEach(docId -> waiting.put(docId, List.of(new PageNumber(1))));
                return waiting;
            }

            @Override
            public IngestReport run(
                    RecognitionRequest request,
                    CancelToken cancel,
                    IngestListener listener,
                    IngestPace pace) {
                List<Path> files = unread.stream().map(id -> Path.of(id + ".pdf")).toList();
                listener.found(files);
                files.forEach(file -> listener.progress(file, "ocr", 0, 1));
                if (!cancel.isCancelled()) {
                    unread.clear();
                }
                return new IngestReport(List.of(), 0);
            }
        };
    }

    @Override
    public PageSkipping skipping() {
        throw new UnsupportedOperationException("no page is skipped here");
    }

    @Override
    public CorpusCare care() {
        return new CorpusCare() {
            @Override
            public List<Path> pending() {
                return List.of();
            }

            @Override
            public List<String> verify(CancelToken cancel, Progress progress) {
                return List.of();
            }

            @Override
            public void rebuild(CancelToken cancel, Progress progress) {}

            @Override
            public List<Path> unfinished() {
                return List.of();
            }

            @Override
            public void forgetUnfinished() {}

            @Override
            public boolean remove(String docId, SourceFate pdf) {
                return false;
            }
        };
    }

    @Override
    public void close() {
        closed = true;
    }
}
