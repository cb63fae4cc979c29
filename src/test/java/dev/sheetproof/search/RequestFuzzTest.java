package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.model.SearchMode;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

class RequestFuzzTest extends SmallCorpus {

    /// Random requests by default; `-Dtest.fuzz=10000` for more. The parser alone is fuzzed with
    /// 10,000 each time.
    private static final int FUZZED = 1_000;

    /// Characters of a very long request.
    private static final int LONG = 100_000;

    /// CPU time of one request: what a user waits at most, and as much again for a cold start.
    private static final double BUDGET_MILLIS = 2_000;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    @Test
    void anyTextIsAnsweredInTime(TestReporter reporter) {
        long seed = Long.getLong("test.seed", System.nanoTime());
        System.getLogger(RequestFuzzTest.class.getName())
                .log(System.Logger.Level.INFO, "seed " + seed);
        Random random = new Random(seed);
        String palette =
                "aBx7 09.-_/\\\"'`()[]{}<>*?~^:+&|!=#@%°±µΩ\u2011\u0000\u0007\u202E中ガ\n\tloadcur";
        List<String> pieces =
                List.of(
                        "doc:",
                        "part:",
                        "page:3",
                        "type:table",
                        "-load",
                        "ABX*7?",
                        "< 1 ps",
                        "*?*?",
                        "4.5..18 V",
                        "table 3",
                        "\"load",
                        "ABX-7",
                        "負荷容量",
                        "\uD800",
                        "TAJB106*016#NJ",
                        "ABX□□-7",
                        "between 1 and 5 V",
                        "I2C < 1",
                        "type:foo",
                        "saftey");
        List<Double> costs = new ArrayList<>();
        int count = Integer.getInteger("test.fuzz", FUZZED);
        for (int i = 0; i < count; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(24); k > 0; k--) {
                switch (random.nextInt(8)) {
                    case 0 -> text.append(pieces.get(random.nextInt(pieces.size()))).append(' ');
                    case 1 -> text.append((char) random.nextInt(0x10000));
                    default -> text.append(palette.charAt(random.nextInt(palette.length())));
                }
            }
            costs.add(costMillis(Optional.empty(), text.toString()));
        }
        for (String piece : pieces) {
            costs.add(costMillis(Optional.of(new Compass()), piece.repeat(LONG / piece.length())));
        }
        costs.sort(null);
        String report =
                String.format(
                        Locale.ROOT,
                        "%d requests: median %.2f ms, p99 %.2f ms, most %.1f ms of the thread's CPU",
                        costs.size(),
                        costs.get(costs.size() / 2),
                        costs.get((int) (costs.size() * .99)),
                        costs.getLast());
        System.getLogger(RequestFuzzTest.class.getName()).log(System.Logger.Level.INFO, report);
        reporter.publishEntry("requests", report);
        assertTrue(costs.getLast() < BUDGET_MILLIS, report);
    }

    private double costMillis(Optional<TextEmbedder> embedder, String text) {
        long before = THREADS.getCurrentThreadCpuTime();
        assertNotNull(search(embedder, text, SearchMode.HYBRID));
        return (THREADS.getCurrentThreadCpuTime() - before) / 1e6;
    }
}
