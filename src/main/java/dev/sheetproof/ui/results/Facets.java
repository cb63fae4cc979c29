package dev.sheetproof.ui.results;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.PageStatus;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// What the hits can be filtered by, with how many hits each value has.
public record Facets(
        SortedMap<String, Integer> docs,
        SortedMap<BlockType, Integer> types,
        SortedMap<PageStatus, Integer> statuses) {

    /// No hits.
    static final Facets NONE = new Facets(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());

    static Facets of(List<HitRow> rows) {
        Facets facets = new Facets(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        for (HitRow row : rows) {
            facets.docs().merge(row.evidence().docId(), 1, Integer::sum);
            facets.types().merge(row.evidence().chunk().type(), 1, Integer::sum);
            facets.statuses().merge(row.status(), 1, Integer::sum);
        }
        return facets;
    }

    /// These values with those known from before, whose hits are filtered out now.
    Facets with(Facets before) {
        return new Facets(
                joined(docs, before.docs()),
                joined(types, before.types()),
                joined(statuses, before.statuses()));
    }

    private static <T> SortedMap<T, Integer> joined(
            SortedMap<T, Integer> now, SortedMap<T, Integer> before) {
        SortedMap<T, Integer> joined = new TreeMap<>(before);
        joined.putAll(now);
        return joined;
    }
}
