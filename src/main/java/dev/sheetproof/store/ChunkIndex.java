package dev.sheetproof.store;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.SearchFilters;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/// The search index of a corpus: lexical fields and vectors, both derived from the store and
/// rebuilt from it at will. One process writes; readers see the last commit. Safe for several
/// threads.
///
/// Every method throws [StoreException] when the index cannot be used.
public interface ChunkIndex extends AutoCloseable {

    /// Replaces everything indexed of a document. Seen by searches after [#commit].
    ///
    /// @param stamp what the rows were made from; returned by [#documents]
    /// @param vectors by chunk id; a chunk without vectors is found lexically only
    /// @param madeBy fingerprint of what made the vectors
    void replace(
            DocumentCard card,
            String stamp,
            List<Chunk> chunks,
            Map<String, List<float[]>> vectors,
            String madeBy);

    void remove(String docId);

    /// Makes all changes durable and visible.
    void commit();

    /// Forgets all changes since the last commit.
    void discard();

    /// The indexed documents with the stamps they were indexed under, by `doc_id`.
    SortedMap<String, String> documents();

    /// The best chunks for a lexical query, best first; ties by document, then reading order.
    List<LexicalHit> lexical(LexicalQuery query, SearchFilters filters, int limit);

    /// The chunks whose best vector is nearest to a unit vector, best first; ties by document, then
    /// reading order.
    ///
    /// @param madeBy fingerprint of what made the query's vector; others' vectors are passed over
    List<DenseHit> dense(float[] query, String madeBy, SearchFilters filters, int limit);

    /// The chunks that filters allow, by id, document by document as they are read; at most some
    /// thousands.
    List<String> allowed(SearchFilters filters);

    /// The word of the indexed texts that a word was probably meant to be; empty when they hold the
    /// word itself, also inside a part number, or nothing near it.
    Optional<String> respelled(String word);

    /// Those of some quoted phrases that no text which filters allow holds as they stand.
    List<String> unheld(List<String> phrases, SearchFilters filters);

    /// Those of some labels, such as `table 3`, that no region which filters allow is called.
    List<String> uncalled(List<String> labels, SearchFilters filters);

    /// How much of a lexical query a document holds anywhere, and how much of it single chunks
    /// hold.
    ///
    /// @param chunkIds chunks of that document
    Coverage coverage(LexicalQuery query, String docId, List<String> chunkIds);

    @Override
    void close();
}
