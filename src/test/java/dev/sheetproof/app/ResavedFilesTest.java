package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ingest.AnalysisException;
import dev.sheetproof.ingest.AnalysisRequest;
import dev.sheetproof.ingest.DocumentAnalyzer;
import dev.sheetproof.ingest.StagedAnalyzer;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A PDF that another tool saved again keeps the keys of its chunks, because its glyphs stand where
/// they stood. Tools that this machine has not are left out and named.
///
/// `-Dtest.sources=FOLDER -Dtest.resaved=15 -Dtest.report=FILE` makes a long run.
final class ResavedFilesTest {

    private static final int DOCUMENTS = Integer.getInteger("test.resaved", 3);

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    /// Issue 6: at least this share of the keys stays.
    private static final double KEPT = 0.99;

    private static final int PATIENCE_SECONDS = 120;

    @TempDir private Path temp;

    /// Saves a file again; whether it did.
    private interface Tool {
        boolean save(Path from, Path to) throws IOException, InterruptedException;
    }

    private record Saver(String name, Tool tool) {}

    private static List<Saver> savers() {
        return List.of(
                new Saver("PDFBox", ResavedFilesTest::pdfbox),
                new Saver(
                        "qpdf, linearized",
                        (from, to) -> runs("qpdf", "--linearize", from.toString(), to.toString())),
                new Saver(
                        "qpdf, streams rewritten",
                        (from, to) ->
                                runs(
                                        "qpdf",
                                        "--object-streams=generate",
                                        "--recompress-flate",
                                        "--coalesce-contents",
                                        from.toString(),
                                        to.toString())),
                new Saver(
                        "MuPDF, cleaned",
                        (from, to) ->
                                runs(
                                        "/usr/bin/python3",
                                        "-c",
                                        "import sys,fitz;fitz.open(sys.argv[1]).save(sys.argv[2],"
                                                + "garbage=4,clean=True,deflate=True)",
                                        from.toString(),
                                        to.toString())));
    }

    @Test
    void aFileThatIsSavedAgainKeepsItsKeys() throws Exception {
        List<String> lines = new ArrayList<>();
        try (Detectors detectors = new Detectors();
                OcrEngine ocr = new OcrEngine();
                DocumentAnalyzer analyzer =
                        new StagedAnalyzer(
                                CorpusWiring.stages(
                                        detectors.of(DetectorChoice.GEOMETRIC),
                                        ocr,
                                        new NoEmbedder()))) {
            for (Saver saver : savers()) {
                lines.add(resaved(saver, analyzer));
            }
        }
        ReliabilityReport.write("Saved again by another tool", lines);
    }

    private String resaved(Saver saver, DocumentAnalyzer analyzer) throws Exception {
        int documents = 0;
        int all = 0;
        int kept = 0;
        List<String> worst = new ArrayList<>();
        for (Path file : sources()) {
            Path saved = temp.resolve("saved.pdf");
            Files.deleteIfExists(saved);
            Set<String> before = keys(analyzer, file);
            if (before.isEmpty() || !saver.tool().save(file, saved)) {
                continue;
            }
            Set<String> after = keys(analyzer, saved);
            documents++;
            all += before.size();
            Set<String> both = new TreeSet<>(before);
            both.retainAll(after);
            kept += both.size();
            if (both.size() < before.size()) {
                worst.add(file.getFileName() + " " + both.size() + "/" + before.size());
            }
        }
        if (documents == 0) {
            return "- " + saver.name() + ": not on this machine";
        }
        assertTrue(kept >= KEPT * all, saver.name() + " keeps " + kept + " of " + all + worst);
        return String.format(
                Locale.ROOT,
                "- %s: %d of %d keys of %d documents kept (%.2f %%)",
                saver.name(),
                kept,
                all,
                documents,
                100.0 * kept / all);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> found = Files.walk(SOURCES)) {
            List<Path> all =
                    found.filter(file -> file.toString().endsWith(".pdf"))
                            .filter(file -> file.toFile().length() > 0)
                            .sorted()
                            .toList();
            // Spread over the whole folder: neighbours come from one maker.
            int step = Math.max(1, all.size() / DOCUMENTS);
            List<Path> chosen = new ArrayList<>();
            for (int i = 0; i < all.size() && chosen.size() < DOCUMENTS; i += step) {
                chosen.add(all.get(i));
            }
            return chosen;
        }
    }

    private static Set<String> keys(DocumentAnalyzer analyzer, Path file)
            throws IOException, AnalysisException {
        AnalysisRequest request =
                new AnalysisRequest(
                        file,
                        "doc",
                        "pdf/doc.pdf",
                        new Sha256("0".repeat(64)),
                        Files.size(file),
                        Optional.empty(),
                        Collections.emptySortedMap(),
                        Collections.emptySortedMap());
        try {
            return analyzer.analyze(request, new CancelToken(), Progress.SILENT).chunks().stream()
                    .map(chunk -> chunk.key().toString())
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (PdfException e) {
            // Locked, or no PDF at all: there is nothing to keep.
            return new TreeSet<>();
        }
    }

    private static boolean pdfbox(Path from, Path to) throws IOException {
        try (PDDocument document = Loader.loadPDF(Files.readAllBytes(from))) {
            if (document.isEncrypted()) {
                return false;
            }
            document.save(to.toFile());
            return true;
        }
    }

    /// Whether the tool is here and wrote a file; qpdf ends with 3 after mere warnings.
    private static boolean runs(String... command) throws IOException, InterruptedException {
        if (Stream.of(
                        System.getenv()
                                .getOrDefault("PATH", "")
                                .split(java.io.File.pathSeparator, -1))
                .noneMatch(folder -> Files.isExecutable(Path.of(folder).resolve(command[0])))) {
            return false;
        }
        Process process =
                new ProcessBuilder(Arrays.asList(command))
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        assertTrue(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS), command[0] + " hangs");
        return process.exitValue() == 0 || process.exitValue() == 3;
    }
}
