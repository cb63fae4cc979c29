package dev.sheetproof.layout.fused;

import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.List;

/// Lets a model propose regions and geometry correct them: boxes end at glyphs and rules, captions,
/// notes and page furniture that geometry proves keep their label, and what the model missed is
/// added. Each region's source names both.
public final class FusedLayoutDetector implements LayoutDetector {

    private final LayoutDetector model;
    private final LayoutDetector geometry;

    /// @param model proposes
    /// @param geometry corrects and completes
    public FusedLayoutDetector(LayoutDetector model, LayoutDetector geometry) {
        this.model = model;
        this.geometry = geometry;
    }

    @Override
    public String stamp() {
        return "fused-1 (" + model.stamp() + ") (" + geometry.stamp() + ")";
    }

    @Override
    public List<PageLayout> detect(
            ParsedDocument document, PagePictures pictures, CancelToken cancel, Progress progress) {
        List<PageLayout> found = geometry.detect(document, pictures, cancel, Progress.SILENT);
        List<PageLayout> proposed = model.detect(document, pictures, cancel, progress);
        List<PageLayout> fused = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            cancel.throwIfCancelled();
            fused.add(new PageFusion(document.pages().get(i), proposed.get(i), found.get(i)).run());
        }
        return fused;
    }

    @Override
    public PageLayout detectPage(
            ParsedDocument document, PageNumber page, PagePictures pictures, CancelToken cancel) {
        return new PageFusion(
                        document.page(page),
                        model.detectPage(document, page, pictures, cancel),
                        geometry.detectPage(document, page, pictures, cancel))
                .run();
    }
}
