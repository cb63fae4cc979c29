package dev.sheetproof.evidence;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidenceImage;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.MatchedCell;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.QuantityBound;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.RelatedRegion;
import dev.sheetproof.model.SearchOutcome;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.store.DocumentPasswords;
import dev.sheetproof.store.DocumentReader;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Makes evidence of hits from the stored tables, and its pictures from the source PDFs. Pictures
/// are kept under `data/cache` of the corpus (or of another folder, when it is read only), named by
/// file hash, chunk key, boxes and resolution: they never go stale and may be deleted.
public final class EvidenceAssembler implements EvidenceSource {

    /// First hits of which the regions they mention are looked up.
    private static final int WITH_RELATED = 5;

    private static final double MIN_DPI = 36;
    private static final double MAX_DPI = 600;
    private static final String KIND = "region";
    private static final String MISSING = "the source PDF is missing: no picture can be drawn";

    private final DocumentReader reader;
    private final RelatedFinder relatedFinder;
    private final Path folder;
    private final Path pictures;
    private final DocumentPasswords passwords;

    /// @param folder the corpus folder, to which the documents' paths are relative
    public EvidenceAssembler(DocumentReader reader, Path folder) {
        this(reader, folder, folder, DocumentPasswords.NONE);
    }

    /// @param folder the corpus folder, to which the documents' paths are relative
    /// @param pictures the folder that the pictures' paths are relative to: another one than the
    ///   corpus folder when that one cannot be written
    /// @param passwords of encrypted documents
    public EvidenceAssembler(
            DocumentReader reader, Path folder, Path pictures, DocumentPasswords passwords) {
        this.reader = reader;
        this.relatedFinder = new RelatedFinder(reader);
        this.folder = folder;
        this.pictures = pictures;
        this.passwords = passwords;
    }

    @Override
    public EvidencePackage assemble(SearchOutcome outcome) {
        Map<String, StoredChunk> stored = new HashMap<>();
        for (StoredChunk chunk :
                reader.chunks(outcome.hits().stream().map(RankedChunk::chunkId).toList())) {
            stored.put(chunk.chunk().id(), chunk);
        }
        Map<String, Optional<DocumentRecord>> documents = new HashMap<>();
        List<Evidence> evidence = new ArrayList<>();
        List<String> warnings = new ArrayList<>(outcome.warnings());
        Map<String, List<Cell>> cells = new HashMap<>();
        Map<String, List<String>> groups = new LinkedHashMap<>();
        int gone = 0;
        for (RankedChunk hit : outcome.hits()) {
            StoredChunk chunk = stored.get(hit.chunkId());
            Optional<DocumentRecord> document =
                    chunk == null
                            ? Optional.empty()
                            : documents.computeIfAbsent(chunk.docId(), reader::document);
            if (chunk == null || document.isEmpty()) {
                gone++;
                continue;
            }
            String id = "E" + (evidence.size() + 1);
            List<MatchedCell> marked =
                    chunk.chunk().type() == BlockType.TABLE
                            ? CellFinder.of(
                                    chunk.chunk(),
                                    cells.computeIfAbsent(chunk.docId(), reader::cells),
                                    outcome.parsed(),
                                    hit.matched())
                            : List.of();
            List<RelatedRegion> related =
                    evidence.size() < WITH_RELATED
                            ? relatedFinder.of(chunk.docId(), chunk.chunk())
                            : List.of();
            evidence.add(
                    evidence(id, document.get(), chunk.chunk(), Optional.of(hit), marked, related));
            groups.computeIfAbsent(chunk.docId(), doc -> new ArrayList<>()).add(id);
        }
        unfit(outcome.parsed(), evidence).forEach(warnings::add);
        if (gone > 0) {
            warnings.add(
                    gone
                            + (gone == 1 ? " hit is" : " hits are")
                            + " no longer in the corpus; `sheetproof corpus rebuild` renews the search index");
        }
        return new EvidencePackage(
                outcome.request(),
                outcome.parsed(),
                outcome.supported() && !evidence.isEmpty(),
                evidence,
                groups.entrySet().stream()
                        .map(group -> new EvidencePackage.Group(group.getKey(), group.getValue()))
                        .toList(),
                warnings);
    }

    /// Comparisons that no marked cell meets: what is listed then follows from the words alone, and
    /// the reader must not take a marked cell for a value that fits.
    private static List<String> unfit(ParsedRequest parsed, List<Evidence> evidence) {
        Set<String> met =
                evidence.stream()
                        .flatMap(e -> e.cells().stream())
                        .map(MatchedCell::reason)
                        .collect(Collectors.toSet());
        return evidence.isEmpty()
                ? List.of()
                : parsed.bounds().stream()
                        .map(QuantityBound::text)
                        .filter(text -> !met.contains(text))
                        .map(text -> "no cell of the tables listed fits " + text)
                        .toList();
    }

