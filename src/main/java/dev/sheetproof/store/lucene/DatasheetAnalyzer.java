package dev.sheetproof.store.lucene;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.en.KStemFilter;

/// Chooses the tokenizer of each field; English words are stemmed lightly.
final class DatasheetAnalyzer extends Analyzer {

    private final boolean request;

    /// @param request true for the words of a request, false for text that is indexed
    DatasheetAnalyzer(boolean request) {
        super(PER_FIELD_REUSE_STRATEGY);
        this.request = request;
    }

    @Override
    protected TokenStreamComponents createComponents(String fieldName) {
        DatasheetTokenizerFactory.Form form =
                switch (fieldName) {
                    case Fields.PART_EXACT, Fields.DOC_EXACT, Fields.SUBJECT_EXACT ->
                            DatasheetTokenizerFactory.Form.PART_EXACT;
                    case Fields.PART_FIELDS, Fields.DOC_FIELDS, Fields.SUBJECT_FIELDS ->
                            DatasheetTokenizerFactory.Form.PART_FIELDS;
                    case Fields.PART_GRAMS, Fields.DOC_GRAMS, Fields.SUBJECT_GRAMS ->
                            DatasheetTokenizerFactory.Form.PART_GRAMS;
                    case Fields.PART_FORM, Fields.DOC_FORM, Fields.SUBJECT_FORM ->
                            DatasheetTokenizerFactory.Form.PART_FORM;
                    case Fields.PART_LOOK, Fields.DOC_LOOK, Fields.SUBJECT_LOOK ->
                            DatasheetTokenizerFactory.Form.PART_LOOK;
                    case Fields.QUANTITY, Fields.DOC_QUANTITY ->
                            DatasheetTokenizerFactory.Form.QUANTITY;
                    default ->
                            request
                                    ? DatasheetTokenizerFactory.Form.REQUEST_WORDS
                                    : DatasheetTokenizerFactory.Form.WORDS;
                };
        Tokenizer tokenizer =
                form.tokenizer(
                        org.apache.lucene.analysis.TokenStream.DEFAULT_TOKEN_ATTRIBUTE_FACTORY);
        boolean words =
                form == DatasheetTokenizerFactory.Form.WORDS
                        || form == DatasheetTokenizerFactory.Form.REQUEST_WORDS;
        return words
                ? new TokenStreamComponents(tokenizer, new KStemFilter(tokenizer))
                : new TokenStreamComponents(tokenizer);
    }
}
