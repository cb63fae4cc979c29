package dev.sheetproof.mcp;

import dev.sheetproof.work.CancelToken;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.modern.JsonRpc;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Mono;

/// Reads one client's messages and sees that each request is answered once, in whichever dialect it
/// came.
final class Connection {

    /// A request is a few hundred bytes; this only keeps nonsense from filling the heap.
    private static final int MAX_LINE_BYTES = 1 << 20;

    private static final String CANCELLED = "notifications/cancelled";

    private static final Logger LOG = Logger.getLogger(Connection.class.getName());

    private final McpJsonMapper json;
    private final MessageWriter writer;
    private final HandshakeDialect handshake;
    private final StatelessDialect stateless;
    private final Map<Object, Pending> pending = new ConcurrentHashMap<>();

    /// A request that is being answered.
    ///
    /// @param done completed when it is answered or given up
    private record Pending(
            CancelToken cancel, Disposable.Swap subscription, CompletableFuture<Boolean> done) {}

    Connection(
            McpJsonMapper json,
            MessageWriter writer,
            HandshakeDialect handshake,
            StatelessDialect stateless) {
        this.json = json;
        this.writer = writer;
        this.handshake = handshake;
        this.stateless = stateless;
    }

    /// Serves until the input ends or the client stops reading, then waits for the answers still
    /// owed: a client may close its side as soon as it has asked.
    ///
    /// @param patience how long it waits for them; what is not done by then is cancelled
    /// @throws IOException when the input cannot be read
    void serve(InputStream in, Duration patience) throws IOException {
        LineReader lines = new LineReader(in, MAX_LINE_BYTES);
        try {
            for (Optional<LineReader.Line> line = lines.next();
                    line.isPresent() && !writer.isBroken();
                    line = lines.next()) {
                take(line.get());
            }
            if (!writer.isBroken()) {
                settle(patience);
            }
        } finally {
            pending.values().forEach(Connection::giveUp);
        }
    }

    private void settle(Duration patience) {
        CompletableFuture.allOf(
                        pending.values().stream()
                                .map(Pending::done)
                                .toArray(CompletableFuture<?>[]::new))
                .completeOnTimeout(null, patience.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    private void take(LineReader.Line line) {
        if (line.tooLong()) {
            refuse(
                    new Incoming.Malformed(
                            Optional.empty(),
                            Incoming.INVALID_REQUEST,
                            "a message is longer than " + MAX_LINE_BYTES + " bytes"));
        } else if (!line.text().isEmpty()) {
            take(Incoming.parse(line.text(), json));
        }
    }

    private void take(Incoming message) {
        switch (message) {
            case Incoming.Request request -> answer(request);
            case Incoming.Notification notification -> hear(notification);
            case Incoming.Response response ->
                    LOG.log(Level.FINE, "an answer to a question that was never asked");
            case Incoming.Malformed malformed -> refuse(malformed);
        }
    }

    private void answer(Incoming.Request request) {
        Object key = Incoming.Request.key(request.id());
        Pending entry =
                new Pending(new CancelToken(), Disposables.swap(), new CompletableFuture<>());
        if (pending.putIfAbsent(key, entry) != null) {
            refuse(
                    new Incoming.Malformed(
                            Optional.empty(),
                            Incoming.INVALID_REQUEST,
                            "a request with the id " + request.id() + " is still being answered"));
            return;
        }
        Mono<Void> work =
                dialectOf(request)
                        .answer(request, entry.cancel())
                        .doFinally(
                                signal -> {
                                    pending.remove(key, entry);
                                    entry.done().complete(true);
                                });
        entry.subscription().update(work.subscribe(nothing -> {}, Connection::unexpected));
    }

    /// Revisions with a handshake bind the connection; without one each request stands for itself,
    /// and one that says nothing gets that dialect's clear refusal.
    private Dialect dialectOf(Incoming.Request request) {
        boolean bound = handshake.greeted() || request.method().equals(HandshakeDialect.INITIALIZE);
        return bound && !StatelessDialect.speaks(request) ? handshake : stateless;
    }

    private void hear(Incoming.Notification notification) {
        if (notification.method().equals(CANCELLED)) {
            cancel(notification);
            return;
        }
        Dialect dialect = handshake.greeted() ? handshake : stateless;
        dialect.hear(notification).subscribe(nothing -> {}, Connection::unexpected);
    }

    /// A cancelled request is not answered any more.
    private void cancel(Incoming.Notification notification) {
        if (notification.params().orElse(Map.of()) instanceof Map<?, ?> params) {
            @Nullable Object id = params.get("requestId");
            @Nullable Pending entry = id == null ? null : pending.remove(Incoming.Request.key(id));
            if (entry != null) {
                giveUp(entry);
            }
        }
    }

    /// Stops listening before it stops the work: work that ends at once must find nobody to answer.
    private static void giveUp(Pending entry) {
        entry.subscription().dispose();
        entry.cancel().cancel();
        entry.done().complete(false);
    }

    private void refuse(Incoming.Malformed malformed) {
        writer.write(
                JsonRpc.JSONRPCResponse.error(
                        malformed.id().orElse(null),
                        new JsonRpc.JSONRPCResponse.JSONRPCError(
                                malformed.code(), malformed.message())));
    }

    private static void unexpected(Throwable problem) {
        LOG.log(Level.WARNING, "a message could not be dealt with", problem);
    }
}
