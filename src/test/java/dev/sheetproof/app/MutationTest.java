package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Damaged copies of good PDFs go through the real program with its worker processes: every one is
/// accounted for, the program does not crash, nothing hangs, nothing is left behind.
///
/// `-Dtest.mutations=2000 -Dtest.sources=FOLDER -Dtest.sources.bytes=N -Dtest.sources.pages=N
/// -Dtest.seed=N -Dtest.report=FILE` makes a long run. Damage shows in reading and drawing: nothing
/// is embedded or recognised.
final class MutationTest {

    private static final int MUTATIONS = Integer.getInteger("test.mutations", 24);

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    /// Larger files are left out: most of the run would be spent on a few of them.
    private static final long MAX_SOURCE_BYTES = Long.getLong("test.sources.bytes", 600_000);

    /// Documents with more pages are left out, as the large ones.
    private static final int MAX_SOURCE_PAGES = Integer.getInteger("test.sources.pages", 1000);

    /// Files of one run of the program: its workers are warm after the first dozens.
    private static final int BATCH = 500;

    /// A file may cost this much: a first try and a second one with one page given up, each up to
    /// the budget of a step.
    private static final long MAX_MILLIS = TimeUnit.MINUTES.toMillis(7);

    @TempDir private Path temp;

    /// What became of the copies damaged in one way.
    private static final class Tally {
        private final SortedMap<String, Integer> outcomes = new TreeMap<>();
        private final SortedMap<String, Integer> drawn = new TreeMap<>();
    }

    private final Map<PdfMutation, Tally> tallies = new TreeMap<>();
    private final List<String> brokenDrawings = new ArrayList<>();
    private final List<String> leftovers = new ArrayList<>();
    private final SortedMap<String, Integer> lost = new TreeMap<>();
    private long longest;
    private int overBudget;
    private int accounted;
    private long millis;

