package dev.sheetproof.store.lucene;

import org.apache.lucene.index.Term;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// Names of the index fields.
final class Fields {

    /// `chunk` or `card`.
    static final String KIND = "kind";

    static final String KIND_CHUNK = "chunk";
    static final String KIND_CARD = "card";
    static final String ID = "id";
    static final String DOC_ID = "doc_id";
    static final String TYPE = "type";
    static final String PAGE = "page";
    static final String MINOR = "minor";
    static final String ORDER = "order";
    static final String STAMP = "stamp";
    static final String SCHEMA = "schema";
    static final String VECTORS = "vectors";

    /// Fingerprint of what made the vectors.
    static final String MADE_BY = "made_by";

    static final String TEXT = "text";
    static final String TITLE = "title";

    /// What a region is called: `table 3`; see [CaptionLabels].
    static final String LABEL = "label";

    static final String DESCRIPTION = "description";
    static final String PART_EXACT = "part_exact";
    static final String PART_FIELDS = "part_fields";
    static final String PART_GRAMS = "part_grams";

    /// Part numbers of which the document leaves characters open, `TAJB106*016#NJ`.
    static final String PART_FORM = "part_form";

    /// Part numbers on pages read off their picture, signs that are taken for each other alike.
    static final String PART_LOOK = "part_look";

    static final String QUANTITY = "quantity";

    /// The document as a whole, card and all its text, on its card row.
    static final String DOC_TEXT = "doc_text";

    /// What names the document, on its card row.
    static final String SUBJECT = "subject";

    static final String SUBJECT_EXACT = "subject_exact";
    static final String SUBJECT_FIELDS = "subject_fields";
    static final String SUBJECT_GRAMS = "subject_grams";
    static final String SUBJECT_FORM = "subject_form";
    static final String SUBJECT_LOOK = "subject_look";

    static final String DOC_EXACT = "doc_exact";
    static final String DOC_FIELDS = "doc_fields";
    static final String DOC_GRAMS = "doc_grams";
    static final String DOC_FORM = "doc_form";
    static final String DOC_LOOK = "doc_look";
    static final String DOC_QUANTITY = "doc_quantity";

    private Fields() {}

    /// The cards of all documents.
    static Query cards() {
        return new TermQuery(new Term(KIND, KIND_CARD));
    }
}
