package dev.sheetproof.mcp;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.store.DocumentReader;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// A store that holds one document, of which only the record and the count of chunks are known.
final class FakeReader implements DocumentReader {

    static final DocumentRecord ABX_7 =
            new DocumentRecord(
                    "abx-7",
                    "pdf/abx-7.pdf",
                    Sha256.of(new byte[] {7}),
                    1,
                    DocumentStatus.OK,
                    "",
                    "",
                    2,
                    3,
                    2,
                    "ABX-7 crystal units",
                    List.of("ABX-7"));

    @Override
    public List<DocumentRecord> documents() {
        return List.of(ABX_7);
    }

    @Override
    public Optional<DocumentRecord> document(String docId) {
        return docId.equals(ABX_7.docId()) ? Optional.of(ABX_7) : Optional.empty();
    }

    @Override
    public Optional<DocumentRecord> documentWithHash(Sha256 hash) {
        return Optional.empty();
    }

    @Override
    public Optional<DocumentSummary> summary(String docId) {
        return Optional.empty();
    }

    @Override
    public List<PageInfo> pages(String docId) {
        return List.of();
    }

    @Override
    public List<Line> lines(String docId, PageNumber page) {
        return List.of();
    }

    @Override
    public List<TocEntry> toc(String docId) {
        return List.of();
    }

    @Override
    public List<PlacedImage> images(String docId) {
        return List.of();
    }

    @Override
    public List<Link> links(String docId) {
        return List.of();
    }

    @Override
    public List<NamedObject> namedObjects(String docId) {
        return List.of();
    }

    @Override
    public List<CrossReference> crossReferences(String docId) {
        return List.of();
    }

    @Override
    public List<PageLayout> layouts(String docId) {
        return List.of();
    }

    @Override
    public List<Cell> cells(String docId) {
        return List.of();
    }

    @Override
    public List<StoredChunk> chunks(String docId) {
        return List.of();
    }

    @Override
    public Optional<StoredChunk> chunk(String chunkId) {
        return Optional.empty();
    }

    @Override
    public List<StoredChunk> chunks(List<String> chunkIds) {
        return List.of();
    }

    @Override
    public SortedMap<String, Integer> guards(String docId) {
        return new TreeMap<>();
    }

    @Override
    public int chunkCount() {
        return 2;
    }
}
