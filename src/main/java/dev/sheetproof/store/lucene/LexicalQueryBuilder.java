package dev.sheetproof.store.lucene;

import dev.sheetproof.store.LexicalQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// Makes Lucene queries of what is looked for. Per token the best channel counts, not their sum, so
/// that an exact part number outranks its fields and those outrank its trigrams.
final class LexicalQueryBuilder {

    // Measured on 2,669 part numbers among real chunks.
    private static final float EXACT = 4;
    private static final float JOINED = 3;
    private static final float GRAMS = 1;
    private static final float FIELD = 1;
    private static final float ALPHABETIC_FIELD = .2f;
    private static final float NUMBER_UNIT_FIELD = .3f;
    private static final float FUZZY = 1.2f;

    private static final float QUANTITY = 1.5f;
    private static final float QUANTITY_NUMBER = .4f;
    private static final float PHRASE = 2;

    /// Share of the channels that lost, so that a token in title and text counts a little more than
    /// in one.
    private static final float TIE = .1f;

    /// Clauses of one request; what comes later is left out.
    private static final int MAX_CLAUSES = 64;

    private static final int MAX_GRAMS = 48;

    private final IndexReader reader;
    private final Channels channels;
    private final BooleanQuery.Builder query = new BooleanQuery.Builder();
    private int clauses;

    private LexicalQueryBuilder(IndexReader reader, Channels channels) {
        this.reader = reader;
        this.channels = channels;
    }

    /// @param reader whose vocabulary decides where near misses are looked for
    static Query build(LexicalQuery wanted, IndexReader reader, Channels channels)
            throws IOException {
        LexicalQueryBuilder builder = new LexicalQueryBuilder(reader, channels);
        for (String part : wanted.parts()) {
            builder.part(part);
        }
        for (String run : wanted.runs()) {
            builder.run(run);
        }
        for (String quantity : wanted.quantities()) {
            builder.quantity(quantity);
        }
        for (String phrase : wanted.phrases()) {
            builder.phrase(phrase);
        }
        for (String word : wanted.words()) {
            builder.word(word);
        }
        return builder.query.build();
    }

    private void add(List<Query> alternatives) {
        if (!alternatives.isEmpty() && clauses < MAX_CLAUSES) {
            query.add(new DisjunctionMaxQuery(alternatives, TIE), BooleanClause.Occur.SHOULD);
            clauses++;
        }
    }

