package dev.sheetproof.ingest.worker;

import dev.sheetproof.embedding.EmbeddingModels;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.grouping.RuleBasedGrouper;
import dev.sheetproof.ingest.PageRecogniser;
import dev.sheetproof.ingest.PdfReader;
import dev.sheetproof.ingest.SourceReader;
import dev.sheetproof.ingest.Stages;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.layout.geometric.GeometricLayoutDetector;
import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/// The real stages, but the reader looks beside the PDF for a file that says how it is to
/// misbehave: `hang 2`, `crash 2`, `fill 2` (the memory), `once` (crash on page 1, the first time
/// only), `deaf` (heeds no cancel), `broken` (a stage throws).
final class MoodyStages {

    /// What a file that fills the memory fills it with.
    private static final List<long[]> HOARD = new ArrayList<>();

    private MoodyStages() {}

    static Stages of() {
        return new Stages(
                new Reader(),
                new Recogniser(),
                new GeometricLayoutDetector(),
                new RuleBasedGrouper(),
                unused());
    }

    private static TextEmbedder unused() {
        return EmbeddingModels.lazy(Optional.empty());
    }

    /// The worker's side: what a process started by a test runs.
    public static final class Worker {

        private Worker() {}

        public static void main(String[] args) throws IOException {
            AnalysisWorker.serve(
                    of(),
                    System.in,
                    System.out,
                    problem -> Runtime.getRuntime().halt(problem.isEmpty() ? 0 : 1));
        }
    }

    private static final class Reader implements SourceReader {

        private final PdfReader reader = new PdfReader();

        @Override
        public String stamp() {
            return reader.stamp();
        }

        @Override
        public PagePictures pictures(Path file, Optional<String> password) {
            return reader.pictures(file, password);
        }

        @Override
        public ParsedDocument read(
                Path file,
                Optional<String> password,
                SortedMap<PageNumber, PageOmission> omitted,
                SortedMap<PageNumber, RecognisedPage> recognised,
                CancelToken cancel,
                Progress progress)
                throws PdfException {
            Path mood = mood(file);
            if (Files.exists(mood)) {
                misbehave(words(mood), mood, omitted, progress);
            }
            return reader.read(file, password, omitted, recognised, cancel, progress);
        }
    }

    /// Reads one line off every page, unless the file's mood is against it.
    private static final class Recogniser implements PageRecogniser {

        @Override
        public String stamp() {
            return "moody ocr 1";
        }

        @Override
        public RecognisedPage recognise(
                Path file,
                Optional<String> password,
                PageNumber page,
                CancelToken cancel,
                Progress progress) {
            Path mood = mood(file);
            if (Files.exists(mood)) {
                misbehave(words(mood), mood, Collections.emptySortedMap(), progress);
            }
            return read(page);
        }
    }

    static RecognisedPage read(PageNumber page) {
        return new RecognisedPage(
                page,
                "moody ocr 1",
                List.of(
                        new RecognisedLine(
                                "Ω",
                                new PageBox(1, 2, 3, 4),
                                90,
                                CharEdges.of(new float[] {2}, new float[] {4}),
                                7.5,
                                true,
                                0.75)),
                List.of(new Rule(true, 10, 20, 30, 0.5, 0)),
                List.of(new Stroke(new PageBox(5, 6, 7, 8), 2, true, true)),
                0.25);
    }

    static Path mood(Path file) {
        return file.resolveSibling(file.getFileName() + ".mood");
    }

    private static List<String> words(Path mood) {
        try {
            return List.of(Files.readString(mood).split(" "));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void misbehave(
            List<String> words,
            Path mood,
            SortedMap<PageNumber, PageOmission> omitted,
            Progress progress) {
        switch (words.getFirst()) {
            case "once" -> {
                delete(mood);
                progress.report("parse", 0, 2);
                Runtime.getRuntime().halt(7);
            }
            case "broken" -> throw new IllegalStateException("a stage broke");
            case "deaf" -> {
                progress.report("parse", 0, 2);
                while (true) {
                    Thread.onSpinWait();
                }
            }
            default ->
                    onPage(words.getFirst(), Integer.parseInt(words.getLast()), omitted, progress);
        }
    }

    private static void onPage(
            String what, int page, SortedMap<PageNumber, PageOmission> omitted, Progress progress) {
        if (omitted.containsKey(new PageNumber(page))) {
            return;
        }
        progress.report("parse", page - 1, 2);
        switch (what) {
            case "hang" -> {
                while (true) {
                    Thread.onSpinWait();
                }
            }
            case "crash" -> Runtime.getRuntime().halt(9);
            case "fill" -> {
                while (true) {
                    HOARD.add(new long[1 << 20]);
                }
            }
            default -> throw new IllegalStateException(what);
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
