package dev.sheetproof.model;

/// What a person asks for.
///
/// @param text the words as typed; may hold filters such as `doc:abx-7`, `type:table`, `page:3`
/// @param topK how many hits are listed, 1 or more
/// @param filters filters set outside the text
/// @param reading how the text is to be read
public record SearchRequest(
        String text,
        int topK,
        SearchMode mode,
        ResultOrder order,
        SearchFilters filters,
        Reading reading) {

    /// How many hits are listed when nobody says otherwise.
    public static final int DEFAULT_TOP_K = 15;

    public SearchRequest {
        if (topK < 1) {
            throw new IllegalArgumentException("top_k below 1: " + topK);
        }
    }

    /// A request read with every step.
    public SearchRequest(
            String text, int topK, SearchMode mode, ResultOrder order, SearchFilters filters) {
        this(text, topK, mode, order, filters, Reading.FULL);
    }

    /// A hybrid request with default settings.
    public static SearchRequest of(String text) {
        return new SearchRequest(
                text, DEFAULT_TOP_K, SearchMode.HYBRID, ResultOrder.RELEVANCE, SearchFilters.NONE);
    }
}
