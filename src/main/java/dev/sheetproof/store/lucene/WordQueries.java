package dev.sheetproof.store.lucene;

import dev.sheetproof.model.BlockType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// The ways in which words are looked for, in every field of words: as they stand, beside each
/// other, misspelt.
final class WordQueries {

    /// Weight of a concept in any spelling, on top of the words as typed.
    private static final float CONCEPT = 1f;

    /// Weight of two words of the request beside each other.
    private static final float PAIR = 1;

    /// Terms of one phrase; what comes later is left out.
    private static final int MAX_TERMS = 32;

    /// A token of more words is no token.
    private static final int MAX_WORDS = 12;

    private static final int MAX_SLIPS = 8;

    private final IndexReader reader;
    private final Channels channels;

    WordQueries(IndexReader reader, Channels channels) {
        this.reader = reader;
        this.channels = channels;
    }

    /// The terms of a word; a word in capitals that documents hold in capitals is meant letter by
    /// letter.
    List<String> terms(String word) throws IOException {
        String code = WordPieces.code(word.toLowerCase(Locale.ROOT));
        boolean capitals = word.chars().allMatch(c -> c >= 'A' && c <= 'Z');
        return capitals && reader.docFreq(new Term(Fields.DOC_TEXT, code)) > 0
                ? List.of(code)
                : RequestTerms.of(word, Fields.TEXT);
    }

    /// One word, as the text field writes it; empty where no text holds it.
    List<Query> known(String term) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        for (Map.Entry<String, Float> field : channels.words().entrySet()) {
            Term indexed = new Term(field.getKey(), term);
            if (reader.docFreq(indexed) > 0) {
                alternatives.add(new BoostQuery(new TermQuery(indexed), field.getValue()));
            }
        }
        return alternatives;
    }

    /// A word that no text holds, with a slip or two.
    void misspelt(String term, int edits, List<Query> alternatives) {
        for (Map.Entry<String, Float> field : channels.words().entrySet()) {
            FuzzyQuery fuzzy =
                    new FuzzyQuery(
                            new Term(field.getKey(), term),
                            edits,
                            1,
                            MAX_SLIPS,
                            true,
                            new MultiTermQuery.TopTermsBlendedFreqScoringRewrite(MAX_SLIPS));
            alternatives.add(new BoostQuery(fuzzy, .8f * field.getValue()));
        }
    }

    /// A phrase as it was quoted.
    void phrase(String phrase, float boost, List<Query> alternatives) throws IOException {
        for (Map.Entry<String, Float> field : channels.words().entrySet()) {
            List<String> terms = RequestTerms.of(phrase, field.getKey());
            if (!terms.isEmpty()) {
                Query together = together(field.getKey(), terms, 0);
                alternatives.add(new BoostQuery(together, boost * field.getValue()));
            }
        }
    }

    /// A phrase in a table or a figure that has a number: there it is a caption, or what the
    /// caption names, elsewhere a mention of it. Empty where the phrase holds no word.
    Optional<Query> captioned(String phrase) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        phrase(phrase, 1, alternatives);
        return alternatives.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new BooleanQuery.Builder()
                                .add(
                                        new DisjunctionMaxQuery(alternatives, 0),
                                        BooleanClause.Occur.FILTER)
                                .add(numbered(BlockType.TABLE), BooleanClause.Occur.SHOULD)
                                .add(numbered(BlockType.FIGURE), BooleanClause.Occur.SHOULD)
                                .setMinimumNumberShouldMatch(1)
                                .build());
    }

    /// Being a table or a figure that is called so: a list of figures is none.
    private static Query numbered(BlockType type) {
        String kind = type.wireName();
        return new BooleanQuery.Builder()
                .add(new TermQuery(new Term(Fields.TYPE, kind)), BooleanClause.Occur.FILTER)
                .add(
                        new PrefixQuery(new Term(Fields.LABEL, kind + " ")),
                        BooleanClause.Occur.FILTER)
                .build();
    }

    /// Two words beside each other; empty where they are one.
    List<Query> pair(String pair) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        for (Map.Entry<String, Float> field : channels.words().entrySet()) {
            List<String> terms = RequestTerms.of(pair, field.getKey());
            if (terms.size() > 1) {
                alternatives.add(
                        new BoostQuery(
                                new ConstantScoreQuery(together(field.getKey(), terms, 1)),
                                PAIR * field.getValue()));
            }
        }
        return alternatives;
    }

    /// Any of the spellings of a concept; one word may stand between its words.
    ///
    /// @param most alternatives at most
    List<Query> spelled(List<String> spellings, int most) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        for (String spelling : spellings) {
            for (Map.Entry<String, Float> field : channels.words().entrySet()) {
                List<String> terms = RequestTerms.of(spelling, field.getKey());
                if (!terms.isEmpty() && alternatives.size() < most) {
                    Query together = together(field.getKey(), terms, terms.size() > 1 ? 1 : 0);
                    alternatives.add(
                            new BoostQuery(together, CONCEPT * field.getValue() / terms.size()));
                }
            }
        }
        return alternatives;
    }

    /// The words of a token as they stand in text, next to each other.
    void token(String text, float boost, List<Query> alternatives) throws IOException {
        for (Map.Entry<String, Float> field : channels.words().entrySet()) {
            List<String> terms = terms(text);
            if (!terms.isEmpty() && terms.size() <= MAX_WORDS) {
                alternatives.add(
                        new BoostQuery(
                                together(field.getKey(), terms, 0),
                                boost * field.getValue() / terms.size()));
            }
        }
    }

    private static Query together(String field, List<String> terms, int slop) {
        PhraseQuery.Builder phrase = new PhraseQuery.Builder();
        phrase.setSlop(slop);
        terms.stream().limit(MAX_TERMS).forEach(term -> phrase.add(new Term(field, term)));
        return phrase.build();
    }
}
