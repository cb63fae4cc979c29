package dev.sheetproof.ui.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How hits stand together in the list.
public enum Grouping {
    NONE,
    DOCUMENT,
    SECTION;

    private static final String BETWEEN = "  ›  ";

    /// The rows with those of a group beside each other: groups in the order of their first hit,
    /// the first row of each with a heading.
    List<HitRow> arrange(List<HitRow> rows) {
        if (this == NONE) {
            return rows;
        }
        Map<String, List<HitRow>> groups = new LinkedHashMap<>();
        for (HitRow row : rows) {
            groups.computeIfAbsent(title(row), any -> new ArrayList<>()).add(row);
        }
        List<HitRow> arranged = new ArrayList<>();
        groups.forEach(
                (title, group) -> {
                    HitRow.Heading heading = new HitRow.Heading(title, group.size());
                    arranged.add(group.getFirst().under(Optional.of(heading)));
                    arranged.addAll(group.subList(1, group.size()));
                });
        return List.copyOf(arranged);
    }

    private String title(HitRow row) {
        String section = row.evidence().chunk().sectionTitle();
        return this == DOCUMENT || section.isBlank()
                ? row.documentTitle()
                : row.documentTitle() + BETWEEN + section;
    }
}
