package dev.sheetproof.app;

import dev.sheetproof.cli.BenchReport.Figure;
import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.search.HybridSearcher;
import dev.sheetproof.store.DocumentCard;
import dev.sheetproof.store.lucene.LuceneChunkIndex;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/// Times requests on an index of real chunks, copied under other document ids until it is large
/// enough, with synthetic vectors: directions drawn at random.
final class RequestBench {

    private static final int WARM_REQUESTS = 40;
    private static final int TIMED_REQUESTS = 300;
    private static final int WORDS = 4;

    private final List<List<Chunk>> documents;
    private final int wanted;
    private final TextEmbedder embedder;
    private final Path folder;
    private final Random random = Samples.random();

    RequestBench(List<List<Chunk>> documents, int wanted, TextEmbedder embedder, Path folder) {
        this.documents = documents;
        this.wanted = wanted;
        this.embedder = embedder;
        this.folder = folder;
    }

    String setting() {
        return "requests: an index of "
                + wanted
                + " chunks, real ones repeated under other ids, one random unit vector each";
    }

    void run(Consumer<Figure> figures, Consumer<String> progress) {
        progress.accept("index of " + wanted + " chunks");
        try (LuceneChunkIndex index = LuceneChunkIndex.open(folder.resolve("index"));
                SqliteDocumentStore store = SqliteDocumentStore.open(folder.resolve("corpus.db"))) {
            long start = System.nanoTime();
            int chunks = fill(index);
            double seconds = (System.nanoTime() - start) / 1e9;
            figures.accept(
                    Benchmark.figure(
                            "index",
                            chunks / seconds,
                            "chunks/s",
                            chunks + " chunks with vectors, commit included, wall clock"));
            progress.accept("requests");
            HybridSearcher searcher = new HybridSearcher(index, store, Optional.of(embedder));
            List<String> requests = requests();
            requests.subList(0, Math.min(WARM_REQUESTS, requests.size()))
                    .forEach(text -> search(searcher, text));
            List<String> timed =
                    requests.subList(Math.min(WARM_REQUESTS, requests.size()), requests.size());
            Timings times = new Timings();
            for (String text : timed) {
                try (Timings.Running _ = times.start()) {
                    search(searcher, text);
                }
            }
            String how =
                    times.count()
                            + " hybrid requests of "
                            + WORDS
                            + " words from the chunks, none twice, the query's embedding included, "
                            + WARM_REQUESTS
                            + " others before to warm up; ";
            figures.accept(
                    Benchmark.figure("request p50", times.wall(0.5), "ms", how + Timings.WALL));
            figures.accept(Benchmark.request(times.wall(0.95), how + Timings.WALL));
            figures.accept(
                    Benchmark.figure("request p95, CPU", times.cpu(0.95), "ms", how + Timings.CPU));
        }
    }

    private static void search(HybridSearcher searcher, String text) {
        searcher.search(SearchRequest.of(text), new CancelToken());
    }

    private int fill(LuceneChunkIndex index) {
        int chunks = 0;
        for (int copy = 0; chunks < wanted; copy++) {
            for (int i = 0; i < documents.size() && chunks < wanted; i++) {
                String docId = "copy-" + copy + "-" + i;
                List<Chunk> copied = new ArrayList<>();
                Map<String, List<float[]>> vectors = new HashMap<>();
                for (Chunk chunk : documents.get(i)) {
                    Chunk renamed = renamed(chunk, docId);
                    copied.add(renamed);
                    vectors.put(renamed.id(), List.of(direction()));
                }
                index.replace(
                        new DocumentCard(docId, "", "", List.of()),
                        "bench",
                        copied,
                        vectors,
                        PassageSplitter.fingerprint(embedder));
                chunks += copied.size();
            }
            if (copy == 0 && chunks == 0) {
                throw new IllegalStateException("the PDFs hold no chunk");
            }
        }
        index.commit();
        return chunks;
    }

    private static Chunk renamed(Chunk chunk, String docId) {
        return new Chunk(
                chunk.key(),
                docId + "_p" + chunk.page() + "_" + chunk.key().shortHex(),
                chunk.place(),
                chunk.continued(),
                chunk.readingOrder(),
                chunk.type(),
                chunk.sectionTitle(),
                chunk.tocPath(),
                chunk.nativeText(),
                chunk.members(),
                chunk.warnings());
    }

    private float[] direction() {
        float[] vector = new float[embedder.dimension()];
        double squares = 0;
        for (int i = 0; i < vector.length; i++) {
            vector[i] = (float) random.nextGaussian();
            squares += vector[i] * vector[i];
        }
        for (int i = 0; i < vector.length; i++) {
            vector[i] /= (float) Math.sqrt(squares);
        }
        return vector;
    }

    private List<String> requests() {
        List<Chunk> all = documents.stream().flatMap(List::stream).toList();
        List<String> requests = new ArrayList<>();
        for (int i = 0; i < WARM_REQUESTS + TIMED_REQUESTS; i++) {
            String[] words =
                    all.get(random.nextInt(all.size())).nativeText().strip().split("\\s+", -1);
            int from = random.nextInt(Math.max(1, words.length - WORDS));
            StringBuilder request = new StringBuilder();
            for (int w = from; w < Math.min(words.length, from + WORDS); w++) {
                request.append(words[w]).append(' ');
            }
            // A number makes it a request of its own: a remembered query vector would flatter.
            requests.add(request.append(i).toString());
        }
        return requests;
    }
}
