package dev.sheetproof.grouping;

import dev.sheetproof.model.CharPlaces;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Joins groups of which one lies in the other, such as a table of values inside a drawing: a
/// character that stands in the boxes of two groups would be found twice.
final class NestedGroups {

    /// An element with this share of its area inside another lies in it.
    static final double INSIDE_SHARE = 0.85;

    private NestedGroups() {}

    static List<Group> join(List<Group> groups, ParsedDocument document, List<PageLayout> layouts) {
        Map<Element, Integer> groupOf = new HashMap<>();
        int[] parent = new int[groups.size()];
        for (int i = 0; i < parent.length; i++) {
            parent[i] = i;
            for (Element e : groups.get(i).elements()) {
                groupOf.put(e, i);
            }
        }
        for (PageLayout layout : layouts) {
            ParsedPage page = document.page(layout.page());
            ElementText text = new ElementText(page, layout.elements());
            for (Element owner : layout.elements()) {
                for (Element other : layout.elements()) {
                    if (!other.equals(owner)
                            && groupOf.containsKey(owner)
                            && groupOf.containsKey(other)
                            && other.box().touches(owner.box())
                            && mayHold(other, owner)
                            && sharesText(other, text.lines(owner.number()))) {
                        unite(parent, groupOf.get(owner), groupOf.get(other));
                    }
                }
            }
        }
        List<Group> joined = new ArrayList<>();
        for (int i = 0; i < parent.length; i++) {
            if (root(parent, i) == i) {
                List<Element> elements = new ArrayList<>();
                for (int j = i; j < parent.length; j++) {
                    if (root(parent, j) == i) {
                        elements.addAll(groups.get(j).elements());
                    }
                }
                joined.add(new Group(elements));
            }
        }
        return joined;
    }

    /// A table or a drawing holds whatever its box reaches; text holds only what lies in it: the
    /// box around a slanted line reaches over things it has nothing to do with.
    private static boolean mayHold(Element outer, Element inner) {
        return outer.label() == ElementLabel.TABLE
                || outer.label() == ElementLabel.FIGURE
                || inner.box().shareInside(outer.box()) >= INSIDE_SHARE;
    }

    private static boolean sharesText(Element element, List<Line> lines) {
        for (Line line : lines) {
            if (element.box().touches(line.box()) && new CharPlaces(line).anyIn(element.box())) {
                return true;
            }
        }
        return false;
    }

    private static int root(int[] parent, int i) {
        int at = i;
        while (parent[at] != at) {
            at = parent[at];
        }
        return at;
    }

    /// The lower index becomes the root.
    private static void unite(int[] parent, int a, int b) {
        int ra = root(parent, a);
        int rb = root(parent, b);
        parent[Math.max(ra, rb)] = Math.min(ra, rb);
    }
}
