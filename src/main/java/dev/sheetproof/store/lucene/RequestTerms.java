package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/// The terms that a request's words have in the index.
final class RequestTerms {

    private static final Analyzer ANALYZER = new DatasheetAnalyzer(true);

    private RequestTerms() {}

    /// The terms of a text in a field of words, in order.
    static List<String> of(String text, String field) throws IOException {
        List<String> terms = new ArrayList<>();
        try (TokenStream stream = ANALYZER.tokenStream(field, text)) {
            CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                terms.add(term.toString());
            }
            stream.end();
        }
        return terms;
    }
}
