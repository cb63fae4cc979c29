package dev.sheetproof.app;

import dev.sheetproof.cli.BenchReport.Figure;
import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.RankedChunk;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.search.HybridSearcher;
import dev.sheetproof.store.DocumentCard;
import dev.sheetproof.store.lucene.LuceneChunkIndex;
import dev.sheetproof.store.sqlite.SqliteDocumentStore;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Workers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;

/// Times requests on an index of real chunks, copied under other document ids and with other part
/// numbers until it is large enough. Vectors are those of real passages, each turned a little: as
/// many are near a request as in a corpus of that size.
final class RequestBench {

    private static final int WARM_REQUESTS = 40;
    private static final int TIMED_REQUESTS = 300;
    private static final int WORDS = 4;

    /// Every third request is a part number.
    private static final int PART_EVERY = 3;

    private static final int POOL = 150;

    /// How far a copied vector is turned: noise of this length is added to a unit vector.
    private static final double NOISE = .35;

    /// Requests are asked again by as many threads at once.
    private static final int THREADS = 4;

    private final List<List<Chunk>> documents;
    private final int wanted;
    private final TextEmbedder embedder;
    private final Path folder;
    private final Random random = Samples.random();
    private final List<float[]> pool = new ArrayList<>();
    private final List<String> parts = new ArrayList<>();

    RequestBench(List<List<Chunk>> documents, int wanted, TextEmbedder embedder, Path folder) {
        this.documents = documents;
        this.wanted = wanted;
        this.embedder = embedder;
        this.folder = folder;
    }

    String setting() {
        return "requests: an index of "
                + wanted
                + " chunks, real ones repeated under other ids with other part numbers, vectors of"
                + " real passages turned at random";
    }

    void run(Consumer<Figure> figures, Consumer<String> progress) {
        progress.accept("index of " + wanted + " chunks");
        PassageSplitter splitter = new PassageSplitter(embedder);
        Samples.of(documents.stream().flatMap(List::stream).toList(), POOL).stream()
                .flatMap(chunk -> splitter.passages(chunk).stream().limit(1))
                .forEach(passage -> pool.add(embedder.embedPassage(passage)));
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
                            + " hybrid requests, every "
                            + PART_EVERY
                            + "rd a part number, the others "
                            + WORDS
                            + " words from the chunks, none twice, the query's embedding included, "
                            + WARM_REQUESTS
                            + " others before to warm up; ";
            figures.accept(
                    Benchmark.figure("request p50", times.wall(0.5), "ms", how + Timings.WALL));
            figures.accept(Benchmark.request(times.wall(0.95), how + Timings.WALL));
            figures.accept(
                    Benchmark.figure("request p95, CPU", times.cpu(0.95), "ms", how + Timings.CPU));
            progress.accept("the same requests on " + THREADS + " threads");
            figures.accept(
                    Benchmark.unequal(
                            unequal(searcher, timed),
                            "of "
                                    + timed.size()
                                    + " requests, those whose hits, ranks or scores are not the"
                                    + " same when asked again by "
                                    + THREADS
                                    + " threads at once"));
            figures.accept(Benchmark.liveHeap());
        }
    }

    private static List<RankedChunk> search(HybridSearcher searcher, String text) {
        return searcher.search(SearchRequest.of(text), new CancelToken()).hits();
    }

    private static int unequal(HybridSearcher searcher, List<String> texts) {
        List<List<RankedChunk>> alone = texts.stream().map(text -> search(searcher, text)).toList();
        ExecutorService workers = Workers.pool("bench", THREADS);
        try {
            List<CompletableFuture<List<RankedChunk>>> together =
                    texts.stream()
                            .map(
                                    text ->
                                            CompletableFuture.supplyAsync(
                                                    () -> search(searcher, text), workers))
                            .toList();
            int unequal = 0;
            for (int i = 0; i < alone.size(); i++) {
                unequal += together.get(i).join().equals(alone.get(i)) ? 0 : 1;
            }
            return unequal;
        } finally {
            workers.shutdown();
        }
    }

    private int fill(LuceneChunkIndex index) {
        int chunks = 0;
        for (int copy = 0; chunks < wanted; copy++) {
            for (int i = 0; i < documents.size() && chunks < wanted; i++) {
                String docId = "copy-" + copy + "-" + i;
                List<Chunk> copied = new ArrayList<>();
                Map<String, List<float[]>> vectors = new HashMap<>();
                Perturbation perturbation = new Perturbation(copy);
                for (Chunk chunk : documents.get(i)) {
                    Chunk renamed = renamed(chunk, docId, perturbation);
                    parts.addAll(Perturbation.parts(renamed.nativeText()));
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

    private static Chunk renamed(Chunk chunk, String docId, Perturbation perturbation) {
        return new Chunk(
                chunk.key(),
                docId + "_p" + chunk.page() + "_" + chunk.key().shortHex(),
                chunk.place(),
                chunk.continued(),
                chunk.readingOrder(),
                chunk.type(),
                chunk.sectionTitle(),
                chunk.tocPath(),
                perturbation.apply(chunk.nativeText()),
                chunk.members(),
                chunk.warnings());
    }

    private float[] direction() {
        float[] near = pool.get(random.nextInt(pool.size()));
        float[] vector = new float[near.length];
        double spread = NOISE / Math.sqrt(vector.length);
        double squares = 0;
        for (int i = 0; i < vector.length; i++) {
            vector[i] = (float) (near[i] + random.nextGaussian() * spread);
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
            if (i % PART_EVERY == 0 && !parts.isEmpty()) {
                requests.add(parts.get(random.nextInt(parts.size())));
                continue;
            }
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
