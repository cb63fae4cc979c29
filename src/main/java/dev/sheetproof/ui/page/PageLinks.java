package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.Optional;

/// What the page view needs of the rest of the window.
public interface PageLinks {

    /// Where copied things go.
    Clip clip();

    /// Asks for a file to save a picture to; empty when the user thinks better of it.
    Optional<Path> pictureFile(String suggestedName);

    /// Searches the corpus for words from a page.
    void search(String request);

    /// A region of a chunk was clicked.
    void chunkClicked(String chunkId);

    /// Reads a page of a document by OCR, whatever text it has.
    void recognise(String docId, PageNumber page);

    /// Leaves the page shown out of the corpus, or takes it back.
    void skipShown();

    /// Reads the document shown again, as it is now.
    void readAgain();

    /// Asks where to look for PDFs that are not where they were, and looks there.
    void findMissing();
}
