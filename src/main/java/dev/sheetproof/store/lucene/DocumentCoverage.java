package dev.sheetproof.store.lucene;

import dev.sheetproof.store.Coverage;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.lucene.LexicalQueryBuilder.TokenQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// Which tokens of a request a document holds at all. Parts and quantities count only as they
/// stand: a near miss is another part.
final class DocumentCoverage {

    /// A condition of the measurement may stand anywhere, or split between cells: it says less than
    /// a word.
    private static final double QUANTITY = .4;

    private final IndexSearcher searcher;
    private final Query document;
    private final List<Query> chunks;
    private final double[] together;
    private final List<String> missing = new ArrayList<>();
    private final List<String> missingParts = new ArrayList<>();
    private double all;
    private double held;

    DocumentCoverage(IndexSearcher searcher, String docId, List<String> chunkIds) {
        this.searcher = searcher;
        this.document =
                new BooleanQuery.Builder()
                        .add(
                                new TermQuery(new Term(Fields.KIND, Fields.KIND_CARD)),
                                BooleanClause.Occur.FILTER)
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
        return all > 0
                ? new Coverage(
                        Math.min(1, held / all), Math.min(1, best / all), missing, missingParts)
                : new Coverage(1, 1, missing, missingParts);
    }

    /// Concepts that are there in any spelling: their words need not be there as typed.
    private List<String> concepts(LexicalQuery wanted, Channels channels, Query where)
            throws IOException {
        List<String> found = new ArrayList<>();
        LexicalQuery only =
                new LexicalQuery(
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        List.of(),
                        wanted.related(),
                        wanted.preferred());
        for (TokenQuery concept : tokens(only, channels)) {
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
                if (parts && !holds(token.query(), anyDocument())) {
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
            for (int i = 0; i < chunks.size(); i++) {
                if (named(token, inChunks.get(i)) || holds(token.query(), chunks.get(i))) {
                    together[i] += share;
                }
            }
        }
    }

    private static boolean named(TokenQuery token, List<String> concepts) {
        String lower = token.token().toLowerCase(Locale.ROOT);
        return concepts.stream()
                .anyMatch(concept -> concept.contains(lower) || lower.contains(concept));
    }

    private static Query anyDocument() {
        return new TermQuery(new Term(Fields.KIND, Fields.KIND_CARD));
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
