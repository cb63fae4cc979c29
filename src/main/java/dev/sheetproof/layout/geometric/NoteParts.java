package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.NoteMark;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Parts a block of notes where its first notes are referred to by one table or drawing and the
/// next by another: the notes at the foot of a page are not all of its last table.
final class NoteParts {

    private NoteParts() {}

    /// @param notes blocks of notes; parts of them in their order take their place
    static List<Region> of(PageScene scene, List<Region> notes) {
        List<Region> anchors = new ArrayList<>(scene.regions(ElementLabel.TABLE));
        anchors.addAll(scene.regions(ElementLabel.FIGURE));
        if (anchors.size() < 2) {
            return notes;
        }
        List<Region> parts = new ArrayList<>();
        notes.forEach(note -> parts.addAll(parts(note, anchors, scene)));
        return parts;
    }

    private static List<Region> parts(Region note, List<Region> anchors, PageScene scene) {
        List<List<Line>> parts = new ArrayList<>();
        Set<Region> owners = new HashSet<>();
        for (Line line : note.lines()) {
            Set<Region> meant =
                    NoteMark.of(line.text())
                            .filter(NoteMark::numbered)
                            .map(mark -> referring(mark, anchors, scene))
                            .orElse(Set.of());
            boolean others =
                    !meant.isEmpty() && !owners.isEmpty() && Collections.disjoint(meant, owners);
            if (parts.isEmpty() || others) {
                parts.add(new ArrayList<>());
                owners.clear();
            }
            parts.getLast().add(line);
            owners.addAll(meant);
        }
        if (parts.size() < 2) {
            return List.of(note);
        }
        return parts.stream()
                .map(lines -> note.withLines(lines).withBox(Region.boxOf(lines)))
                .toList();
    }

    /// The tables and drawings that have a mark, in themselves or in their captions.
    private static Set<Region> referring(NoteMark mark, List<Region> anchors, PageScene scene) {
        Set<Region> found = new HashSet<>();
        for (Region anchor : anchors) {
            if (anchor.lines().stream().anyMatch(mark::in)) {
                found.add(anchor);
            }
        }
        for (Region caption : scene.regions()) {
            ElementLabel kind =
                    switch (caption.label()) {
                        case TABLE_CAPTION -> ElementLabel.TABLE;
                        case FIGURE_CAPTION -> ElementLabel.FIGURE;
                        case TITLE,
                                TEXT,
                                LIST,
                                TABLE,
                                FIGURE,
                                TABLE_FOOTNOTE,
                                FORMULA,
                                HEADER_FOOTER ->
                                ElementLabel.TEXT;
                    };
            if (kind != ElementLabel.TEXT && caption.lines().stream().anyMatch(mark::in)) {
                nearest(caption, kind, anchors).ifPresent(found::add);
            }
        }
        return found;
    }

    private static Optional<Region> nearest(
            Region caption, ElementLabel kind, List<Region> anchors) {
        return anchors.stream()
                .filter(a -> a.label() == kind)
                .min(
                        Comparator.comparingDouble(
                                a -> Math.max(0, -a.box().overlapY(caption.box()))));
    }
}
