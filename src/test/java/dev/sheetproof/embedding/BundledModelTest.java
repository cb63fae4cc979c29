package dev.sheetproof.embedding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundledModelTest {

    private static final TextEmbedder EMBEDDER = EmbeddingModels.lazy(Optional.empty());

    @AfterAll
    static void close() {
        EMBEDDER.close();
    }

    private static double dot(float[] a, float[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (double) a[i] * b[i];
        }
        return sum;
    }

    @Test
    void givesUnitVectorsThatKnowWhatBelongsTogether() {
        float[] query = EMBEDDER.embedQuery("how much current does it draw");
        float[] near = EMBEDDER.embedPassage("Supply current 5 mA typical at 3.3 V");
        float[] far = EMBEDDER.embedPassage("Moisture sensitivity level of the package");
        assertEquals(EMBEDDER.dimension(), query.length);
        assertEquals(1, dot(query, query), 1e-5);
        assertTrue(dot(query, near) > dot(query, far));
    }

    @Test
    void givesTheSameVectorEveryTime() {
        float[] first = EMBEDDER.embedPassage("load capacitance 18 pF");
        EMBEDDER.embedPassage("something else");
        assertArrayEquals(first, EMBEDDER.embedPassage("load capacitance 18 pF"));
    }

    @Test
    void tellsEverythingAVectorDependsOn() {
        assertTrue(EMBEDDER.fingerprint().contains("e5-small-v2-q"));
        assertTrue(EMBEDDER.fingerprint().contains("mean"));
        assertTrue(EMBEDDER.maxTokens() > 400);
    }

    @Test
    void readsAnyTextHoweverLong() {
        assertEquals(384, EMBEDDER.embedPassage("supply current ".repeat(2000)).length);
        assertEquals(384, EMBEDDER.embedQuery("").length);
    }

    @Test
    void opensFromAThreadWithASmallStack() {
        CompletableFuture<String> fingerprint = new CompletableFuture<>();
        Thread small =
                new Thread(
                        null,
                        () ->
                                fingerprint.completeAsync(
                                        () -> {
                                            try (TextEmbedder own = EmbeddingModels.bundled()) {
                                                return own.fingerprint();
                                            }
                                        },
                                        Runnable::run),
                        "small-stack",
                        256 << 10);
        small.start();
        assertEquals(EMBEDDER.fingerprint(), fingerprint.join());
    }

    @Test
    void saysWhatIsWrongWithAModelFolder(@TempDir Path folder) throws IOException {
        EmbeddingException missing =
                assertThrows(EmbeddingException.class, () -> EmbeddingModels.open(folder));
        assertTrue(String.valueOf(missing.getMessage()).contains("sheetproof-model.json"));
        write(folder, "sheetproof-model.json", "{\"pooling\": \"max\"}");
        EmbeddingException pooling =
                assertThrows(EmbeddingException.class, () -> EmbeddingModels.open(folder));
        assertTrue(String.valueOf(pooling.getMessage()).contains("pooling"));
        write(folder, "sheetproof-model.json", "{\"pooling\": \"mean\", \"dimension\": 384}");
        write(
                folder,
                "tokenizer.json",
                "{\"model\": {\"type\": \"WordPiece\", \"vocab\": {\"[UNK]\": 0, \"[CLS]\": 1,"
                        + " \"[SEP]\": 2}}, \"normalizer\": {\"type\": \"BertNormalizer\"}}");
        write(folder, "model.onnx", "this is no model");
        EmbeddingException model =
                assertThrows(EmbeddingException.class, () -> EmbeddingModels.open(folder));
        assertTrue(String.valueOf(model.getMessage()).contains("not a model"), model.getMessage());
    }

    private static void write(Path folder, String name, String text) throws IOException {
        Files.write(folder.resolve(name), text.getBytes(StandardCharsets.UTF_8));
    }
}
