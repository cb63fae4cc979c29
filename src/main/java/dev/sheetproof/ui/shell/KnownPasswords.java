package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.ui.page.PdfPictures;

/// Lets pages of encrypted documents be drawn without asking, where the corpus knows the password.
/// Used on a worker that reads the corpus.
final class KnownPasswords {

    private KnownPasswords() {}

    static void unlock(OpenCorpus corpus, PdfPictures pictures) {
        CorpusBrowser browser = corpus.browser();
        for (DocumentRecord document : browser.documents()) {
            browser.password(document)
                    .ifPresent(
                            password ->
                                    pictures.unlock(
                                            browser.pdf(document).toAbsolutePath().normalize(),
                                            password));
        }
    }
}
