package dev.sheetproof.store.lucene;

import dev.sheetproof.model.QuantityBound;
import dev.sheetproof.store.LexicalQuery;
import java.io.IOException;
import java.io.UncheckedIOException;
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
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.QueryVisitor;
import org.apache.lucene.search.TermQuery;

/// Makes Lucene queries of what is looked for. Per token the best channel counts, not their sum, so
/// that an exact part number outranks its fields and those outrank its trigrams.
final class LexicalQueryBuilder {

    private static final float QUANTITY = .7f;
    private static final float QUANTITY_NUMBER = .3f;

    /// Mentioning a table or figure, such as `Table 3`.
    private static final float LABEL = 2;

    /// Being the table or figure that a request names: more than all mentions and words together.
    private static final float CALLED = 80;

    /// Whoever quotes words wants them as they stand: no other place with all of the words is worth
    /// as much.
    private static final float QUOTED = 12;

    /// Quoted words in a table or figure with a number: more than how often others repeat them.
    private static final float CAPTIONED = 70;

    /// Weight of holding a value that fits a comparison: many chunks do.
    private static final float BOUND = 3;

    /// Weight of standing under a heading of the kind of answer that is asked for.
    private static final float UNDER = 6;

    /// Weight of two words of the request beside each other.
    private static final float PAIR = 1;

    /// Weight of three words of the request one after the other.
    private static final float THREE = 6;

    /// Weight of another spelling of its concept for a word: it counts as there, no more.
    private static final float OTHERWISE = .1f;

    /// Weight of what another language says for a word.
    private static final float TRANSLATED = .6f;

    /// Weight of a concept by another name against the one that was typed.
    private static final float OTHER_NAME = .8f;

    /// A part-like token among words counts like one more word: it may as well be the name of a pin
    /// or a parameter.
    private static final float MIXED = .4f;

    /// Letters and digits from which on a token that the documents hold as it stands is a part
    /// number, whatever stands beside it.
    static final int SURE_PART = 12;

    /// Weight of holding a token at all, whatever the length of the chunk: the row of a long table
    /// that holds all tokens is no worse than a short sentence that holds one often.
    private static final float PRESENCE = 1f;

    /// Share of the channels that lost, so that a token in title and text counts a little more than
    /// in one.
    private static final float TIE = .25f;

    /// Ways to say two words beside each other.
    private static final int MAX_PAIRS = 12;

    /// Clauses of one request; what comes later is left out.
    private static final int MAX_CLAUSES = 64;

    private final IndexReader reader;
    private final Channels channels;
    private final boolean mixed;
    private final boolean strict;
    private final PartQueries parts;
    private final WordQueries words;
    private final List<TokenQuery> tokens = new ArrayList<>();

    private LexicalQueryBuilder(
            IndexReader reader, Channels channels, boolean mixed, boolean strict) {
        this.strict = strict;
        this.mixed = mixed && channels.equals(Channels.CHUNKS);
        this.reader = reader;
        this.channels = channels;
        this.parts = new PartQueries(reader, channels);
        this.words = new WordQueries(reader, channels);
    }

    /// What one token of the request looks for.
    ///
    /// @param token as it stands in the request
    /// @param query its best channel counts
    /// @param rarity inverse document frequency of the commonest of its terms; high when no
    ///   document holds one
    /// @param asked whether it is something the request asks for, not another way to find it
    record TokenQuery(String token, Query query, double rarity, boolean asked) {

        TokenQuery with(Query other) {
            return new TokenQuery(token, other, rarity, asked);
        }
    }

    /// @param reader whose vocabulary decides where near misses are looked for
    static List<TokenQuery> build(LexicalQuery wanted, IndexReader reader, Channels channels)
            throws IOException {
        return build(wanted, reader, channels, false);
    }

    /// As [#build], without near misses and single fields of part numbers: what is found is what
    /// was typed.
    static List<TokenQuery> strict(LexicalQuery wanted, IndexReader reader, Channels channels)
            throws IOException {
        return build(wanted, reader, channels, true);
    }

