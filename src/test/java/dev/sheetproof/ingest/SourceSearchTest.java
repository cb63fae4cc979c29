package dev.sheetproof.ingest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SourceSearchTest {

    @TempDir private Path folder;

    private static DocumentRecord document(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new DocumentRecord(
                "doc",
                "pdf/doc.pdf",
                Sha256.of(bytes),
                bytes.length,
                DocumentStatus.OK,
                "",
                "",
                1,
                0,
                0,
                "",
                List.of());
    }

    @Test
    void aLostFileIsFoundByItsBytesWhateverItIsCalled() throws IOException {
        Path deep = Files.createDirectories(folder.resolve("a").resolve("b"));
        Path there = Files.writeString(deep.resolve("renamed.PDF"), "%PDF-1.7 first");
        Files.writeString(folder.resolve("doc.pdf"), "%PDF-1.7 other");
        Files.writeString(folder.resolve("first.txt"), "%PDF-1.7 first");
        DocumentRecord lost = document("%PDF-1.7 first");
        assertEquals(
                Map.of(lost, there),
                SourceSearch.find(
                        List.of(lost, document("%PDF-1.7 third")), folder, new CancelToken()));
    }

    @Test
    void theSearchIsCancelled() throws IOException {
        Files.writeString(folder.resolve("a.pdf"), "%PDF-1.7");
        CancelToken cancel = new CancelToken();
        cancel.cancel();
        assertThrows(
                CancelledException.class,
                () -> SourceSearch.find(List.of(document("x")), folder, cancel));
    }
}
