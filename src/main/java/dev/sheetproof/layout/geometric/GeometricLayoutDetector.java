package dev.sheetproof.layout.geometric;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.PageLayouts;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.List;

/// Finds layout regions by geometry alone: no model, no network, no randomness.
///
/// Per page: furniture, framed tables, half-ruled tables, figures, unframed tables, then captions,
/// notes and running text on the rest. Every readable line ends up inside an element.
public final class GeometricLayoutDetector implements LayoutDetector {

    private final DuplicatesByArea duplicates = new DuplicatesByArea();

    @Override
    public String stamp() {
        return "geometric-6";
    }

    @Override
    public List<PageLayout> detect(
            ParsedDocument document, PagePictures pictures, CancelToken cancel, Progress progress) {
        return detect(document, cancel, progress);
    }

    /// As the other, without pictures: this detector does not look.
    public List<PageLayout> detect(ParsedDocument document, CancelToken cancel, Progress progress) {
        DocumentFonts fonts = DocumentFonts.of(document);
        RepeatedText repeated = RepeatedText.of(document);
        List<RepeatedInk.Split> ink = RepeatedInk.split(document);
        List<PageLayout> layouts = new ArrayList<>();
        int pages = document.pages().size();
        for (int i = 0; i < pages; i++) {
            cancel.throwIfCancelled();
            ParsedPage page = document.pages().get(i);
            layouts.add(
                    layout(
                            page,
                            new PageDetection(page, fonts, ink.get(i), repeated.sharesOn(page))
                                    .run()));
            progress.report("detect", i + 1, pages);
        }
        return layouts;
    }

    private PageLayout layout(ParsedPage page, List<Detection> raw) {
        DuplicatesByArea.Resolution resolution = duplicates.resolve(raw);
        return PageLayouts.of(page, raw, resolution.kept(), resolution.dropped());
    }
}
