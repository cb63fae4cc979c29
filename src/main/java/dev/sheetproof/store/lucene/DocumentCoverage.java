package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.lucene.LexicalQueryBuilder.TokenQuery;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// Which tokens of a request a document holds at all. Parts and quantities count only as they
/// stand: a near miss is another part.
final class DocumentCoverage {

    /// A condition of the measurement may stand anywhere, or split between cells: it says less than
    /// a word.
    private static final double QUANTITY = .4;

    /// Chunks with values in a unit from which on a document says something about its range.
    private static final int ENOUGH_CHUNKS = 3;

    /// Words between those of a concept.
    private static final int NEAR = 4;

    /// Words for kinds of quantities, which many parameters share.
    private static final Set<String> QUANTITIES =
            Set.copyOf(WordList.bundled("quantity-words.csv"));

    private final IndexSearcher searcher;
    private final String docId;
    private final Query document;
    private final List<Query> chunks;
    private final double[] together;
    private final List<String> missing = new ArrayList<>();
    private final List<String> missingParts = new ArrayList<>();
    private final Set<String> asked = new LinkedHashSet<>();
    private final Set<String> inAnyChunk = new HashSet<>();
    private double all;
    private double held;
    private boolean named;

    DocumentCoverage(IndexSearcher searcher, String docId, List<String> chunkIds) {
        this.searcher = searcher;
        this.docId = docId;
        this.document =
                new BooleanQuery.Builder()
                        .add(Fields.cards(), BooleanClause.Occur.FILTER)
                        .add(
                                new TermQuery(new Term(Fields.DOC_ID, docId)),
                                BooleanClause.Occur.FILTER)
                        .build();
        this.chunks =
                chunkIds.stream()
                        .map(id -> (Query) new TermQuery(new Term(Fields.ID, id)))
                        .toList();
        this.together = new double[chunks.size()];
    }

    Coverage of(LexicalQuery wanted) throws IOException {
        List<String> here = concepts(wanted, Channels.DOCUMENTS, document);
        List<List<String>> inChunks = new ArrayList<>();
        for (Query chunk : chunks) {
            inChunks.add(concepts(wanted, Channels.CHUNKS, chunk));
        }
        add(true, 1, LexicalQuery.of(List.of(), wanted.parts(), List.of()), here, inChunks);
        add(
                false,
                QUANTITY,
                LexicalQuery.of(List.of(), List.of(), wanted.quantities()),
                here,
                inChunks);
        add(false, 1, LexicalQuery.of(wanted.words(), List.of(), List.of()), here, inChunks);
        double best = Arrays.stream(together).max().orElse(0);
        return new Coverage(
                share(held, wanted),
                share(best, wanted),
                named,
                missing,
                missingParts,
                missingHere(),
                missingConcepts(wanted, here),
                outOfRange(wanted),
                unlisted(wanted),
                unreached(wanted));
    }

    /// Everything when only other things than words are looked for, nothing when no word of the
    /// request can be looked for.
    private double share(double weight, LexicalQuery wanted) {
        if (all > 0) {
            return Math.min(1, weight / all);
        }
        boolean other =
                named
                        || !wanted.phrases().isEmpty()
                        || !wanted.wildcards().isEmpty()
                        || !wanted.bounds().isEmpty()
                        || !wanted.labels().isEmpty()
                        || !wanted.pages().isEmpty();
        return other ? 1 : 0;
    }

    /// Single quantities that the regions under the headings of the request leave out of a list of
    /// their like.
    private List<String> unlisted(LexicalQuery wanted) throws IOException {
        Optional<Query> under =
                LexicalQueryBuilder.under(wanted.headings())
                        .filter(q -> !quantities(wanted).isEmpty());
        List<String> unlisted = new ArrayList<>();
        if (under.isEmpty()) {
            return unlisted;
        }
        for (Quantity quantity : quantities(wanted)) {
            Optional<BigDecimal> value = Optional.of(quantity.value());
            boolean others =
                    count(
                                            under.get(),
                                            ValuePoints.reaching(
                                                    bound(quantity, Optional.empty(), value)))
                                    + count(
                                            under.get(),
                                            ValuePoints.reaching(
                                                    bound(quantity, value, Optional.empty())))
                            > 0;
            boolean itself =
                    count(under.get(), ValuePoints.holding(bound(quantity, value, value))) > 0;
            if (others && !itself) {
                unlisted.add(quantity.text());
            }
        }
        return unlisted;
    }

    private List<String> unreached(LexicalQuery wanted) throws IOException {
        List<String> unreached = new ArrayList<>();
        for (Quantity quantity : quantities(wanted)) {
            Optional<BigDecimal> value = Optional.of(quantity.value());
            Query reaching = ValuePoints.holding(bound(quantity, value, value));
            if (missing.contains(quantity.text())
                    && count(MatchAllDocsQuery.INSTANCE, reaching) == 0) {
                unreached.add(quantity.text());
            }
        }
        return unreached;
    }

    private int count(Query region, Query values) throws IOException {
        return searcher.count(
                new BooleanQuery.Builder()
                        .add(region, BooleanClause.Occur.FILTER)
                        .add(values, BooleanClause.Occur.FILTER)
                        .add(
                                new TermQuery(new Term(Fields.DOC_ID, docId)),
                                BooleanClause.Occur.FILTER)
                        .build());
    }

    private static QuantityBound bound(
            Quantity like, Optional<BigDecimal> from, Optional<BigDecimal> to) {
        return new QuantityBound(like.text(), like.unit(), from, to, false);
    }

