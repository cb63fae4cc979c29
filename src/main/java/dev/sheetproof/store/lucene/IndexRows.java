package dev.sheetproof.store.lucene;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.store.DocumentCard;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
    static final String SCHEMA = "7";

    private static final FieldType MARKED =
            type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS, false);
    private static final FieldType MARKED_STORED =
            type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS_AND_OFFSETS, true);
    private static final FieldType POSITIONS =
            type(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS, false);

    private static final int SUBJECT_PARTS = 3;
    private static final int SUBJECT_CHARS = 200;
    private static final int SUBJECT_LINES = 40;

    private IndexRows() {}

    private static FieldType type(IndexOptions options, boolean stored) {
        FieldType type = new FieldType();
        type.setIndexOptions(options);
        type.setTokenized(true);
        type.setStored(stored);
        type.freeze();
        return type;
    }

    /// @param context what stands beside a region that has few words of its own; see [ChunkContext]
    /// @param recognised whether the text was read off a picture
    static Document chunk(
            String docId,
            Chunk chunk,
            String context,
            boolean recognised,
            List<float[]> vectors,
            String madeBy) {
        Document row = new Document();
        row.add(new StringField(Fields.KIND, Fields.KIND_CHUNK, Field.Store.NO));
        key(row, Fields.ID, chunk.id());
        key(row, Fields.DOC_ID, docId);
        key(row, Fields.TYPE, chunk.type().wireName());
        row.add(new NumericDocValuesField(Fields.ORDER, chunk.readingOrder()));
        row.add(new NumericDocValuesField(Fields.MINOR, MinorSections.holds(chunk) ? 1 : 0));
        row.add(new IntPoint(Fields.PAGE, chunk.page().value()));
        for (PageBoxes more : chunk.continued()) {
            row.add(new IntPoint(Fields.PAGE, more.page().value()));
        }
        String text = chunk.nativeText();
        row.add(new Field(Fields.TEXT, text, MARKED_STORED));
        row.add(new Field(Fields.TITLE, title(chunk, context), MARKED_STORED));
        for (String label : CaptionLabels.of(chunk, context)) {
            row.add(new StringField(Fields.LABEL, label, Field.Store.NO));
        }
        row.add(new Field(Fields.PART_EXACT, text, MARKED));
        row.add(new Field(Fields.PART_FIELDS, text, MARKED));
        row.add(new Field(Fields.PART_GRAMS, text, MARKED));
        row.add(new Field(Fields.PART_FORM, text, MARKED));
        if (recognised) {
            row.add(new Field(Fields.PART_LOOK, text, MARKED));
        }
        row.add(new Field(Fields.QUANTITY, text, MARKED));
        ValuePoints.add(row, text);
        if (!vectors.isEmpty()) {
            row.add(new BinaryDocValuesField(Fields.VECTORS, VectorCodec.encode(vectors)));
            row.add(new StringField(Fields.MADE_BY, madeBy, Field.Store.NO));
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
        String subject = subject(card, chunks);
        StringBuilder all = new StringBuilder(subject);
        card.partNumbers().forEach(part -> all.append('\n').append(part));
        StringBuilder recognised = new StringBuilder();
        for (Chunk chunk : chunks) {
            all.append('\n').append(chunk.nativeText());
            if (recognised(card, chunk)) {
                recognised.append('\n').append(chunk.nativeText());
            }
        }
        row.add(new Field(Fields.DOC_LOOK, recognised.toString(), POSITIONS));
        for (String field :
                List.of(
                        Fields.SUBJECT,
                        Fields.SUBJECT_EXACT,
                        Fields.SUBJECT_FIELDS,
                        Fields.SUBJECT_GRAMS,
                        Fields.SUBJECT_FORM)) {
            row.add(new Field(field, subject, POSITIONS));
        }
        for (String field :
                List.of(
                        Fields.DOC_TEXT,
                        Fields.DOC_EXACT,
                        Fields.DOC_FIELDS,
                        Fields.DOC_GRAMS,
                        Fields.DOC_FORM,
                        Fields.DOC_QUANTITY)) {
            row.add(new Field(field, all.toString(), POSITIONS));
        }
        return row;
    }

    /// Whether any of a chunk stands on a page that was read off its picture.
    static boolean recognised(DocumentCard card, Chunk chunk) {
        return card.recognised().contains(chunk.page())
                || chunk.continued().stream()
                        .anyMatch(more -> card.recognised().contains(more.page()));
    }

    /// Id, title, family and first part numbers, the running heads, and the headings of the first
    /// page.
    private static String subject(DocumentCard card, List<Chunk> chunks) {
        Set<String> lines = new LinkedHashSet<>();
        lines.add(card.docId());
        lines.add(card.title());
        lines.add(card.family());
        card.partNumbers().stream().limit(SUBJECT_PARTS).forEach(lines::add);
        for (Chunk chunk : chunks) {
            boolean heading = chunk.type() == BlockType.TITLE && chunk.page().value() == 1;
            boolean brief = chunk.nativeText().length() <= SUBJECT_CHARS;
            if (brief
                    && (heading || chunk.type() == BlockType.HEADER_FOOTER)
                    && lines.size() < SUBJECT_LINES) {
                lines.add(chunk.nativeText());
            }
        }
        return String.join("\n", lines);
    }

    private static void key(Document row, String field, String value) {
        row.add(new StringField(field, value, Field.Store.NO));
        row.add(new SortedDocValuesField(field, new BytesRef(value)));
    }

    private static String title(Chunk chunk, String context) {
        String path = chunk.tocPath();
        String title =
                path.endsWith(chunk.sectionTitle()) ? path : path + "\n" + chunk.sectionTitle();
        return context.isEmpty() ? title : title + "\n" + context;
    }
}
