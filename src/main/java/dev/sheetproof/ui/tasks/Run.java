package dev.sheetproof.ui.tasks;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.IngestRequest;
import dev.sheetproof.ingest.RecognitionRequest;
import dev.sheetproof.work.CancelToken;
import java.util.Optional;

/// A request that runs or waits.
///
/// @param number tells it from all others
record Run(int number, OpenCorpus corpus, Order order, CancelToken cancel, IngestSampler sampler) {

    /// What is to be done.
    sealed interface Order {

        /// Files are taken in.
        record Take(IngestRequest request) implements Order {}

        /// Pages are read by OCR.
        record Read(RecognitionRequest request) implements Order {}
    }

    boolean reads() {
        return order instanceof Order.Read;
    }

    /// What is left to do of it after a restart; what OCR has to read is found again anyway.
    Optional<QueueMemory.Entry> entry() {
        return order instanceof Order.Take(IngestRequest request)
                ? Optional.of(new QueueMemory.Entry(corpus.ref().folder(), request.paths()))
                : Optional.empty();
    }
}
