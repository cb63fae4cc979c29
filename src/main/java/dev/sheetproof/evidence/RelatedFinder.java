package dev.sheetproof.evidence;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RelatedRegion;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Brings along the tables and figures that an evidence mentions: `as shown in Table 3`.
final class RelatedFinder {

    private static final int MAX_REGIONS = 5;

    private final DocumentReader reader;

    RelatedFinder(DocumentReader reader) {
        this.reader = reader;
    }

    List<RelatedRegion> of(String docId, Chunk chunk) {
        List<CrossReference> inside =
                reader.crossReferences(docId).stream()
                        .filter(reference -> reference.targetPage().isPresent())
                        .filter(reference -> reference.targetLine().isPresent())
                        .filter(reference -> within(chunk, reference.page(), reference.box()))
                        .toList();
        if (inside.isEmpty()) {
            return List.of();
        }
        List<NamedObject> objects = reader.namedObjects(docId);
        List<StoredChunk> chunks = reader.chunks(docId);
        List<RelatedRegion> related = new ArrayList<>();
        for (CrossReference reference : inside) {
            Optional<StoredChunk> target =
                    object(objects, reference)
                            .flatMap(
                                    object ->
                                            chunks.stream()
                                                    .filter(c -> !c.chunk().id().equals(chunk.id()))
                                                    .filter(
                                                            c ->
                                                                    within(
                                                                            c.chunk(),
                                                                            object.page(),
                                                                            object.box()))
                                                    .findFirst());
            target.map(found -> region(reference.text(), found.chunk()))
                    .filter(
                            region ->
                                    related.stream()
                                            .noneMatch(r -> r.chunkId().equals(region.chunkId())))
                    .ifPresent(related::add);
        }
        return List.copyOf(related.subList(0, Math.min(MAX_REGIONS, related.size())));
    }

    private static Optional<NamedObject> object(
            List<NamedObject> objects, CrossReference reference) {
        return objects.stream()
                .filter(
                        object ->
                                object.page().equals(reference.targetPage().orElseThrow())
                                        && object.lineNumber()
                                                == reference.targetLine().orElseThrow())
                .findFirst();
    }

    private static RelatedRegion region(String mention, Chunk chunk) {
        return new RelatedRegion(mention.strip(), chunk.id(), chunk.place(), chunk.type());
    }

    /// Whether the middle of a box lies in a chunk.
    private static boolean within(Chunk chunk, PageNumber page, PageBox box) {
        double x = (box.x0() + box.x1()) / 2;
        double y = (box.y0() + box.y1()) / 2;
        List<PageBoxes> places = new ArrayList<>(chunk.continued());
        places.add(chunk.place());
        for (PageBoxes place : places) {
            if (place.page().equals(page)) {
                for (PageBox one : place.boxes()) {
                    if (one.x0() <= x && x <= one.x1() && one.y0() <= y && y <= one.y1()) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
