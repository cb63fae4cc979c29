package dev.sheetproof.ui.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.TocEntry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class DocumentTreeTest {

    private static DocumentTree.Entry document(String docId, String part, String... sections) {
        DocumentRecord record =
                new DocumentRecord(
                        docId,
                        "pdf/" + docId + ".pdf",
                        Sha256.of(docId.getBytes(StandardCharsets.UTF_8)),
                        1,
                        DocumentStatus.OK,
                        "",
                        "",
                        3,
                        0,
                        0,
                        "Title",
                        List.of(part));
        List<TocEntry> toc = new ArrayList<>();
        for (String section : sections) {
            boolean child = section.startsWith(" ");
            PageNumber page = new PageNumber(1);
            toc.add(
                    new TocEntry(
                            toc.size(),
                            child ? 2 : 1,
                            section.strip(),
                            page,
                            page,
                            OptionalDouble.empty(),
                            section.strip(),
                            child ? OptionalInt.of(toc.size() - 1) : OptionalInt.empty(),
                            TocEntry.Source.NATIVE));
        }
        return new DocumentTree.Entry(record, toc);
    }

    private static final List<DocumentTree.Entry> ALL =
            List.of(
                    document(
                            "abx-7",
                            "ABX-7-26M",
                            "1 Features",
                            "2 Electrical characteristics",
                            " 2.1 Load capacitance"),
                    document("tcx-25", "TCX-25", "1 Packing"));

    private static List<String> shown(String typed) {
        return DocumentTree.filter(ALL, typed).stream()
                .map(
                        tree ->
                                tree.document().docId()
                                        + tree.sections().stream().map(TocEntry::title).toList())
                .toList();
    }

    @Test
    void withoutAFilterEverythingIsShown() {
        assertEquals(
                List.of(
                        "abx-7[1 Features, 2 Electrical characteristics, 2.1 Load capacitance]",
                        "tcx-25[1 Packing]"),
                shown(" "));
    }

    @Test
    void aSectionThatMatchesIsShownBelowThoseItBelongsTo() {
        assertEquals(
                List.of("abx-7[2 Electrical characteristics, 2.1 Load capacitance]"),
                shown("LOAD"));
    }

    @Test
    void aDocumentThatMatchesByNameOrPartKeepsAllItsSections() {
        assertEquals(List.of("tcx-25[1 Packing]"), shown("tcx"));
        assertEquals(
                List.of("abx-7[1 Features, 2 Electrical characteristics, 2.1 Load capacitance]"),
                shown("26m"));
    }

    @Test
    void exampleRequestsComeFromTheDocuments() {
        assertEquals(
                List.of("ABX-7-26M electrical characteristics", "TCX-25"), ExampleRequests.of(ALL));
    }
}
