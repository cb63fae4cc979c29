package dev.sheetproof.store.lucene;

import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.LexicalQuery;
import dev.sheetproof.store.lucene.LexicalQueryBuilder.TokenQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;

/// Whether quoted words stand anywhere as they are quoted: in a region, or across regions of a
/// document when nothing but documents is filtered.
final class HeldPhrases {

    private HeldPhrases() {}

    static List<String> lacking(IndexSearcher searcher, List<String> phrases, SearchFilters filters)
            throws IOException {
        boolean documentsAlone =
                filters.equals(new SearchFilters(filters.docs(), List.of(), List.of()));
        Query regions = FilterQueries.of(filters, searcher, true);
        List<String> lacking = new ArrayList<>();
        for (String phrase : phrases) {
            boolean held =
                    holds(searcher, phrase, Channels.CHUNKS, regions)
                            || (documentsAlone
                                    && holds(
                                            searcher,
                                            phrase,
                                            Channels.DOCUMENTS,
                                            FilterQueries.cards(filters)));
            if (!held) {
                lacking.add(phrase);
            }
        }
        return lacking;
    }

    private static boolean holds(
            IndexSearcher searcher, String phrase, Channels channels, Query where)
            throws IOException {
        List<TokenQuery> tokens =
                LexicalQueryBuilder.strict(
                        LexicalQuery.quoted(phrase), searcher.getIndexReader(), channels);
        for (TokenQuery token : tokens) {
            boolean held =
                    searcher.count(
                                    new BooleanQuery.Builder()
                                            .add(token.query(), BooleanClause.Occur.FILTER)
                                            .add(where, BooleanClause.Occur.FILTER)
                                            .build())
                            > 0;
            if (held) {
                return true;
            }
        }
        // Without a token there is nothing that could be missing.
        return tokens.isEmpty();
    }
}
