package dev.sheetproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class IntakeTest {

    @Test
    void whatWasCancelledIsNotCalledAFailure() {
        assertEquals(
                "3 files in 1.5 s; 1 failed at least in part, see above;"
                        + " 1 not done, `ingest --resume` goes on with them",
                Intake.summary(report(Outcome.UNCHANGED, Outcome.REJECTED, Outcome.CANCELLED)));
    }

    @Test
    void whatWentWellIsOnlyCounted() {
        assertEquals("1 file in 1.5 s", Intake.summary(report(Outcome.UNCHANGED)));
    }

    private static IngestReport report(Outcome... outcomes) {
        List<IngestedDocument> documents =
                List.of(outcomes).stream()
                        .map(
                                outcome ->
                                        new IngestedDocument(
                                                Path.of(outcome + ".pdf"),
                                                Optional.empty(),
                                                Optional.empty(),
                                                outcome,
                                                Optional.empty(),
                                                "",
                                                0,
                                                new TreeMap<>(),
                                                0,
                                                0,
                                                0))
                        .toList();
        return new IngestReport(documents, 1500);
    }
}