    private void part(String part) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        String whole = PartPieces.whole(part);
        boolean known = false;
        if (whole.length() >= 2) {
            Term term = new Term(channels.exact(), whole);
            known = reader.docFreq(term) > 0;
            if (known) {
                alternatives.add(new BoostQuery(new TermQuery(term), EXACT));
            } else if (whole.length() >= 5 && whole.length() <= 40) {
                FuzzyQuery fuzzy =
                        new FuzzyQuery(
                                term,
                                1,
                                1,
                                16,
                                true,
                                new MultiTermQuery.TopTermsBlendedFreqScoringRewrite(16));
                alternatives.add(new BoostQuery(fuzzy, FUZZY));
            }
        }
        grams(whole, GRAMS, alternatives);
        fields(part, alternatives);
        words(part, known ? .3f : .6f, alternatives);
        add(alternatives);
    }

    private void run(String run) {
        String whole = PartPieces.whole(run);
        if (whole.length() >= 5 && whole.length() <= 64) {
            add(List.of(new BoostQuery(new TermQuery(new Term(channels.exact(), whole)), JOINED)));
        }
    }

    /// Exact substrings of three characters or more.
    private void grams(String whole, float boost, List<Query> alternatives) {
        int count = whole.length() - 2;
        if (count < 1 || count > MAX_GRAMS) {
            return;
        }
        if (count == 1) {
            alternatives.add(
                    new BoostQuery(new TermQuery(new Term(channels.grams(), whole)), boost));
            return;
        }
        PhraseQuery.Builder phrase = new PhraseQuery.Builder();
        for (int i = 0; i < count; i++) {
            phrase.add(new Term(channels.grams(), whole.substring(i, i + 3)), i);
        }
        // A phrase's weight is the sum of its terms': taken back, so that long substrings do not
        // outrank exact tokens.
        alternatives.add(new BoostQuery(phrase.build(), boost * 2 / count));
    }

    private void fields(String part, List<Query> alternatives) {
        Set<String> terms = new LinkedHashSet<>();
        for (Piece piece : PartPieces.fields(part)) {
            terms.add(piece.term());
        }
        if (terms.isEmpty()) {
            return;
        }
        BooleanQuery.Builder fields = new BooleanQuery.Builder();
        float share = 1.5f / Math.max(1.5f, terms.size());
        for (String term : terms.stream().limit(16).toList()) {
            fields.add(
                    new BoostQuery(
                            new TermQuery(new Term(channels.fields(), term)),
                            fieldWeight(term) * share),
                    BooleanClause.Occur.SHOULD);
        }
        alternatives.add(fields.build());
    }

    private static float fieldWeight(String term) {
        boolean digits = term.chars().anyMatch(Character::isDigit);
        if (!digits) {
            return ALPHABETIC_FIELD;
        }
        return Character.isDigit(term.charAt(0)) && term.length() < 6 ? NUMBER_UNIT_FIELD : FIELD;
    }

    private void quantity(String quantity) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        alternatives.add(
                new BoostQuery(new TermQuery(new Term(channels.quantity(), quantity)), QUANTITY));
        // In a table the number stands in one cell and the unit in another.
        String number = quantity.replace("±", "");
        int space = number.indexOf(' ');
        if (space > 0 && !number.contains("..")) {
            words(number.substring(0, space), QUANTITY_NUMBER, alternatives);
        }
        add(alternatives);
    }

    private void phrase(String phrase) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        for (Map.Entry<String, Float> field : channels.words().entrySet()) {
            List<String> terms = RequestTerms.of(phrase, field.getKey());
            if (terms.isEmpty()) {
                continue;
            }
            PhraseQuery.Builder builder = new PhraseQuery.Builder();
            for (String term : terms.stream().limit(32).toList()) {
                builder.add(new Term(field.getKey(), term));
            }
            alternatives.add(new BoostQuery(builder.build(), PHRASE * field.getValue()));
        }
        grams(PartPieces.whole(phrase), PHRASE, alternatives);
        add(alternatives);
    }

    private void word(String word) throws IOException {
        for (String term : RequestTerms.of(word, Fields.TEXT)) {
            List<Query> alternatives = new ArrayList<>();
            boolean known = false;
            for (Map.Entry<String, Float> field : channels.words().entrySet()) {
                Term indexed = new Term(field.getKey(), term);
                if (reader.docFreq(indexed) > 0) {
                    known = true;
                    alternatives.add(new BoostQuery(new TermQuery(indexed), field.getValue()));
                }
            }
            if (!known) {
                unknownWord(term, alternatives);
            }
            add(alternatives);
        }
    }

    /// A word that no text holds may be misspelt, or a piece of a part number.
    private void unknownWord(String term, List<Query> alternatives) {
        int length = term.length();
        if (length >= 4 && length <= 32) {
            int edits = length >= 7 ? 2 : 1;
            for (Map.Entry<String, Float> field : channels.words().entrySet()) {
                FuzzyQuery fuzzy =
                        new FuzzyQuery(
                                new Term(field.getKey(), term),
                                edits,
                                1,
                                8,
                                true,
                                new MultiTermQuery.TopTermsBlendedFreqScoringRewrite(8));
                alternatives.add(new BoostQuery(fuzzy, .8f * field.getValue()));
            }
        }
        if (length >= 3) {
            grams(PartPieces.whole(term), .5f, alternatives);
        }
    }

    /// The words of a token as they stand in text, next to each other.
    private void words(String text, float boost, List<Query> alternatives) throws IOException {
        for (Map.Entry<String, Float> field : channels.words().entrySet()) {
            List<String> terms = RequestTerms.of(text, field.getKey());
            if (terms.isEmpty() || terms.size() > 12) {
                continue;
            }
            PhraseQuery.Builder phrase = new PhraseQuery.Builder();
            terms.forEach(term -> phrase.add(new Term(field.getKey(), term)));
            alternatives.add(
                    new BoostQuery(phrase.build(), boost * field.getValue() / terms.size()));
        }
    }
}
