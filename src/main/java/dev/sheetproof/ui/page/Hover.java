package dev.sheetproof.ui.page;

import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.Comparator;
import java.util.Optional;

/// What lies under the pointer: the smallest region there, and the chunk it belongs to.
///
/// @param element the region; empty where only a chunk is known
/// @param chunkId the chunk; empty when the region is in none
/// @param box the region's box, or the chunk's
public record Hover(PageNumber page, Optional<Element> element, String chunkId, PageBox box) {

    static Optional<Hover> at(PageNumber page, PageMarks marks, double xPt, double yPt) {
        Optional<Element> element =
                marks.elements().stream()
                        .filter(region -> region.box().contains(xPt, yPt))
                        .min(Comparator.comparingDouble(region -> region.box().area()));
        if (element.isPresent()) {
            Element region = element.orElseThrow();
            return Optional.of(new Hover(page, element, chunkOf(marks, region), region.box()));
        }
        return marks.chunks().stream()
                .flatMap(
                        chunk ->
                                chunk.boxes().stream()
                                        .filter(box -> box.contains(xPt, yPt))
                                        .map(
                                                box ->
                                                        new Hover(
                                                                page,
                                                                Optional.empty(),
                                                                chunk.stored().chunk().id(),
                                                                box)))
                .min(Comparator.comparingDouble(found -> found.box().area()));
    }

    private static String chunkOf(PageMarks marks, Element region) {
        return marks.chunks().stream()
                .map(chunk -> chunk.stored().chunk())
                .filter(
                        chunk ->
                                chunk.members().stream()
                                        .anyMatch(
                                                member ->
                                                        member.page().equals(region.page())
                                                                && member.element()
                                                                        == region.number()))
                .map(chunk -> chunk.id())
                .findFirst()
                .orElse("");
    }
}
