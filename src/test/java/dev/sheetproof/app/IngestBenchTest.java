package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.cli.BenchReport.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The benchmark of the ingest runs to its end; how fast it was is not asked here.
final class IngestBenchTest {

    @TempDir private Path temp;

    @Test
    void aCorpusThatIsNotThereYetIsBegunAndEveryFigureTaken() throws IOException {
        Path file = temp.resolve("abx-7.pdf");
        SmallDatasheets.crystal(file, "ABX-7", "18 pF");
        List<Figure> figures = new ArrayList<>();

        new IngestBench(List.of(file), temp.resolve("bench").resolve("ingest"))
                .run(figures::add, progress -> {});

        assertEquals(3, figures.size(), figures.toString());
        assertTrue(Files.exists(temp.resolve("bench/ingest/data/corpus.db")));
        assertTrue(figures.getFirst().note().contains("of 1 files"), figures.toString());
    }
}
