package dev.sheetproof.store.lucene;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.SearchFilters;
import java.util.List;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermInSetQuery;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;

/// Which chunks a search may find.
final class FilterQueries {

    private FilterQueries() {}

    static Query of(SearchFilters filters) {
        BooleanQuery.Builder query =
                new BooleanQuery.Builder()
                        .add(
                                new TermQuery(new Term(Fields.KIND, Fields.KIND_CHUNK)),
                                BooleanClause.Occur.FILTER);
        if (!filters.docs().isEmpty()) {
            query.add(among(Fields.DOC_ID, filters.docs()), BooleanClause.Occur.FILTER);
        }
        if (filters.types().isEmpty()) {
            query.add(
                    new TermQuery(new Term(Fields.TYPE, BlockType.HEADER_FOOTER.wireName())),
                    BooleanClause.Occur.MUST_NOT);
        } else {
            query.add(
                    among(Fields.TYPE, filters.types().stream().map(BlockType::wireName).toList()),
                    BooleanClause.Occur.FILTER);
        }
        if (!filters.pages().isEmpty()) {
            int[] pages = filters.pages().stream().mapToInt(PageNumber::value).toArray();
            query.add(IntPoint.newSetQuery(Fields.PAGE, pages), BooleanClause.Occur.FILTER);
        }
        return query.build();
    }

    private static Query among(String field, List<String> values) {
        return new TermInSetQuery(field, values.stream().map(BytesRef::new).toList());
    }
}
