package dev.sheetproof.search;

/// Reads chunk ids, which are `<doc_id>_p<page>_<hex>`.
final class ChunkIds {

    private ChunkIds() {}

    /// The document a chunk id belongs to.
    static String docId(String chunkId) {
        int hex = chunkId.lastIndexOf('_');
        int page = hex < 0 ? -1 : chunkId.lastIndexOf("_p", hex - 1);
        return page < 0 ? chunkId : chunkId.substring(0, page);
    }
}
