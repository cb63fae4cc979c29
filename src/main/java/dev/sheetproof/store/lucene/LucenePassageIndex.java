package dev.sheetproof.store.lucene;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.store.PassageIndex;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.NoMergePolicy;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.similarities.BM25Similarity;
import org.apache.lucene.store.Directory;
import org.apache.lucene.util.BytesRef;

/// Passages in a Lucene folder of their own. Texts are not kept, places are. One thread at a time.
public final class LucenePassageIndex implements PassageIndex {

    private static final String TEXT = "text";
    private static final String ID = "id";
    private static final String DOC_ID = "doc_id";
    private static final String PLACES = "places";

    /// The channels of the corpus index whose tokens go into the one bag.
    private static final List<String> CHANNELS =
            List.of(
                    Fields.TEXT,
                    Fields.PART_EXACT,
                    Fields.PART_FIELDS,
                    Fields.PART_GRAMS,
                    Fields.QUANTITY);

    /// As many clauses as Lucene takes; a longer request is cut.
    private static final int MAX_TERMS = 1024;

    private static final BM25Similarity SIMILARITY = new BM25Similarity(1.5f, .75f);

    private final Path folder;
    private final Tokens tokens;
    private final Directory directory;
    private final IndexWriter writer;
    private final Analyzer indexed;
    private final Analyzer asked;

    private LucenePassageIndex(Path folder, Tokens tokens) throws IOException {
        this.folder = folder;
        this.tokens = tokens;
        this.indexed = analyzer(tokens, false);
        this.asked = analyzer(tokens, true);
        this.directory = IndexFolder.open(folder);
        this.writer =
                new IndexWriter(
                        directory,
                        new IndexWriterConfig(indexed)
                                .setSimilarity(SIMILARITY)
                                .setMergePolicy(NoMergePolicy.INSTANCE)
                                .setRAMBufferSizeMB(32)
                                .setCommitOnClose(false));
    }

    private static Analyzer analyzer(Tokens tokens, boolean request) {
        return switch (tokens) {
            case STANDARD -> new StandardAnalyzer();
            case ONE_BAG -> new DatasheetAnalyzer(request);
        };
    }

    /// @param folder empty; the caller deletes it
    public static LucenePassageIndex create(Path folder, Tokens tokens) {
        try {
            return new LucenePassageIndex(folder, tokens);
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    private static StoreException unusable(Path folder, IOException e) {
        return new StoreException(
                "the index of passages in " + folder + " cannot be used: " + e.getMessage(), e);
    }

    @Override
    public void add(Passage passage, String text) {
        Document row = new Document();
        row.add(new StoredField(ID, passage.id()));
        row.add(new StoredField(DOC_ID, passage.docId()));
        row.add(new StoredField(PLACES, encode(passage.places())));
        try {
            switch (tokens) {
                case STANDARD -> row.add(new TextField(TEXT, text, Field.Store.NO));
                case ONE_BAG -> {
                    for (String channel : CHANNELS) {
                        for (String term : terms(indexed, channel, text)) {
                            row.add(new BagField(term));
                        }
                    }
                }
            }
            writer.addDocument(row);
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    /// One token of the bag; how often it occurs counts.
    private static final class BagField extends Field {

        private static final org.apache.lucene.document.FieldType TYPE = type();

        BagField(String term) {
            super(TEXT, new BytesRef(term), TYPE);
        }

        private static org.apache.lucene.document.FieldType type() {
            var type = new org.apache.lucene.document.FieldType();
            type.setIndexOptions(org.apache.lucene.index.IndexOptions.DOCS_AND_FREQS);
            type.setTokenized(false);
            type.freeze();
            return type;
        }
    }

    private static List<String> terms(Analyzer analyzer, String field, String text)
            throws IOException {
        List<String> terms = new ArrayList<>();
        try (TokenStream stream = analyzer.tokenStream(field, text)) {
            CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                terms.add(term.toString());
            }
            stream.end();
        }
        return terms;
    }

    @Override
    public void commit() {
        try {
            writer.commit();
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    @Override
    public List<Passage> best(String query, int limit) {
        try (DirectoryReader reader = DirectoryReader.open(directory)) {
            IndexSearcher searcher = new IndexSearcher(reader);
            searcher.setSimilarity(SIMILARITY);
            BooleanQuery.Builder any = new BooleanQuery.Builder();
            for (String term : requestTerms(query)) {
                any.add(new TermQuery(new Term(TEXT, term)), BooleanClause.Occur.SHOULD);
            }
            List<Passage> best = new ArrayList<>();
            for (ScoreDoc hit : searcher.search(any.build(), limit).scoreDocs) {
                Document row = searcher.storedFields().document(hit.doc);
                best.add(
                        new Passage(
                                row.get(ID), row.get(DOC_ID), decode(row.getBinaryValue(PLACES))));
            }
            return best;
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    private Set<String> requestTerms(String query) throws IOException {
        List<String> fields =
                switch (tokens) {
                    case STANDARD -> List.of(TEXT);
                    case ONE_BAG -> CHANNELS;
                };
        Set<String> terms = new LinkedHashSet<>();
        for (String field : fields) {
            for (String term : terms(asked, field, query)) {
                if (terms.size() < MAX_TERMS) {
                    terms.add(term);
                }
            }
        }
        return terms;
    }

    private static BytesRef encode(List<PageBoxes> places) {
        int boxes = places.stream().mapToInt(place -> place.boxes().size()).sum();
        ByteBuffer bytes = ByteBuffer.allocate(4 + 8 * places.size() + 32 * boxes);
        bytes.putInt(places.size());
        for (PageBoxes place : places) {
            bytes.putInt(place.page().value()).putInt(place.boxes().size());
            for (PageBox box : place.boxes()) {
                bytes.putDouble(box.x0()).putDouble(box.y0());
                bytes.putDouble(box.x1()).putDouble(box.y1());
            }
        }
        return new BytesRef(bytes.array());
    }

    private static List<PageBoxes> decode(BytesRef stored) {
        ByteBuffer bytes = ByteBuffer.wrap(stored.bytes, stored.offset, stored.length);
        List<PageBoxes> places = new ArrayList<>();
        for (int left = bytes.getInt(); left > 0; left--) {
            PageNumber page = new PageNumber(bytes.getInt());
            List<PageBox> boxes = new ArrayList<>();
            for (int more = bytes.getInt(); more > 0; more--) {
                boxes.add(
                        new PageBox(
                                bytes.getDouble(),
                                bytes.getDouble(),
                                bytes.getDouble(),
                                bytes.getDouble()));
            }
            places.add(new PageBoxes(page, boxes));
        }
        return places;
    }

    @Override
    public void close() {
        indexed.close();
        asked.close();
        try {
            writer.rollback();
            directory.close();
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }
}
