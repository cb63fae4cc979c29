package dev.sheetproof.store;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TocEntry;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// Reads the stored tables of a corpus. Lists come in document order (page, then number); an
/// unknown document or page gives an empty list. Safe for several threads; each call sees one
/// consistent state.
///
/// Every method throws [StoreException] when the database cannot be read.
public interface DocumentReader {

    /// All documents by `doc_id`.
    List<DocumentRecord> documents();

    Optional<DocumentRecord> document(String docId);

    Optional<DocumentRecord> documentWithHash(Sha256 hash);

    Optional<DocumentSummary> summary(String docId);

    /// The product family of every document that has one, by `doc_id`.
    default SortedMap<String, String> families() {
        SortedMap<String, String> families = new TreeMap<>();
        for (DocumentRecord document : documents()) {
            summary(document.docId())
                    .map(DocumentSummary::family)
                    .filter(family -> !family.isBlank())
                    .ifPresent(family -> families.put(document.docId(), family));
        }
        return families;
    }

    List<PageInfo> pages(String docId);

    default Optional<PageInfo> page(String docId, PageNumber page) {
        return pages(docId).stream().filter(info -> info.page().equals(page)).findFirst();
    }

    /// The lines of a page with their spans.
    List<Line> lines(String docId, PageNumber page);

    List<TocEntry> toc(String docId);

    List<PlacedImage> images(String docId);

    List<Link> links(String docId);

    List<NamedObject> namedObjects(String docId);

    List<CrossReference> crossReferences(String docId);

    /// What was detected on each page, raw and dropped proposals included.
    List<PageLayout> layouts(String docId);

    /// The kept elements of one page in reading order.
    default List<Element> elements(String docId, PageNumber page) {
        return layouts(docId).stream()
                .filter(layout -> layout.page().equals(page))
                .flatMap(layout -> layout.elements().stream())
                .toList();
    }

    List<Cell> cells(String docId);

    /// The cells of the tables on one page.
    default List<Cell> cells(String docId, PageNumber page) {
        return cells(docId).stream().filter(cell -> cell.page().equals(page)).toList();
    }

    List<StoredChunk> chunks(String docId);

    Optional<StoredChunk> chunk(String chunkId);

    /// The chunks with these ids, in the order of the ids; unknown ids are left out.
    List<StoredChunk> chunks(List<String> chunkIds);

    /// What recognition read off a page; empty when it did not, or the page is not its document's.
    default Optional<RecognisedPage> recognised(String docId, PageNumber page) {
        return Optional.empty();
    }

    SortedMap<String, Integer> guards(String docId);

    int chunkCount();
}
