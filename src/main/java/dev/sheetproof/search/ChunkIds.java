package dev.sheetproof.search;

/// Reads chunk ids, which are `<doc_id>_p<page>_<hex>`.
final class ChunkIds {

    private ChunkIds() {}

    /// The first page of a chunk; 0 when the id names none.
    static int page(String chunkId) {
        int hex = chunkId.lastIndexOf('_');
        int page = hex < 0 ? -1 : chunkId.lastIndexOf("_p", hex - 1);
        String digits = page < 0 ? "" : chunkId.substring(page + 2, hex);
        return digits.matches("[0-9]{1,7}") ? Integer.parseInt(digits) : 0;
    }

    /// The document a chunk id belongs to.
    static String docId(String chunkId) {
        int hex = chunkId.lastIndexOf('_');
        int page = hex < 0 ? -1 : chunkId.lastIndexOf("_p", hex - 1);
        return page < 0 ? chunkId : chunkId.substring(0, page);
    }
}
