package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.CorpusLibrary;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.DetectorChoice;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// What the commands work with.
///
/// @param version of the program
/// @param detectors looks at a choice of layout detector
/// @param window shows the window
/// @param tools serves the tools of a corpus
/// @param bench measures
/// @param failures finds the words for what the services throw
public record Services(
        String version,
        CorpusLibrary library,
        DetectorCheck detectors,
        Window window,
        ToolServer tools,
        Bench bench,
        FailureWords failures) {

    /// Puts failures of the services into words: those they announce, such as a full disk, and
    /// defects of the program.
    @FunctionalInterface
    public interface FailureWords {

        /// One line for a person.
        String of(Exception failure);
    }

    /// Looks at a choice of detector before anything is done with it.
    @FunctionalInterface
    public interface DetectorCheck {

        /// What is wrong with the choice, such as a model file that is no layout model; empty when
        /// it can be used.
        Optional<String> problem(DetectorChoice choice);
    }

    /// The window.
    @FunctionalInterface
    public interface Window {

        /// Returns when the window was closed.
        ///
        /// @param corpus name or path of the corpus to show first
        /// @param toOpen PDF files and folders to take in, links to follow
        void show(Optional<String> corpus, List<String> toOpen);
    }

    /// A server that other programs call.
    @FunctionalInterface
    public interface ToolServer {

        /// Serves until the input ends.
        ///
        /// @throws CorpusException when the corpus cannot be served
        void serve(OpenCorpus corpus, Console console) throws CorpusException;
    }

    /// The benchmark.
    public interface Bench {

        /// @param pdfs folder of PDFs that are read
        /// @param chunks size of the index that requests are timed on
        /// @param progress is told what is being measured, a line at a time
        /// @throws IOException when the PDFs or the temporary corpus cannot be used
        BenchReport run(Path pdfs, int chunks, Consumer<String> progress) throws IOException;

        /// Measures the page view on the documents of a corpus, which is only read.
        ///
        /// @throws IOException when no document of it can be shown
        BenchReport pages(OpenCorpus corpus, Consumer<String> progress) throws IOException;
    }
}
