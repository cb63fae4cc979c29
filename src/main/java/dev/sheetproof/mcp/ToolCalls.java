package dev.sheetproof.mcp;

import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Workers;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Runs tool calls on threads of its own. The SDK's schedulers interrupt what they run when a
/// request is cancelled, and an interrupt blanks PDF pages: here a cancel is a token that work
/// polls.
final class ToolCalls implements AutoCloseable {

    /// As many as the smallest machine has cores; more calls wait in line.
    private static final int THREADS = 2;

    /// Twice what cancelled work may take to end.
    private static final Duration LAST_WAIT = Duration.ofSeconds(2);

    /// By number, completed when the call has left its thread.
    private final Map<Long, CompletableFuture<Boolean>> running = new ConcurrentHashMap<>();

    private final AtomicLong started = new AtomicLong();
    private final List<Tool> tools;
    private final Duration limit;
    private final EvidenceServer.ExpectedFailures expected;
    private final ExecutorService workers = Workers.pool("mcp-tool", THREADS);

    /// @param limit how long a call may take before it is cancelled and answered with a failure
    /// @param expected knows the failures of the corpus that are no defects
    ToolCalls(List<Tool> tools, Duration limit, EvidenceServer.ExpectedFailures expected) {
        this.tools = List.copyOf(tools);
        this.expected = expected;
        this.limit = limit;
    }

    List<Tool> tools() {
        return tools;
    }

    /// Starts a call. What the caller can do something about is a [ToolResult.Failure]; the future
    /// fails only where the program itself is wrong.
    CompletableFuture<ToolResult> start(
            Tool tool, Map<String, Object> arguments, CancelToken cancel) {
        String name = tool.description().name();
        ToolResult late =
                new ToolResult.Failure(
                        name
                                + " took longer than "
                                + limit.toSeconds()
                                + " s and was cancelled; ask for less");
        long number = started.incrementAndGet();
        CompletableFuture<Boolean> ended = new CompletableFuture<>();
        running.put(number, ended);
        return CompletableFuture.supplyAsync(
                        () -> {
                            try {
                                return run(tool, new Arguments(name, arguments), cancel);
                            } finally {
                                running.remove(number);
                                ended.complete(true);
                            }
                        },
                        workers)
                .copy()
                .completeOnTimeout(late, limit.toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((result, problem) -> cancel.cancel());
    }

    private ToolResult run(Tool tool, Arguments arguments, CancelToken cancel) {
        try {
            // It may have been cancelled while it waited for a thread.
            cancel.throwIfCancelled();
            return tool.call(arguments, cancel);
        } catch (InvalidArgumentException | PdfException e) {
            return new ToolResult.Failure(Objects.requireNonNullElse(e.getMessage(), "failed"));
        } catch (IOException e) {
            return new ToolResult.Failure("a file of the corpus cannot be read: " + e);
        } catch (CancelledException e) {
            return new ToolResult.Failure("cancelled");
        } catch (RuntimeException e) {
            return new ToolResult.Failure(expected.words(e).orElseThrow(() -> e));
        }
    }

    /// Takes no more calls and waits for those that were cancelled to end: what they use is closed
    /// next.
    @Override
    public void close() {
        workers.shutdown();
        CompletableFuture.allOf(running.values().toArray(CompletableFuture<?>[]::new))
                .completeOnTimeout(null, LAST_WAIT.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }
}
