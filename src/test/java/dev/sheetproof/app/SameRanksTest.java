package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestListener;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// The same documents give the same ids, ranks and scores, whatever the folder and the number of
/// threads.
final class SameRanksTest {

    private static final Path DEMO = Path.of("corpora", "demo");

    @TempDir private Path temp;

    private static List<String> requests() throws IOException {
        return Files.readAllLines(DEMO.resolve("questions.jsonl")).stream()
                .filter(line -> line.contains("abx-7") || line.contains("tfx-32"))
                .map(line -> JsonMapper.shared().readTree(line).get("query").asString())
                .toList();
    }

    private OpenCorpus filled(CorpusLibrary library, String name, int threads)
            throws CorpusException {
        OpenCorpus corpus = library.open(library.findOrCreate(temp.resolve(name).toString()));
        corpus.ingester()
                .run(
                        new IngestRequest(
                                List.of(
                                        DEMO.resolve("pdf").resolve("abx-7.pdf"),
                                        DEMO.resolve("pdf").resolve("tfx-32.pdf")),
                                threads,
                                Optional.empty()),
                        new CancelToken(),
                        IngestListener.SILENT);
        return corpus;
    }

    private static List<RankedChunk> ask(OpenCorpus corpus, String text) {
        return corpus.searcher().search(SearchRequest.of(text), new CancelToken()).hits();
    }

    @Test
    void anyFolderAndAnyNumberOfThreadsRankAlike() throws IOException, CorpusException {
        List<String> requests = requests();
        assertTrue(requests.size() >= 10, "questions");
        try (RealLibrary real = new RealLibrary(temp.resolve("corpora"))) {
            try (OpenCorpus one = filled(real.library(), "one", 1);
                    OpenCorpus four = filled(real.library(), "some where/else", 4)) {
                List<List<RankedChunk>> alone =
                        requests.stream().map(text -> ask(one, text)).toList();
                assertFalse(alone.getFirst().isEmpty());
                ExecutorService workers = Workers.pool("ask", 4);
                try {
                    List<CompletableFuture<List<RankedChunk>>> together =
                            requests.stream()
                                    .map(
                                            text ->
                                                    CompletableFuture.supplyAsync(
                                                            () -> ask(four, text), workers))
                                    .toList();
                    for (int i = 0; i < alone.size(); i++) {
                        assertEquals(alone.get(i), together.get(i).join(), requests.get(i));
                    }
                } finally {
                    workers.shutdown();
                }
            }
        }
    }

    @Test
    void aCopyOfTheBenchmarkHasOtherPartNumbersAndTheSameQuantities() {
        String text = "ABX7-26.000M-18-10-T: 26.000 MHz, 18pF, MGX5-0042-QT, pin 3, 3V3";
        assertEquals(text, new Perturbation(0).apply(text));
        String copy = new Perturbation(3).apply(text);
        assertEquals(copy, new Perturbation(3).apply(text));
        assertNotEquals(new Perturbation(4).apply(text), copy);
        assertFalse(copy.contains("ABX7-26.000M-18"), copy);
        assertFalse(copy.contains("MGX5-0042"), copy);
        assertTrue(copy.contains(": 26.000 MHz, 18pF, "), copy);
        assertTrue(copy.endsWith(", pin 3, 3V3"), copy);
        assertEquals(
                List.of("ABX7-26.000M-18-10-T", "MGX5-0042-QT").size(),
                Perturbation.parts(text).size());
    }
}
