package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.automaton.Operations;

/// The ways in which a part number is looked for: as it stands, with one slip, by its fields, by
/// its trigrams, by a pattern.
final class PartQueries {

    // Measured on 2,669 part numbers among real chunks.
    private static final float EXACT = 4;
    private static final float JOINED = 3;
    private static final float GRAMS = 1;
    private static final float FIELD = 1;
    private static final float ALPHABETIC_FIELD = .2f;
    private static final float NUMBER_UNIT_FIELD = .3f;
    private static final float FUZZY = 1.2f;

    /// A form with open characters that a part number fits: surer than a slip.
    private static final float FORM = 2.5f;

    /// What is the same but for signs that a reader of pictures takes for each other.
    private static final float LOOK = 2;

    private static final int MAX_GRAMS = 48;

    /// Part numbers that a pattern or a slip may stand for.
    private static final int MAX_TERMS = 64;

    private static final int MAX_SLIPS = 16;
    private static final int MAX_FIELDS = 16;

    private final IndexReader reader;
    private final Channels channels;

    PartQueries(IndexReader reader, Channels channels) {
        this.reader = reader;
        this.channels = channels;
    }

    /// Whether a part number stands somewhere just so.
    boolean known(String whole) throws IOException {
        return whole.length() >= 2 && reader.docFreq(new Term(channels.exact(), whole)) > 0;
    }

    /// @param strict without near misses and single fields
    void add(String part, boolean strict, List<Query> alternatives) throws IOException {
        String whole = PartPieces.whole(part);
        Term term = new Term(channels.exact(), whole);
        if (known(whole)) {
            alternatives.add(new BoostQuery(new TermQuery(term), EXACT));
        } else {
            otherwise(whole, alternatives);
        }
        if (!known(whole) && !strict && whole.length() >= 5 && whole.length() <= 40) {
            FuzzyQuery fuzzy =
                    new FuzzyQuery(
                            term,
                            1,
                            1,
                            MAX_SLIPS,
                            true,
                            new MultiTermQuery.TopTermsBlendedFreqScoringRewrite(MAX_SLIPS));
            alternatives.add(new BoostQuery(fuzzy, FUZZY));
        }
        grams(whole, GRAMS, alternatives);
        if (!strict) {
            fields(part, alternatives);
        }
    }

    /// Forms with open characters that a part number fits, and what looks like it where text was
    /// read off pictures.
    private void otherwise(String whole, List<Query> alternatives) throws IOException {
        for (String form : PartForms.fitting(whole, MultiTerms.getTerms(reader, channels.form()))) {
            alternatives.add(new BoostQuery(new TermQuery(new Term(channels.form(), form)), FORM));
        }
        if (whole.length() >= Lookalikes.SHORTEST) {
            Term look = new Term(channels.look(), Lookalikes.fold(whole));
            if (reader.docFreq(look) > 0) {
                alternatives.add(new BoostQuery(new TermQuery(look), LOOK));
            }
        }
    }

    /// Every part number of a form; the commonest of them when there are many. Where none is of it,
    /// those that go on after it: `TAJC106*35` is the beginning of `TAJC106*035#NJ`.
    Query like(String wildcard) throws IOException {
        StringBuilder pattern = new StringBuilder();
        FoldedText folded = FoldedText.of(wildcard);
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            if (c == '*' || c == '?' || Character.isLetterOrDigit(c)) {
                pattern.append(c);
            }
        }
        boolean held = held(channels.exact(), pattern) || held(channels.form(), pattern);
        String sought = held ? pattern.toString() : pattern.append('*').toString();
        return new DisjunctionMaxQuery(
                List.of(
                        new BoostQuery(like(channels.exact(), sought), EXACT),
                        // What the document leaves open is open in the pattern, too.
                        new BoostQuery(like(channels.form(), sought), EXACT)),
                0);
    }

    private boolean held(String field, StringBuilder pattern) throws IOException {
        Terms terms = MultiTerms.getTerms(reader, field);
        return terms != null && like(field, pattern.toString()).getTermsEnum(terms).next() != null;
    }

    private static WildcardQuery like(String field, String pattern) {
        return new WildcardQuery(
                new Term(field, pattern),
                Operations.DEFAULT_DETERMINIZE_WORK_LIMIT,
                new MultiTermQuery.TopTermsBlendedFreqScoringRewrite(MAX_TERMS));
    }

    /// Neighbouring tokens as one part number.
    Query joined(String whole) {
        return new BoostQuery(new TermQuery(new Term(channels.exact(), whole)), JOINED);
    }

    /// Exact substrings of three characters or more.
    void grams(String whole, float boost, List<Query> alternatives) {
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
        for (String term : terms.stream().limit(MAX_FIELDS).toList()) {
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
}
