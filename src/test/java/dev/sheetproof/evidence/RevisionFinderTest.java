package dev.sheetproof.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.store.DocumentReader;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class RevisionFinderTest {

    private static final String TEXT =
            "the oscillator is compensated for temperature and keeps its frequency within two parts"
                    + " in a million between minus thirty and plus eighty five degrees";

    private static final String OTHER =
            "another maker tells in words of his own what this oscillator does with supply voltage"
                    + " and load and how it is soldered to a board without any harm to its crystal";

    private final SortedMap<String, String> families = new TreeMap<>();
    private final List<DocumentRecord> documents = new ArrayList<>();
    private final SortedMap<String, String> texts = new TreeMap<>();

    private void put(String docId, String family, String text, String... numbers) {
        families.put(docId, family);
        texts.put(docId, text);
        documents.add(
                new DocumentRecord(
                        docId,
                        "pdf/" + docId + ".pdf",
                        hash(docId),
                        1,
                        DocumentStatus.OK,
                        "",
                        "",
                        1,
                        1,
                        1,
                        "",
                        List.of(numbers)));
    }

    private static Sha256 hash(String of) {
        return Sha256.of(of.getBytes(StandardCharsets.UTF_8));
    }

    private List<StoredChunk> chunks(String docId) {
        PageNumber page = new PageNumber(1);
        return List.of(
                new StoredChunk(
                        docId,
                        new Chunk(
                                new ChunkKey(hash(docId).hex()),
                                docId + "_p1",
                                new PageBoxes(page, List.of(new PageBox(50, 50, 300, 100))),
                                List.of(),
                                0,
                                BlockType.TEXT,
                                "",
                                "",
                                texts.getOrDefault(docId, ""),
                                List.of(new Chunk.Member(page, 0)),
                                List.of())));
    }

    private RevisionFinder finder() {
        return new RevisionFinder(
                (DocumentReader)
                        Proxy.newProxyInstance(
                                DocumentReader.class.getClassLoader(),
                                new Class<?>[] {DocumentReader.class},
                                (proxy, method, arguments) ->
                                        switch (method.getName()) {
                                            case "families" -> families;
                                            case "documents" -> documents;
                                            case "chunks" -> chunks((String) arguments[0]);
                                            default -> throw new UnsupportedOperationException();
                                        }));
    }

    @Test
    void oneFamilyAndOneTextAreRevisions() {
        put("a", "QX-25", TEXT, "QX-25");
        put("b", "qx-25", TEXT + " now in a smaller package", "QX-25");
        put("c", "QX-25", OTHER, "QX-25");
        assertEquals(List.of("b"), finder().of("a"));
        assertEquals("{a=[b], b=[a]}", finder().all().toString());
    }

    @Test
    void whichPartLeadsADocumentMayChange() {
        put("a", "QX-25", TEXT, "QX-25", "DSB-321");
        put("b", "DSB-321", TEXT, "DSB-321", "QX-25");
        assertEquals("{a=[b], b=[a]}", finder().all().toString());
    }

    @Test
    void aSisterThatIsOnlyNamedIsNoRevision() {
        put("a", "QX-25", TEXT, "QX-25", "QX-26");
        put("b", "QX-26", TEXT, "QX-26");
        assertEquals("{}", finder().all().toString());
        assertEquals(List.of(), finder().of("nobody"));
    }
}
