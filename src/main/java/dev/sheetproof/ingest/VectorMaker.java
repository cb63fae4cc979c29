package dev.sheetproof.ingest;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.PassageSplitter;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.store.ChunkVectors;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

/// Makes the vectors of chunks. The chunks of one document are embedded several at a time: a large
/// document alone must not leave cores idle.
final class VectorMaker {

    private final TextEmbedder embedder;

    VectorMaker(TextEmbedder embedder) {
        this.embedder = embedder;
    }

    /// Everything that the vectors depend on: the model and how texts are cut for it.
    ///
    /// @throws EmbeddingException when there is no usable model
    String fingerprint() {
        return PassageSplitter.fingerprint(embedder);
    }

    /// The vectors of passages that were embedded before, by passage: equal passages have equal
    /// vectors, whatever else of a document changed.
    ///
    /// @param made vectors of these chunks by this model
    /// @throws EmbeddingException when there is no usable model
    Map<String, float[]> known(List<Chunk> chunks, List<ChunkVectors> made) {
        if (made.isEmpty()) {
            return Map.of();
        }
        PassageSplitter splitter = new PassageSplitter(embedder);
        Map<String, List<float[]>> byChunk = new HashMap<>();
        made.forEach(of -> byChunk.put(of.chunkId(), of.vectors()));
        Map<String, float[]> known = new HashMap<>();
        for (Chunk chunk : chunks) {
            List<float[]> vectors = byChunk.getOrDefault(chunk.id(), List.of());
            List<String> passages = vectors.isEmpty() ? List.of() : splitter.passages(chunk);
            if (passages.size() == vectors.size()) {
                for (int i = 0; i < passages.size(); i++) {
                    known.put(passages.get(i), vectors.get(i));
                }
            }
        }
        return known;
    }

    /// The same with nothing known.
    List<ChunkVectors> vectors(
            List<Chunk> chunks, Executor executor, CancelToken cancel, Progress progress) {
        return vectors(chunks, Map.of(), executor, cancel, progress);
    }

    /// @param before vectors of passages that need not be made again
    /// @param executor runs the pieces; must not be the one that this call itself runs on
    /// @throws EmbeddingException when there is no usable model
    /// @throws CancelledException when `cancel` says so
    List<ChunkVectors> vectors(
            List<Chunk> chunks,
            Map<String, float[]> before,
            Executor executor,
            CancelToken cancel,
            Progress progress) {
        // Made here and not before: it asks the model, which a corpus that is only looked at does
        // not need.
        PassageSplitter splitter = new PassageSplitter(embedder);
        // A tenth of a datasheet's passages are there twice.
        Map<String, float[]> known = new ConcurrentHashMap<>(before);
        AtomicInteger done = new AtomicInteger();
        List<CompletableFuture<ChunkVectors>> pieces = new ArrayList<>(chunks.size());
        for (Chunk chunk : chunks) {
            pieces.add(
                    CompletableFuture.supplyAsync(
                            () -> {
                                ChunkVectors vectors = vectors(chunk, splitter, known, cancel);
                                progress.report("embed", done.incrementAndGet(), chunks.size());
                                return vectors;
                            },
                            executor));
        }
        List<ChunkVectors> vectors = new ArrayList<>(chunks.size());
        for (CompletableFuture<ChunkVectors> piece : pieces) {
            vectors.add(result(piece));
        }
        return vectors;
    }

    private ChunkVectors vectors(
            Chunk chunk, PassageSplitter splitter, Map<String, float[]> known, CancelToken cancel) {
        List<float[]> vectors = new ArrayList<>();
        for (String passage : splitter.passages(chunk)) {
            cancel.throwIfCancelled();
            vectors.add(known.computeIfAbsent(passage, embedder::embedPassage));
        }
        return new ChunkVectors(chunk.id(), vectors);
    }

    private static ChunkVectors result(CompletableFuture<ChunkVectors> piece) {
        try {
            return piece.join();
        } catch (CompletionException e) {
            switch (e.getCause()) {
                case CancelledException cancelled -> throw cancelled;
                case EmbeddingException unusable -> throw unusable;
                case null, default -> throw e;
            }
        }
    }
}
