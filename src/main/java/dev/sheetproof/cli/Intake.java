package dev.sheetproof.cli;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestReport;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.IngestedDocument;
import dev.sheetproof.ingest.IngestedDocument.Outcome;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.ingest.RecognitionRequest.Pages;
import dev.sheetproof.work.CancelToken;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// Takes files into an open corpus, then reads pages of them by OCR, and tells what came of it.
///
/// @param ocr the pages that are read by OCR; empty for none
record Intake(
        OpenCorpus open,
        ReadingOptions reading,
        Optional<Pages> ocr,
        CancelToken cancel,
        Console console) {

    /// The exit code.
    int run(IngestRequest request) {
        IngestReport taken = open.ingester().run(request, cancel, new IngestPrinter(console.err()));
        IngestReport report = ocr.isEmpty() ? taken : read(taken, ocr.get(), request);
        console.err().println(summary(report));
        return reading.conclude(report, console);
    }

    /// Recognises pages of what was taken in, which can be searched already.
    private IngestReport read(IngestReport taken, Pages pages, IngestRequest request) {
        List<String> documents =
                taken.documents().stream().flatMap(document -> document.docId().stream()).toList();
        if (documents.isEmpty() || cancel.isCancelled()) {
            return taken;
        }
        RecognitionRequest order =
                new RecognitionRequest(
                        new TreeSet<>(documents),
                        pages,
                        request.threads(),
                        request.passwords().stream().findFirst(),
                        request.detector());
        try {
            return taken.followedBy(
                    open.recognition().run(order, cancel, new IngestPrinter(console.err())));
        } catch (IllegalArgumentException e) {
            throw CommandFailure.usage(String.valueOf(e.getMessage()));
        }
    }

    /// One line about all files.
    static String summary(IngestReport report) {
        long cancelled = report.documents().stream().filter(Intake::isCancelled).count();
        long failed =
                report.documents().stream().filter(IngestedDocument::isFailure).count() - cancelled;
        StringBuilder line = new StringBuilder(80);
        line.append(report.documents().size())
                .append(report.documents().size() == 1 ? " file in " : " files in ")
                .append(report.millis() / 1000.0)
                .append(" s");
        if (failed > 0) {
            line.append("; ").append(failed).append(" failed at least in part, see above");
        }
        if (cancelled > 0) {
            line.append("; ")
                    .append(cancelled)
                    .append(" not done, `ingest --resume` goes on with them");
        }
        return line.toString();
    }

    private static boolean isCancelled(IngestedDocument document) {
        return document.outcome() == Outcome.CANCELLED;
    }
}
