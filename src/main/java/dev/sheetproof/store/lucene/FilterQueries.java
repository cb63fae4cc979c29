package dev.sheetproof.store.lucene;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.LexicalQuery;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;

/// Which chunks a search may find.
final class FilterQueries {

    /// Documents that one `part:` allows.
    private static final int MAX_DOCUMENTS = 200;

    private static final int MAX_TERMS = 12;

    private static final int MAX_ALLOWED = 5_000;

    private static final Sort AS_READ =
            new Sort(
                    new SortField(Fields.DOC_ID, SortField.Type.STRING),
                    new SortField(Fields.ORDER, SortField.Type.INT));

    private FilterQueries() {}

    static Query of(SearchFilters filters, IndexSearcher searcher, boolean mastheads)
            throws IOException {
        BooleanQuery.Builder query =
                new BooleanQuery.Builder()
                        .add(
                                new TermQuery(new Term(Fields.KIND, Fields.KIND_CHUNK)),
                                BooleanClause.Occur.FILTER);
        if (!filters.docs().isEmpty()) {
            query.add(among(Fields.DOC_ID, filters.docs()), BooleanClause.Occur.FILTER);
        }
        if (filters.types().isEmpty()) {
            query.add(furniture(mastheads), BooleanClause.Occur.MUST_NOT);
        } else {
            query.add(
                    among(Fields.TYPE, filters.types().stream().map(BlockType::wireName).toList()),
                    BooleanClause.Occur.FILTER);
        }
        if (!filters.pages().isEmpty()) {
            int[] pages = filters.pages().stream().mapToInt(PageNumber::value).toArray();
            query.add(IntPoint.newSetQuery(Fields.PAGE, pages), BooleanClause.Occur.FILTER);
        }
        for (String part : filters.parts()) {
            query.add(among(Fields.DOC_ID, holding(part, searcher)), BooleanClause.Occur.FILTER);
        }
        for (String word : filters.excluded()) {
            query.add(anyPlace(word), BooleanClause.Occur.MUST_NOT);
        }
        return query.build();
    }

    /// Labels that none of the chunks which filters allow is called.
    static List<String> uncalled(List<String> labels, SearchFilters filters, IndexSearcher searcher)
            throws IOException {
        Query allowed = of(filters, searcher, true);
        List<String> uncalled = new ArrayList<>();
        for (String label : labels) {
            Query called =
                    new BooleanQuery.Builder()
                            .add(allowed, BooleanClause.Occur.FILTER)
                            .add(
                                    new TermQuery(new Term(Fields.LABEL, label)),
                                    BooleanClause.Occur.FILTER)
                            .build();
            if (searcher.count(called) == 0) {
                uncalled.add(label);
            }
        }
        return uncalled;
    }

    /// The chunks that filters allow, as they are read.
    static List<String> allowed(SearchFilters filters, IndexSearcher searcher) throws IOException {
        List<String> ids = new ArrayList<>();
        Query query = of(filters, searcher, false);
        for (ScoreDoc hit : searcher.search(query, MAX_ALLOWED, AS_READ).scoreDocs) {
            ids.add(RankedDoc.of(searcher.getIndexReader(), hit.doc, 0).chunkId());
        }
        return ids;
    }

    /// The cards of the documents that filters name; of all when they name none.
    static Query cards(SearchFilters filters) {
        if (filters.docs().isEmpty()) {
            return Fields.cards();
        }
        return new BooleanQuery.Builder()
                .add(Fields.cards(), BooleanClause.Occur.FILTER)
                .add(among(Fields.DOC_ID, filters.docs()), BooleanClause.Occur.FILTER)
                .build();
    }

    /// Running heads and feet, but for those of the first page when mastheads are looked for: a
    /// part number that stands in the title of its datasheet only is to be found there.
    private static Query furniture(boolean mastheads) {
        Query furniture = new TermQuery(new Term(Fields.TYPE, BlockType.HEADER_FOOTER.wireName()));
        return mastheads
                ? new BooleanQuery.Builder()
                        .add(furniture, BooleanClause.Occur.FILTER)
                        .add(IntPoint.newExactQuery(Fields.PAGE, 1), BooleanClause.Occur.MUST_NOT)
                        .build()
                : furniture;
    }

    /// The documents that hold a part number as it stands, or in their name.
    private static List<String> holding(String part, IndexSearcher searcher) throws IOException {
        LexicalQuery wanted = LexicalQuery.of(List.of(), List.of(part), List.of());
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        for (Channels channels : List.of(Channels.DOCUMENTS, Channels.SUBJECTS)) {
            for (LexicalQueryBuilder.TokenQuery token :
                    LexicalQueryBuilder.strict(wanted, searcher.getIndexReader(), channels)) {
                any.add(token.query(), BooleanClause.Occur.SHOULD);
            }
        }
        Query query =
                new BooleanQuery.Builder()
                        .add(any.build(), BooleanClause.Occur.MUST)
                        .add(Fields.cards(), BooleanClause.Occur.FILTER)
                        .build();
        List<String> docs = new ArrayList<>();
        for (ScoreDoc hit : searcher.search(query, MAX_DOCUMENTS).scoreDocs) {
            docs.add(RankedDoc.of(searcher.getIndexReader(), hit.doc, 0).docId());
        }
        return docs;
    }

    /// A word of the request in text or title, as words or as a part number.
    private static Query anyPlace(String word) throws IOException {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        for (String field : List.of(Fields.TEXT, Fields.TITLE)) {
            List<String> terms = RequestTerms.of(word, field);
            if (!terms.isEmpty()) {
                PhraseQuery.Builder phrase = new PhraseQuery.Builder();
                terms.stream().limit(MAX_TERMS).forEach(t -> phrase.add(new Term(field, t)));
                any.add(phrase.build(), BooleanClause.Occur.SHOULD);
            }
        }
        any.add(
                new TermQuery(new Term(Fields.PART_EXACT, PartPieces.whole(word))),
                BooleanClause.Occur.SHOULD);
        return any.build();
    }

    private static Query among(String field, List<String> values) {
        return new TermInSetQuery(field, values.stream().map(BytesRef::new).toList());
    }
}
