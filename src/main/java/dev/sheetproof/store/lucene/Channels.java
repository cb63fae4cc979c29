package dev.sheetproof.store.lucene;

import java.util.Map;
import java.util.TreeMap;

/// The fields that one level of the index (its chunks, or its documents as a whole) is searched
/// through.
///
/// @param words fields of words with their weights
record Channels(
        Map<String, Float> words,
        String exact,
        String fields,
        String grams,
        String form,
        String look,
        String quantity) {

    static final Channels CHUNKS =
            new Channels(
                    new TreeMap<>(
                            Map.of(Fields.TEXT, 1f, Fields.TITLE, .6f, Fields.DESCRIPTION, .5f)),
                    Fields.PART_EXACT,
                    Fields.PART_FIELDS,
                    Fields.PART_GRAMS,
                    Fields.PART_FORM,
                    Fields.PART_LOOK,
                    Fields.QUANTITY);

    static final Channels DOCUMENTS =
            new Channels(
                    Map.of(Fields.DOC_TEXT, 1f),
                    Fields.DOC_EXACT,
                    Fields.DOC_FIELDS,
                    Fields.DOC_GRAMS,
                    Fields.DOC_FORM,
                    Fields.DOC_LOOK,
                    Fields.DOC_QUANTITY);

    /// What names a document: its id, title, family, running heads and first headings.
    static final Channels SUBJECTS =
            new Channels(
                    Map.of(Fields.SUBJECT, 1f),
                    Fields.SUBJECT_EXACT,
                    Fields.SUBJECT_FIELDS,
                    Fields.SUBJECT_GRAMS,
                    Fields.SUBJECT_FORM,
                    Fields.SUBJECT_LOOK,
                    Fields.DOC_QUANTITY);
}