    @Test
    void everyDamagedCopyIsAccountedFor() throws Exception {
        long seed = Long.getLong("test.seed", System.nanoTime());
        System.err.println("MutationTest: -Dtest.seed=" + seed);
        Random random = new Random(seed);
        List<Path> sources = sources();
        for (int done = 0; done < MUTATIONS; done += BATCH) {
            batch(sources, done, Math.min(MUTATIONS, done + BATCH), random);
            // A run that is ended tells how far it came.
            ReliabilityReport.write("Damaged files", report(seed, sources.size()));
        }
        assertEquals(MUTATIONS, accounted);
        assertEquals(List.of(), leftovers);
        assertEquals(List.of(), brokenDrawings, "seed " + seed);
        assertEquals(0, overBudget, longest + " ms for one file, seed " + seed);
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> found = Files.walk(SOURCES)) {
            for (Path file : found.sorted().toList()) {
                if (file.toString().endsWith(".pdf")
                        && Files.isRegularFile(file)
                        && Files.size(file) <= MAX_SOURCE_BYTES
                        && Files.size(file) > 0
                        && isShort(file)) {
                    sources.add(file);
                }
            }
        }
        assertTrue(!sources.isEmpty(), "no PDF in " + SOURCES);
        return sources;
    }

    private static boolean isShort(Path file) throws IOException {
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            return pdf.pageCount() > 0 && pdf.pageCount() <= MAX_SOURCE_PAGES;
        } catch (PdfException e) {
            // No good file to begin with.
            return false;
        }
    }

    private void batch(List<Path> sources, int from, int to, Random random) throws Exception {
        Path folder = Files.createDirectories(temp.resolve("batch-" + from));
        Path damaged = Files.createDirectory(folder.resolve("damaged"));
        PdfMutation[] kinds = PdfMutation.values();
        for (int i = from; i < to; i++) {
            PdfMutation kind = kinds[i % kinds.length];
            byte[] good = Files.readAllBytes(sources.get(random.nextInt(sources.size())));
            Files.write(damaged.resolve(kind.name() + "-" + i + ".pdf"), kind.apply(good, random));
        }
        LoneProgram ingest =
                LoneProgram.start(
                        folder,
                        Main.class,
                        "ingest",
                        "--corpus",
                        folder.resolve("corpus").toString(),
                        damaged.toString(),
                        "--ocr",
                        "never",
                        "--json");
        int code = ingest.await();
        assertTrue(code == 0 || code == 1, "the program ended with " + code + ingest.stderr());
        JsonNode report = JsonMapper.shared().readTree(ingest.stdout());
        for (JsonNode document : report.get("documents")) {
            count(document);
        }
        millis += report.get("totals").get("millis").asLong();
        leftovers.addAll(ingest.leftovers());
        leftovers.addAll(parts(folder.resolve("corpus")));
        ProgramRun verified =
                ProgramRun.of(
                        Path.of(""),
                        "corpus",
                        "verify",
                        "--corpus",
                        folder.resolve("corpus").toString());
        assertEquals(0, verified.code(), verified.out() + verified.err());
        LoneProgram drawing = LoneProgram.start(folder, RenderVisit.class, damaged.toString());
        assertEquals(0, drawing.await(), "drawing crashed: " + drawing.stderr());
        drawing.stdout().lines().forEach(this::countDrawing);
        Folders.delete(folder);
    }

    private static PdfMutation kind(String name) {
        return PdfMutation.valueOf(name.substring(0, name.indexOf('-')));
    }

    private void count(JsonNode document) {
        String name = String.valueOf(Path.of(document.get("file").asString()).getFileName());
        String reason = document.get("reason").asString();
        String status = document.get("status").asString();
        assertTrue(status.equals("ok") || !reason.isBlank(), name + " is " + status);
        tallies.computeIfAbsent(kind(name), any -> new Tally())
                .outcomes
                .merge(status, 1, Integer::sum);
        for (String how : List.of("crashed the reader", "took longer", "ran out of memory")) {
            if (reason.contains(how)) {
                lost.merge(how, 1, Integer::sum);
                System.err.println("MutationTest: " + name + ": " + reason);
            }
        }
        longest = Math.max(longest, document.get("millis").asLong());
        overBudget += document.get("millis").asLong() > MAX_MILLIS ? 1 : 0;
        accounted++;
    }

    private void countDrawing(String line) {
        String[] parts = line.split("\t", -1);
        String outcome = parts[1];
        tallies.computeIfAbsent(kind(parts[0]), any -> new Tally())
                .drawn
                .merge(outcome, 1, Integer::sum);
        if (outcome.equals("broken")) {
            brokenDrawings.add(line);
        }
    }

    private List<String> report(long seed, int sources) {
        List<String> statuses = List.of("ok", "partial", "failed", "encrypted", "rejected");
        List<String> drawings = List.of("drawn", "refused", "broken");
        List<String> lines = new ArrayList<>();
        lines.add(
                accounted
                        + " damaged copies of "
                        + sources
                        + " PDFs (of "
                        + MUTATIONS
                        + " asked for), seed "
                        + seed
                        + ": all accounted for; crashes of the program 0; files over the budget "
                        + overBudget
                        + " (longest "
                        + longest
                        + " ms); left behind "
                        + leftovers.size()
                        + "; workers lost: "
                        + (lost.isEmpty() ? "none" : lost)
                        + ". "
                        + millis / 1000
                        + " s in all.");
        lines.add("");
        lines.add("| damage | " + String.join(" | ", statuses) + " | drawn | refused | broken |");
        lines.add("|---|" + "---:|".repeat(statuses.size() + drawings.size()));
        tallies.forEach(
                (kind, tally) ->
                        lines.add(
                                "| "
                                        + kind.words()
                                        + cells(tally.outcomes, statuses)
                                        + cells(tally.drawn, drawings)
                                        + " |"));
        lines.add("");
        lines.add(
                "`failed` and `rejected` carry their reason. Drawn: the first two pages, as the window"
                        + " draws them; refused: no page could be read; broken: a defect.");
        return lines;
    }

    private static String cells(SortedMap<String, Integer> counts, List<String> names) {
        StringBuilder cells = new StringBuilder();
        names.forEach(name -> cells.append(" | ").append(counts.getOrDefault(name, 0)));
        return cells.toString();
    }

    /// Files that were begun and not finished.
    private static List<String> parts(Path corpus) throws IOException {
        try (Stream<Path> found = Files.walk(corpus)) {
            return found.map(Path::toString)
                    .filter(name -> name.endsWith(".part") || name.endsWith(".tmp"))
                    .toList();
        }
    }
}
