package dev.sheetproof.ui.shell;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.page.Clip;
import dev.sheetproof.ui.page.PageLinks;
import dev.sheetproof.ui.page.SystemClip;
import java.nio.file.Path;
import java.util.Optional;

/// What is done on a page with the rest of the window.
final class PageLinking implements PageLinks {

    private final ShellViewModel model;
    private final Choosers choosers;
    private final Clip clip = new SystemClip();

    PageLinking(ShellViewModel model, Choosers choosers) {
        this.model = model;
        this.choosers = choosers;
    }

    @Override
    public Clip clip() {
        return clip;
    }

    @Override
    public Optional<Path> pictureFile(String suggestedName) {
        return choosers.pictureFile(suggestedName);
    }

    @Override
    public void search(String request) {
        model.query().textProperty().set(request);
    }

    @Override
    public void chunkClicked(String chunkId) {
        model.results().choose(chunkId);
        model.documents().chunkBrowser().choose(chunkId);
    }

    @Override
    public void recognise(String docId, PageNumber page) {
        model.pageDesk().recognise(docId, page);
    }

    @Override
    public void skipShown() {
        model.pageDesk().skipOrTakeBack();
    }

    @Override
    public void readAgain() {
        model.detector().layOutAgain();
    }

    @Override
    public void findMissing() {
        choosers.searchFolder().ifPresent(model::findMissing);
    }
}