    /// The single quantities of a request.
    private static List<Quantity> quantities(LexicalQuery wanted) {
        List<Quantity> single = new ArrayList<>();
        for (String text : wanted.quantities()) {
            for (Quantity.Found found : Quantity.scan(text)) {
                if (!found.quantity().range() && found.quantity().text().equals(text)) {
                    single.add(found.quantity());
                }
            }
        }
        return single;
    }

    private List<String> missingHere() {
        return asked.stream().filter(token -> !inAnyChunk.contains(token)).toList();
    }

    private List<String> missingConcepts(LexicalQuery wanted, List<String> here)
            throws IOException {
        // What else is missing makes it likelier that words near each other are a chance.
        boolean others =
                missing.stream().anyMatch(t -> !QUANTITIES.contains(t.toLowerCase(Locale.ROOT)));
        List<String> concepts = new ArrayList<>();
        for (String name : wanted.related().keySet()) {
            if (!here.contains(name) && (others || !inOtherOrder(name))) {
                concepts.add(name);
            }
        }
        return concepts;
    }

    /// Whether the words of a concept stand near each other, as in a table or a subordinate clause.
    /// A word for a kind of quantity that the document never uses is left to its units.
    private boolean inOtherOrder(String concept) throws IOException {
        List<String> terms = new ArrayList<>();
        for (String word : concept.split(" ", -1)) {
            List<String> of = RequestTerms.of(word, Fields.DOC_TEXT);
            boolean held = true;
            for (String term : of) {
                held &= holds(new TermQuery(new Term(Fields.DOC_TEXT, term)), document);
            }
            if (held) {
                terms.addAll(of);
            } else if (!QUANTITIES.contains(word)) {
                return false;
            }
        }
        if (terms.isEmpty()) {
            return false;
        }
        PhraseQuery.Builder near = new PhraseQuery.Builder();
        near.setSlop(terms.size() > 1 ? NEAR : 0);
        terms.forEach(term -> near.add(new Term(Fields.DOC_TEXT, term)));
        return holds(near.build(), document);
    }

    /// Single quantities that no value of the document reaches, from below or from above. Where it
    /// says little in their unit nothing follows.
    private List<String> outOfRange(LexicalQuery wanted) throws IOException {
        List<String> outside = new ArrayList<>();
        for (Quantity quantity : quantities(wanted)) {
            if (outside(quantity)) {
                outside.add(quantity.text());
            }
        }
        return outside;
    }

    private boolean outside(Quantity quantity) throws IOException {
        Optional<BigDecimal> value = Optional.of(quantity.value());
        Query any = MatchAllDocsQuery.INSTANCE;
        int below = count(any, ValuePoints.reaching(bound(quantity, Optional.empty(), value)));
        int above = count(any, ValuePoints.reaching(bound(quantity, value, Optional.empty())));
        return below + above >= ENOUGH_CHUNKS && (below == 0 || above == 0);
    }

    /// Concepts that are there in any spelling: their words need not be there as typed.
    private List<String> concepts(LexicalQuery wanted, Channels channels, Query where)
            throws IOException {
        List<String> found = new ArrayList<>();
        for (TokenQuery concept : tokens(wanted.concepts(), channels)) {
            if (holds(concept.query(), where)) {
                found.add(concept.token().toLowerCase(Locale.ROOT));
            }
        }
        return found;
    }

    private List<TokenQuery> tokens(LexicalQuery wanted, Channels channels) throws IOException {
        return LexicalQueryBuilder.strict(wanted, searcher.getIndexReader(), channels);
    }

    private void add(
            boolean parts,
            double weight,
            LexicalQuery wanted,
            List<String> here,
            List<List<String>> inChunks)
            throws IOException {
        Set<String> names = new HashSet<>();
        for (TokenQuery token : tokens(wanted, Channels.SUBJECTS)) {
            if (holds(token.query(), document)) {
                names.add(token.token());
                named = true;
            }
        }
        for (TokenQuery token : tokens(wanted, Channels.DOCUMENTS)) {
            if (names.contains(token.token())) {
                continue;
            }
            if (named(token, here) || holds(token.query(), document)) {
                held += weight * token.rarity();
            } else {
                missing.add(token.token());
                if (parts && !holds(token.query(), Fields.cards())) {
                    missingParts.add(token.token());
                }
            }
            all += weight * token.rarity();
        }
        Map<String, Double> rarities = new HashMap<>();
        for (TokenQuery token : tokens(wanted, Channels.DOCUMENTS)) {
            rarities.merge(token.token(), weight * token.rarity(), Double::sum);
        }
        Map<String, Integer> pieces = new HashMap<>();
        List<TokenQuery> chunkTokens = tokens(wanted, Channels.CHUNKS);
        chunkTokens.forEach(token -> pieces.merge(token.token(), 1, Integer::sum));
        for (TokenQuery token : chunkTokens) {
            if (names.contains(token.token())) {
                continue;
            }
            double share =
                    rarities.getOrDefault(token.token(), 0.0)
                            / pieces.getOrDefault(token.token(), 1);
            asked.add(token.token());
            for (int i = 0; i < chunks.size(); i++) {
                if (named(token, inChunks.get(i)) || holds(token.query(), chunks.get(i))) {
                    together[i] += share;
                    inAnyChunk.add(token.token());
                }
            }
        }
    }

    private static boolean named(TokenQuery token, List<String> concepts) {
        String lower = token.token().toLowerCase(Locale.ROOT);
        return concepts.stream()
                .anyMatch(concept -> concept.contains(lower) || lower.contains(concept));
    }

    private boolean holds(Query token, Query where) throws IOException {
        return searcher.count(
                        new BooleanQuery.Builder()
                                .add(token, BooleanClause.Occur.FILTER)
                                .add(where, BooleanClause.Occur.FILTER)
                                .build())
                > 0;
    }
}