    @Override
    public Optional<Evidence> evidence(String chunkId) {
        return reader.chunk(chunkId)
                .flatMap(
                        stored ->
                                reader.document(stored.docId())
                                        .map(
                                                document ->
                                                        evidence(
                                                                "E1",
                                                                document,
                                                                stored.chunk(),
                                                                Optional.empty(),
                                                                List.of(),
                                                                relatedFinder.of(
                                                                        stored.docId(),
                                                                        stored.chunk()))));
    }

    @Override
    public PageRaster picture(String chunkId, double dpi, CancelToken cancel) throws PdfException {
        if (!(dpi >= MIN_DPI && dpi <= MAX_DPI)) {
            throw new IllegalArgumentException("resolution outside 36..600 dpi: " + dpi);
        }
        StoredChunk stored = stored(chunkId);
        return draw(document(stored), stored.chunk(), places(stored).getFirst(), dpi, cancel);
    }

    @Override
    public Path pictureFile(String chunkId, int dpi, CancelToken cancel) throws PdfException {
        if (dpi < MIN_DPI || dpi > MAX_DPI) {
            throw new IllegalArgumentException("resolution outside 36..600 dpi: " + dpi);
        }
        StoredChunk stored = stored(chunkId);
        DocumentRecord document = document(stored);
        PageBoxes place = places(stored).getFirst();
        String path = cached(document, stored.chunk(), place, dpi);
        if (Files.isRegularFile(folder.resolve(path))) {
            return folder.resolve(path);
        }
        Path file = pictures.resolve(path);
        if (Files.isRegularFile(file)) {
            return file;
        }
        PageRaster raster = draw(document, stored.chunk(), place, dpi, cancel);
        try {
            PngFile.write(raster, file);
        } catch (IOException e) {
            throw new PdfException(
                    PdfException.Kind.MISSING,
                    file,
                    "the picture cannot be written: " + e.getMessage(),
                    e);
        }
        return file;
    }

    private StoredChunk stored(String chunkId) {
        return reader.chunk(chunkId)
                .orElseThrow(
                        () -> new IllegalArgumentException("the corpus has no chunk " + chunkId));
    }

    private DocumentRecord document(StoredChunk stored) {
        return reader.document(stored.docId())
                .orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        "the corpus has no document " + stored.docId()));
    }

    private List<PageBoxes> places(StoredChunk stored) {
        return UnitPlaces.of(reader, stored.docId(), stored.chunk());
    }

    private PageRaster draw(
            DocumentRecord document, Chunk chunk, PageBoxes place, double dpi, CancelToken cancel)
            throws PdfException {
        Path pdf = folder.resolve(document.sourcePdf());
        try (PdfFile file = PdfFile.open(pdf, passwords.of(document.sha256()))) {
            List<PageBox> boxes = place.boxes();
            PageBox region = EvidenceRegion.of(boxes, file.frame(chunk.page()));
            PageRaster raster = file.render(chunk.page(), region, dpi, cancel);
            return EvidenceRegion.faded(raster, region, boxes);
        } catch (PdfException e) {
            throw e;
        } catch (IOException e) {
            throw new PdfException(
                    PdfException.Kind.DAMAGED, pdf, "cannot be closed: " + e.getMessage(), e);
        }
    }

    private Evidence evidence(
            String id,
            DocumentRecord document,
            Chunk chunk,
            Optional<RankedChunk> hit,
            List<MatchedCell> cells,
            List<RelatedRegion> related) {
        boolean available = Files.isRegularFile(folder.resolve(document.sourcePdf()));
        List<String> warnings = new ArrayList<>(chunk.warnings());
        if (!available) {
            warnings.add(MISSING);
        }
        List<PageBoxes> places = UnitPlaces.of(reader, document.docId(), chunk);
        return new Evidence(
                id,
                document.docId(),
                document.sourcePdf(),
                document.sha256(),
                chunk,
                places,
                reader.page(document.docId(), chunk.page())
                        .map(PageInfo::textSource)
                        .orElse(TextSource.NONE),
                "",
                List.of(),
                image(document, chunk, places.getFirst(), available),
                hit.map(RankedChunk::rank),
                hit.map(RankedChunk::matched).orElse(List.of()),
                cells,
                related,
                warnings);
    }

    private EvidenceImage image(
            DocumentRecord document, Chunk chunk, PageBoxes place, boolean available) {
        int dpi = EvidenceImage.DEFAULT_DPI;
        PageBox region = EvidenceRegion.of(place.boxes());
        String path = cached(document, chunk, place, dpi);
        return new EvidenceImage(
                available,
                KIND,
                Files.isRegularFile(folder.resolve(path)) ? path : "",
                EvidenceRegion.pixels(region.width(), dpi),
                EvidenceRegion.pixels(region.height(), dpi),
                dpi);
    }

    private static String cached(DocumentRecord document, Chunk chunk, PageBoxes place, int dpi) {
        return "data/cache/"
                + document.sha256().hex().substring(0, 16)
                + "/"
                + chunk.key().hex()
                + "-"
                + EvidenceRegion.name(place.boxes())
                + "-"
                + dpi
                + ".png";
    }
}
