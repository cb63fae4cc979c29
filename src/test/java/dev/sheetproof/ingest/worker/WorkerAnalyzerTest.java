package dev.sheetproof.ingest.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ingest.AnalysisException;
import dev.sheetproof.ingest.AnalysisRequest;
import dev.sheetproof.ingest.RecognitionOrder;
import dev.sheetproof.ingest.StagedAnalyzer;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.CancelledException;
import dev.sheetproof.work.Progress;
import dev.sheetproof.work.Workers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that hang, crash or fill the memory cost a page or a document, and nothing else.
final class WorkerAnalyzerTest {

    /// A demo datasheet of two pages.
    private static final Path PDF = Path.of("corpora", "demo", "pdf", "clx-32.pdf");

    /// Long against what a page takes even on a machine under load, short enough to wait for.
    private static final WorkerBudget BUDGET =
            new WorkerBudget(256, Duration.ofSeconds(5), Duration.ofMinutes(2));

    @TempDir private Path temp;

    private static List<String> command(WorkerBudget budget, DetectorChoice detector) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + budget.heapMegabytes() + "m",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:TieredStopAtLevel=1",
                "-Djava.awt.headless=true",
                "-cp",
                System.getProperty("java.class.path"),
                MoodyStages.Worker.class.getName());
    }

    private static WorkerAnalyzer analyzer() {
        return new WorkerAnalyzer(
                WorkerAnalyzerTest::command,
                DetectorChoice.GEOMETRIC,
                BUDGET,
                MoodyStages.of().stamp());
    }

    private AnalysisRequest request(String name, String mood) throws IOException {
        Path file = Files.copy(PDF, temp.resolve(name + ".pdf"));
        if (!mood.isEmpty()) {
            Files.writeString(MoodyStages.mood(file), mood);
        }
        return new AnalysisRequest(
                file,
                name,
                "pdf/" + name + ".pdf",
                Sha256.of(Files.readAllBytes(file)),
                Files.size(file),
                Optional.empty(),
                Collections.emptySortedMap(),
                Collections.emptySortedMap());
    }

    private static StoredDocument analyze(WorkerAnalyzer analyzer, AnalysisRequest request)
            throws PdfException, AnalysisException {
        return analyzer.analyze(request, new CancelToken(), Progress.SILENT);
    }

    private static List<PageInfo> pages(StoredDocument document) {
        return document.parsed().orElseThrow().pages().stream().map(ParsedPage::info).toList();
    }

    @Test
    void aWorkerGivesTheSameRowsAsTheProgramItself() throws Exception {
        AnalysisRequest request = request("same", "");
        try (WorkerAnalyzer analyzer = analyzer();
                StagedAnalyzer here = new StagedAnalyzer(MoodyStages.of())) {
            StoredDocument mine = here.analyze(request, new CancelToken(), Progress.SILENT);
            assertEquals(throughTheCodec(mine), analyze(analyzer, request));
            // The worker is used again.
            assertEquals(throughTheCodec(mine), analyze(analyzer, request));
        }
    }

    private static StoredDocument throughTheCodec(StoredDocument document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AnalysisCodec.write(document, out);
        return AnalysisCodec.readDocument(new ByteArrayInputStream(out.toByteArray()));
    }

    @Test
    void aWorkerRecognisesPagesToo() throws Exception {
        RecognitionOrder order =
                new RecognitionOrder(
                        request("recognised", "").file(), Optional.empty(), new PageNumber(2));
        try (WorkerAnalyzer analyzer = analyzer()) {
            assertEquals(
                    MoodyStages.read(new PageNumber(2)),
                    analyzer.recognise(order, new CancelToken(), Progress.SILENT));
        }
    }

    @Test
    void aPageThatCrashesTheRecogniserIsTriedAgainAndThenReported() throws Exception {
        RecognitionOrder once =
                new RecognitionOrder(
                        request("once", "once").file(), Optional.empty(), new PageNumber(1));
        RecognitionOrder always =
                new RecognitionOrder(
                        request("crash", "crash 1").file(), Optional.empty(), new PageNumber(1));
        try (WorkerAnalyzer analyzer = analyzer()) {
            assertEquals(
                    MoodyStages.read(new PageNumber(1)),
                    analyzer.recognise(once, new CancelToken(), Progress.SILENT));
            AnalysisException lost =
                    assertThrows(
                            AnalysisException.class,
                            () -> analyzer.recognise(always, new CancelToken(), Progress.SILENT));
            assertTrue(String.valueOf(lost.getMessage()).contains("page 1"), lost.getMessage());
        }
    }

    @Test
    void aPageThatCrashesTheReaderIsGivenUpAndTheRestIsRead() throws Exception {
        try (WorkerAnalyzer analyzer = analyzer()) {
            StoredDocument document = analyze(analyzer, request("crash", "crash 2"));
            assertEquals(DocumentStatus.PARTIAL, document.record().status());
            assertEquals(PageStatus.OK, pages(document).get(0).status());
            PageInfo lost = pages(document).get(1);
            assertEquals(PageStatus.FAILED, lost.status());
            assertTrue(lost.reason().contains("crashed the reader"), lost.reason());
            assertTrue(lost.reason().contains("page 2"), lost.reason());
        }
    }

    @Test
    void aPageThatFillsTheMemoryIsGivenUp() throws Exception {
        try (WorkerAnalyzer analyzer = analyzer()) {
            PageInfo lost = pages(analyze(analyzer, request("fill", "fill 2"))).get(1);
            assertEquals(PageStatus.FAILED, lost.status());
            assertTrue(lost.reason().contains("ran out of memory"), lost.reason());
        }
    }

    @Test
    void aPageThatHangsIsGivenUp() throws Exception {
        try (WorkerAnalyzer analyzer = analyzer()) {
            PageInfo lost = pages(analyze(analyzer, request("hang", "hang 1"))).getFirst();
            assertEquals(PageStatus.FAILED, lost.status());
            assertTrue(lost.reason().contains("took longer than 5 s on page 1"), lost.reason());
        }
    }

    @Test
    void aFileThatLosesAWorkerOnceIsReadWholeTheSecondTime() throws Exception {
        try (WorkerAnalyzer analyzer = analyzer()) {
            StoredDocument document = analyze(analyzer, request("once", "once"));
            assertEquals(DocumentStatus.OK, document.record().status());
        }
    }

    @Test
    void aStageThatThrowsCostsTheDocumentAndNotTheWorker() throws Exception {
        try (WorkerAnalyzer analyzer = analyzer()) {
            AnalysisRequest broken = request("broken", "broken");
            AnalysisException failure =
                    assertThrows(AnalysisException.class, () -> analyze(analyzer, broken));
            assertTrue(String.valueOf(failure.getMessage()).contains("a stage broke"));
            assertEquals(
                    DocumentStatus.OK, analyze(analyzer, request("next", "")).record().status());
        }
    }

    @Test
    void whatIsNoPdfIsToldAsByTheProgramItself() throws Exception {
        try (WorkerAnalyzer analyzer = analyzer()) {
            AnalysisRequest request = request("page", "");
            Files.writeString(request.file(), "<html>");
            PdfException failure =
                    assertThrows(PdfException.class, () -> analyze(analyzer, request));
            assertEquals(PdfException.Kind.NOT_A_PDF, failure.kind());
            assertTrue(failure.getMessage().startsWith("page.pdf: "), failure.getMessage());
            assertEquals(
                    failure.getMessage().indexOf("page.pdf"),
                    failure.getMessage().lastIndexOf("page.pdf"));
        }
    }

    @Test
    void aCancelEndsEvenAWorkerThatDoesNotListen() throws Exception {
        ExecutorService single = Workers.single("test");
        try (WorkerAnalyzer analyzer = analyzer()) {
            CountDownLatch begun = new CountDownLatch(1);
            CancelToken cancel = new CancelToken();
            AnalysisRequest request = request("deaf", "deaf");
            CompletableFuture<StoredDocument> running =
                    CompletableFuture.supplyAsync(
                            () -> {
                                try {
                                    return analyzer.analyze(
                                            request,
                                            cancel,
                                            (stage, done, total) -> begun.countDown());
                                } catch (PdfException | AnalysisException e) {
                                    throw new IllegalStateException(e);
                                }
                            },
                            single);
            assertTrue(begun.await(60, TimeUnit.SECONDS));
            cancel.cancel();
            CompletionException end = assertThrows(CompletionException.class, running::join);
            assertTrue(end.getCause() instanceof CancelledException, end.toString());
            assertEquals(
                    DocumentStatus.OK, analyze(analyzer, request("after", "")).record().status());
        } finally {
            single.shutdown();
        }
    }

    @Test
    void aWorkerWhoseProgramIsGoneEndsThoughItIsBusy() throws Exception {
        Process worker = new ProcessBuilder(command(BUDGET, DetectorChoice.GEOMETRIC)).start();
        try {
            var out = new java.io.DataOutputStream(worker.getOutputStream());
            out.writeByte(Frames.ANALYZE);
            try (var body = Frames.body(out)) {
                AnalysisCodec.write(request("orphan", "deaf"), body);
            }
            var in = new java.io.DataInputStream(worker.getInputStream());
            assertEquals(Frames.READY, in.read());
            in.readUTF();
            assertEquals(Frames.PROGRESS, in.read());
            out.close();
            assertTrue(worker.waitFor(60, TimeUnit.SECONDS), "it goes on without its program");
        } finally {
            worker.destroyForcibly();
        }
    }

    @Test
    void aWorkerOfAnotherVersionIsRefused() throws Exception {
        try (WorkerAnalyzer analyzer =
                new WorkerAnalyzer(
                        WorkerAnalyzerTest::command, DetectorChoice.GEOMETRIC, BUDGET, "parse 0")) {
            AnalysisRequest request = request("old", "");
            AnalysisException failure =
                    assertThrows(AnalysisException.class, () -> analyze(analyzer, request));
            assertTrue(String.valueOf(failure.getMessage()).contains("replaced"));
        }
    }

    @Test
    void noWorkerIsLeftBehind() throws Exception {
        List<ProcessHandle> before = ProcessHandle.current().children().toList();
        try (WorkerAnalyzer analyzer = analyzer()) {
            analyze(analyzer, request("one", ""));
        }
        assertFalse(ProcessHandle.current().children().anyMatch(child -> !before.contains(child)));
    }
}