    private static List<TokenQuery> build(
            LexicalQuery wanted, IndexReader reader, Channels channels, boolean strict)
            throws IOException {
        boolean words = !wanted.words().isEmpty() || !wanted.quantities().isEmpty();
        LexicalQueryBuilder builder = new LexicalQueryBuilder(reader, channels, words, strict);
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
            builder.phrase(phrase, QUOTED);
            if (channels.equals(Channels.CHUNKS) && !strict) {
                builder.captioned(phrase);
            }
        }
        for (String wildcard : wanted.wildcards()) {
            builder.add(wildcard, 1, List.of(builder.parts.like(wildcard)));
        }
        for (String word : wanted.words()) {
            builder.word(word, builder.otherwise(word, wanted));
        }
        if (channels.equals(Channels.CHUNKS) && !strict) {
            builder.places(wanted);
        }
        for (Map.Entry<String, List<String>> concept : wanted.related().entrySet()) {
            builder.concept(concept.getKey(), concept.getValue());
        }
        if (channels.equals(Channels.CHUNKS) && !strict) {
            builder.pairs(wanted);
        }
        return List.copyOf(builder.tokens);
    }

    private void add(String token, float weight, List<Query> alternatives) throws IOException {
        add(token, weight, alternatives, List.of(), true);
    }

    /// @param others other ways to say it, which do not make it commoner
    private void add(
            String token, float weight, List<Query> alternatives, List<Query> others, boolean asked)
            throws IOException {
        if (!alternatives.isEmpty() && tokens.size() < MAX_CLAUSES) {
            float rarity = rarity(new DisjunctionMaxQuery(alternatives, TIE));
            List<Query> all = new ArrayList<>(alternatives);
            all.addAll(others);
            DisjunctionMaxQuery best = new DisjunctionMaxQuery(all, TIE);
            if (!channels.equals(Channels.CHUNKS)) {
                tokens.add(new TokenQuery(token, best, rarity, asked));
                return;
            }
            BooleanQuery both =
                    new BooleanQuery.Builder()
                            .add(new BoostQuery(best, weight), BooleanClause.Occur.MUST)
                            .add(
                                    new BoostQuery(new ConstantScoreQuery(best), PRESENCE * rarity),
                                    BooleanClause.Occur.SHOULD)
                            .build();
            tokens.add(new TokenQuery(token, both, rarity, asked));
        }
    }

    /// The inverse document frequency of the commonest of the alternatives.
    private float rarity(DisjunctionMaxQuery best) {
        int[] most = {0};
        best.visit(
                new QueryVisitor() {
                    @Override
                    public void consumeTerms(Query query, Term... terms) {
                        for (Term term : terms) {
                            try {
                                most[0] = Math.max(most[0], reader.docFreq(term));
                            } catch (IOException e) {
                                throw new UncheckedIOException(e);
                            }
                        }
                    }
                });
        int all = Math.max(1, reader.numDocs());
        return (float) Math.log(1 + (all - most[0] + .5) / (most[0] + .5));
    }

    private void part(String part) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        parts.add(part, strict, alternatives);
        boolean known = parts.known(PartPieces.whole(part));
        words.token(part, known ? .3f : .6f, alternatives);
        boolean name = known && PartPieces.whole(part).length() >= SURE_PART;
        add(part, mixed && !name ? MIXED : 1, alternatives);
    }

    /// Values that fit, and the names of places.
    private void places(LexicalQuery wanted) throws IOException {
        for (QuantityBound bound : wanted.bounds()) {
            Query holding = new ConstantScoreQuery(ValuePoints.holding(bound));
            if (tokens.size() < MAX_CLAUSES) {
                tokens.add(
                        new TokenQuery(bound.text(), new BoostQuery(holding, BOUND), BOUND, true));
            }
        }
        for (String label : wanted.labels()) {
            phrase(label, LABEL);
            if (tokens.size() < MAX_CLAUSES) {
                Query called = new ConstantScoreQuery(new TermQuery(new Term(Fields.LABEL, label)));
                tokens.add(new TokenQuery(label, new BoostQuery(called, CALLED), CALLED, false));
            }
        }
        headings(wanted.headings());
    }

    /// Standing under one of some headings.
    private void headings(List<String> headings) throws IOException {
        Optional<Query> under = under(headings);
        if (under.isPresent() && tokens.size() < MAX_CLAUSES) {
            Query once = new BoostQuery(new ConstantScoreQuery(under.get()), UNDER);
            tokens.add(new TokenQuery(headings.getFirst(), once, UNDER, false));
        }
    }

    /// Chunks under one of some headings; empty when there are no headings.
    static Optional<Query> under(List<String> headings) throws IOException {
        List<Query> any = new ArrayList<>();
        for (String heading : headings) {
            List<String> terms = RequestTerms.of(heading, Fields.TITLE);
            if (!terms.isEmpty()) {
                PhraseQuery.Builder phrase = new PhraseQuery.Builder();
                terms.forEach(term -> phrase.add(new Term(Fields.TITLE, term)));
                any.add(phrase.build());
            }
        }
        return any.isEmpty() ? Optional.empty() : Optional.of(new DisjunctionMaxQuery(any, 0));
    }

    private void run(String run) throws IOException {
        String whole = PartPieces.whole(run);
        if (whole.length() >= 5 && whole.length() <= 64) {
            add(run, mixed ? MIXED : 1, List.of(parts.joined(whole)), List.of(), false);
        }
    }

    private void quantity(String quantity) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        alternatives.add(
                new BoostQuery(new TermQuery(new Term(channels.quantity(), quantity)), QUANTITY));
        // In a table the number stands in one cell and the unit in another.
        String number = quantity.replace("±", "");
        int space = number.indexOf(' ');
        if (!strict && space > 0 && !number.contains("..")) {
            words.token(number.substring(0, space), QUANTITY_NUMBER, alternatives);
        }
        add(quantity, 1, alternatives);
    }

    private void phrase(String phrase, float boost) throws IOException {
        List<Query> alternatives = new ArrayList<>();
        words.phrase(phrase, boost, alternatives);
        parts.grams(PartPieces.whole(phrase), boost, alternatives);
        add(phrase, 1, alternatives);
    }

    private void captioned(String phrase) throws IOException {
        Optional<Query> captioned = words.captioned(phrase);
        if (captioned.isPresent() && tokens.size() < MAX_CLAUSES) {
            Query once = new BoostQuery(new ConstantScoreQuery(captioned.get()), CAPTIONED);
            tokens.add(new TokenQuery(phrase, once, CAPTIONED, false));
        }
    }

    /// Any spelling of a concept.
    private void concept(String named, List<String> spellings) throws IOException {
        List<Query> alternatives = new ArrayList<>(words.spelled(List.of(named), MAX_CLAUSES));
        List<String> others = spellings.stream().filter(other -> !other.equals(named)).toList();
        for (Query other : words.spelled(others, MAX_CLAUSES - alternatives.size())) {
            alternatives.add(new BoostQuery(other, OTHER_NAME));
        }
        add(named, 1, alternatives, List.of(), false);
    }

    /// Words of the request that stand beside each other there, too, also by another name of one
    /// word: `max power` as `maximum power`.
    private void pairs(LexicalQuery wanted) throws IOException {
        List<String> typed = wanted.words();
        for (int i = 1; i < typed.size(); i++) {
            String pair = typed.get(i - 1) + " " + typed.get(i);
            List<Query> alternatives = new ArrayList<>(words.pair(pair));
            for (String first : likewise(typed.get(i - 1), wanted)) {
                for (String second : likewise(typed.get(i), wanted)) {
                    if (alternatives.size() < MAX_PAIRS) {
                        alternatives.addAll(words.pair(first + " " + second));
                    }
                }
            }
            together(pair, alternatives, PAIR);
        }
        for (int i = 2; i < typed.size(); i++) {
            String three = String.join(" ", typed.subList(i - 2, i + 1));
            together(three, words.pair(three), THREE);
        }
    }

    private void together(String words, List<Query> alternatives, float weight) {
        if (!alternatives.isEmpty() && tokens.size() < MAX_CLAUSES) {
            Query once = new BoostQuery(new DisjunctionMaxQuery(alternatives, 0), weight);
            tokens.add(new TokenQuery(words, once, weight, false));
        }
    }

    /// A word and the other single words for it.
    private static List<String> likewise(String word, LexicalQuery wanted) {
        List<String> names = new ArrayList<>(List.of(word));
        wanted.related().getOrDefault(word.toLowerCase(Locale.ROOT), List.of()).stream()
                .filter(other -> other.indexOf(' ') < 0 && !other.equalsIgnoreCase(word))
                .forEach(names::add);
        return names;
    }

    /// The spellings of the concepts of several words that a word belongs to: where one of them
    /// stands, the word need not.
    private List<Query> otherwise(String word, LexicalQuery wanted) throws IOException {
        String lower = word.toLowerCase(Locale.ROOT);
        List<Query> others = new ArrayList<>();
        if (!channels.equals(Channels.CHUNKS)) {
            return others;
        }
        for (Query other :
                words.spelled(wanted.translations().getOrDefault(lower, List.of()), MAX_CLAUSES)) {
            others.add(new BoostQuery(other, TRANSLATED));
        }
        for (Map.Entry<String, List<String>> concept : wanted.related().entrySet()) {
            if (List.of(concept.getKey().split(" ", -1)).contains(lower)) {
                for (Query spelling : words.spelled(concept.getValue(), MAX_CLAUSES)) {
                    others.add(new BoostQuery(spelling, OTHERWISE));
                }
            }
        }
        return others;
    }

    private void word(String word, List<Query> others) throws IOException {
        for (String term : words.terms(word)) {
            List<Query> alternatives = words.known(term);
            if (alternatives.isEmpty()) {
                unknownWord(term, alternatives);
            }
            add(word, 1, alternatives, others, true);
        }
    }

    /// A word that no text holds may be misspelt, or a piece of a part number.
    private void unknownWord(String term, List<Query> alternatives) {
        int length = term.length();
        if (length >= 4 && length <= 32) {
            words.misspelt(term, length >= 7 ? 2 : 1, alternatives);
        }
        if (length >= 3) {
            parts.grams(PartPieces.whole(term), .5f, alternatives);
        }
    }
}
