package dev.sheetproof.ui.compare;

import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;

/// What the document shown is compared with.
public sealed interface Subject {

    /// What a detector finds on its pages now.
    record Detector(DetectorChoice choice) implements Subject {}

    /// What another corpus holds of the same file.
    record OtherCorpus(CorpusRef corpus) implements Subject {}

    /// Another document of the corpus.
    record OtherDocument(DocumentRecord document) implements Subject {}
}
