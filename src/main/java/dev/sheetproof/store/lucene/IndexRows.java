package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.store.DocumentCard;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.util.BytesRef;

/// Makes index rows: one per chunk, and one per document with its card and all its text.
final class IndexRows {

    /// Version of the fields and tokenizers. Documents indexed under another version count as not
    /// indexed.
    static final String SCHEMA = "1";

    private static final FieldType MARKED =
            type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS, false);
    private static final FieldType MARKED_STORED =
            type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS, true);
    private static final FieldType POSITIONS =
            type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS, false);

    private IndexRows() {}

    private static FieldType type(IndexOptions options, boolean stored) {
        FieldType type = new FieldType();
        type.setIndexOptions(options);
        type.setTokenized(true);
        type.setStored(stored);
        type.freeze();
        return type;
    }

    static Document chunk(String docId, Chunk chunk, List<float[]> vectors) {
        Document row = new Document();
        row.add(new StringField(Fields.KIND, Fields.KIND_CHUNK, Field.Store.NO));
        key(row, Fields.ID, chunk.id());
        key(row, Fields.DOC_ID, docId);
        row.add(new StringField(Fields.TYPE, chunk.type().wireName(), Field.Store.NO));
        row.add(new NumericDocValuesField(Fields.ORDER, chunk.readingOrder()));
        row.add(new IntPoint(Fields.PAGE, chunk.page().value()));
        for (PageBoxes more : chunk.continued()) {
            row.add(new IntPoint(Fields.PAGE, more.page().value()));
        }
        String text = chunk.nativeText();
        row.add(new Field(Fields.TEXT, text, MARKED_STORED));
        row.add(new Field(Fields.TITLE, title(chunk), MARKED_STORED));
        row.add(new Field(Fields.PART_EXACT, text, MARKED));
        row.add(new Field(Fields.PART_FIELDS, text, MARKED));
        row.add(new Field(Fields.PART_GRAMS, text, MARKED));
        row.add(new Field(Fields.QUANTITY, text, MARKED));
        if (!vectors.isEmpty()) {
            row.add(new BinaryDocValuesField(Fields.VECTORS, VectorCodec.encode(vectors)));
        }
        return row;
    }

    static Document card(DocumentCard card, String stamp, List<Chunk> chunks) {
        Document row = new Document();
        row.add(new StringField(Fields.KIND, Fields.KIND_CARD, Field.Store.NO));
        key(row, Fields.DOC_ID, card.docId());
        row.add(new StoredField(Fields.DOC_ID, card.docId()));
        row.add(new StoredField(Fields.STAMP, stamp));
        row.add(new StoredField(Fields.SCHEMA, SCHEMA));
        List<String> lines = new ArrayList<>();
        lines.add(card.docId());
        lines.add(card.title());
        lines.add(card.family());
        lines.addAll(card.partNumbers());
        String head = String.join("\n", lines);
        StringBuilder all = new StringBuilder(head);
        for (Chunk chunk : chunks) {
            all.append('\n').append(chunk.nativeText());
        }
        row.add(new Field(Fields.DOC_CARD, head, POSITIONS));
        for (String field :
                List.of(
                        Fields.DOC_TEXT,
                        Fields.DOC_EXACT,
                        Fields.DOC_FIELDS,
                        Fields.DOC_GRAMS,
                        Fields.DOC_QUANTITY)) {
            row.add(new Field(field, all.toString(), POSITIONS));
        }
        return row;
    }

    private static void key(Document row, String field, String value) {
        row.add(new StringField(field, value, Field.Store.NO));
        row.add(new SortedDocValuesField(field, new BytesRef(value)));
    }

    private static String title(Chunk chunk) {
        String path = chunk.tocPath();
        return path.endsWith(chunk.sectionTitle()) ? path : path + "\n" + chunk.sectionTitle();
    }
}
