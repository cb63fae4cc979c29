package dev.sheetproof.grouping;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// Puts right what any grouping, by rules or by a model, may get wrong, and counts what it did.
public final class Guards {

    /// Vertical white space inside a group above which it is not one thing, as a share of the page
    /// height (design, section 3.3).
    public static final double DISCONTINUOUS_SHARE = 0.18;

    /// Elements named by two groups: the first keeps them.
    public static final String DUPLICATE = "element_in_two_chunks";

    /// Elements no group named: each becomes a group of its own.
    public static final String UNASSIGNED = "unassigned_recovered";

    /// Groups cut at a vertical gap.
    public static final String DISCONTINUOUS = "discontinuous_split";

    /// Recovered elements that are figures or tables.
    public static final String FIGURE_OR_TABLE = "figure_or_table_kept";

    /// Groups joined because one's box holds text of the other: one thing inside the other.
    public static final String NESTED = "nested_joined";

    private final SortedMap<String, Integer> counts = new TreeMap<>();

    Guards() {
        for (String name : List.of(DUPLICATE, UNASSIGNED, DISCONTINUOUS, FIGURE_OR_TABLE, NESTED)) {
            counts.put(name, 0);
        }
    }

    SortedMap<String, Integer> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    private void count(String guard) {
        counts.merge(guard, 1, Integer::sum);
    }

    /// The groups with every element of the document in exactly one of them, none discontinuous, in
    /// reading order.
    List<Group> apply(List<Group> groups, ParsedDocument document, List<PageLayout> layouts) {
        Set<Element> seen = new HashSet<>();
        List<Group> safe = new ArrayList<>();
        for (Group group : groups) {
            List<Element> own = new ArrayList<>();
            for (Element element : group.elements()) {
                if (seen.add(element)) {
                    own.add(element);
                } else {
                    count(DUPLICATE);
                }
            }
            if (!own.isEmpty()) {
                safe.addAll(split(new Group(own), document));
            }
        }
        for (PageLayout layout : layouts) {
            for (Element element : layout.elements()) {
                if (seen.add(element)) {
                    count(UNASSIGNED);
                    if (element.label() == ElementLabel.FIGURE
                            || element.label() == ElementLabel.TABLE) {
                        count(FIGURE_OR_TABLE);
                    }
                    safe.add(new Group(List.of(element)));
                }
            }
        }
        int before = safe.size();
        List<Group> joined = NestedGroups.join(safe, document, layouts);
        counts.merge(NESTED, before - joined.size(), Integer::sum);
        joined.sort((a, b) -> Group.READING.compare(a.first(), b.first()));
        return joined;
    }

    /// Cuts a group where a page leaves more white space than one thing has. Notes at the foot of
    /// the page are joined to their table on purpose and stay, as does a paragraph in two columns.
    private List<Group> split(Group group, ParsedDocument document) {
        List<Element> byHeight = new ArrayList<>(group.elements());
        byHeight.sort(
                (a, b) -> {
                    int pages = a.page().compareTo(b.page());
                    return pages != 0 ? pages : Double.compare(a.box().y0(), b.box().y0());
                });
        List<Group> parts = new ArrayList<>();
        List<Element> open = new ArrayList<>();
        double end = 0;
        for (Element element : byHeight) {
            boolean samePage = !open.isEmpty() && open.getLast().page().equals(element.page());
            double limit =
                    DISCONTINUOUS_SHARE * document.page(element.page()).info().frame().heightPt();
            boolean note = element.label() == ElementLabel.TABLE_FOOTNOTE;
            boolean nextColumn =
                    element.label() == ElementLabel.TEXT
                            && open.stream()
                                    .allMatch(
                                            e ->
                                                    e.label() == ElementLabel.TEXT
                                                            && e.box().overlapX(element.box()) < 0);
            if (samePage && !note && !nextColumn && element.box().y0() - end > limit) {
                count(DISCONTINUOUS);
                parts.add(new Group(open));
                open = new ArrayList<>();
            }
            end =
                    open.isEmpty() || !samePage
                            ? element.box().y1()
                            : Math.max(end, element.box().y1());
            open.add(element);
        }
        parts.add(new Group(open));
        return parts;
    }
}
