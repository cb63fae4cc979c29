package dev.sheetproof.evidence;

import dev.sheetproof.model.Cell;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.store.DocumentPasswords;
import dev.sheetproof.store.DocumentReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/// What a reader may look at in a corpus: documents, pages, lines, sections, regions and chunks.
public final class CorpusBrowser {

    private final DocumentReader reader;
    private final Path folder;
    private final DocumentPasswords passwords;

    /// @param folder the corpus folder, to which the documents' paths are relative
    public CorpusBrowser(DocumentReader reader, Path folder) {
        this(reader, folder, DocumentPasswords.NONE);
    }

    /// @param passwords of encrypted documents
    public CorpusBrowser(DocumentReader reader, Path folder, DocumentPasswords passwords) {
        this.reader = reader;
        this.folder = folder;
        this.passwords = passwords;
    }

    /// The password that opens the document's PDF, where one is known.
    public Optional<String> password(DocumentRecord document) {
        return passwords.of(document.sha256());
    }

    /// All documents by `doc_id`.
    public List<DocumentRecord> documents() {
        return reader.documents();
    }

    public Optional<DocumentRecord> document(String docId) {
        return reader.document(docId);
    }

    /// The document made of these bytes.
    public Optional<DocumentRecord> documentWithHash(Sha256 hash) {
        return reader.documentWithHash(hash);
    }

    public Optional<DocumentSummary> summary(String docId) {
        return reader.summary(docId);
    }

    /// Documents that are other revisions of the same datasheet: of its product family, and saying
    /// mostly the same.
    public List<String> revisions(String docId) {
        return new RevisionFinder(reader).of(docId);
    }

    /// The same for every document that has some, by `doc_id`.
    public SortedMap<String, List<String>> revisions() {
        return new RevisionFinder(reader).all();
    }

    public List<PageInfo> pages(String docId) {
        return reader.pages(docId);
    }

    /// What is drawn on a page: by its file and, where its text was recognised, in its picture; of
    /// a page that lies askew in its picture as it was laid straight.
    ///
    /// @param content what the file draws now
    public PageGraphics graphics(String docId, PageInfo page, PageContent content) {
        return page.textSource() == TextSource.OCR
                ? reader.recognised(docId, page.page())
                        .map(read -> read.drawing(content.graphics()))
                        .orElse(content.graphics())
                : content.graphics();
    }

    public List<Line> lines(String docId, PageNumber page) {
        return reader.lines(docId, page);
    }

    public List<TocEntry> toc(String docId) {
        return reader.toc(docId);
    }

    public List<PlacedImage> images(String docId) {
        return reader.images(docId);
    }

    public List<Link> links(String docId) {
        return reader.links(docId);
    }

    public List<NamedObject> namedObjects(String docId) {
        return reader.namedObjects(docId);
    }

    public List<CrossReference> crossReferences(String docId) {
        return reader.crossReferences(docId);
    }

    public List<Cell> cells(String docId) {
        return reader.cells(docId);
    }

    /// The cells of the tables on one page.
    public List<Cell> cells(String docId, PageNumber page) {
        return reader.cells(docId, page);
    }

    public SortedMap<String, Integer> guards(String docId) {
        return reader.guards(docId);
    }

    public List<PageLayout> layouts(String docId) {
        return reader.layouts(docId);
    }

    public List<StoredChunk> chunks(String docId) {
        return reader.chunks(docId);
    }

    public Optional<StoredChunk> chunk(String chunkId) {
        return reader.chunk(chunkId);
    }

    public int chunkCount() {
        return reader.chunkCount();
    }

    /// Where the document's PDF lies; the file may be gone.
    public Path pdf(DocumentRecord document) {
        return folder.resolve(document.sourcePdf());
    }
}
