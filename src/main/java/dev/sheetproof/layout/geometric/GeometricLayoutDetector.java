package dev.sheetproof.layout.geometric;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.PageLayouts;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.layout.UncoveredText;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageView;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Finds layout regions by geometry alone: no model, no network, no randomness.
///
/// Per page: furniture, framed tables, half-ruled tables, figures, unframed tables, then captions,
/// notes and running text on the rest. Every readable line ends up inside an element.
public final class GeometricLayoutDetector implements LayoutDetector {

    private final DuplicatesByArea duplicates = new DuplicatesByArea();

    @Override
    public String stamp() {
        return "geometric-41";
    }

    @Override
    public List<PageLayout> detect(
            ParsedDocument document, PagePictures pictures, CancelToken cancel, Progress progress) {
        return detect(document, cancel, progress);
    }

    /// As the other, without pictures: this detector does not look.
    public List<PageLayout> detect(ParsedDocument document, CancelToken cancel, Progress progress) {
        List<PageView> views = document.pages().stream().map(PageView::upright).toList();
        ParsedDocument seen = seen(document, views);
        DocumentFonts fonts = DocumentFonts.of(seen);
        LiveArea live = LiveArea.of(seen);
        RepeatedText repeated = RepeatedText.of(seen, live);
        Set<String> makers = MarginWords.makers(seen);
        List<RepeatedInk.Split> ink = RepeatedInk.split(seen);
        List<PageLayout> layouts = new ArrayList<>();
        int pages = document.pages().size();
        for (int i = 0; i < pages; i++) {
            cancel.throwIfCancelled();
            ParsedPage page = seen.pages().get(i);
            PageDetection detection =
                    new PageDetection(
                            page, fonts, live, ink.get(i), repeated.sharesOn(page), makers);
            layouts.add(views.get(i).back(layout(page, detection.run())));
            progress.report("detect", i + 1, pages);
        }
        return layouts;
    }

    /// The document as its rules want to see it: upright, and in units of its type.
    private static ParsedDocument seen(ParsedDocument document, List<PageView> views) {
        if (views.stream().allMatch(PageView::same)) {
            return document;
        }
        List<ParsedPage> pages = new ArrayList<>();
        for (int i = 0; i < views.size(); i++) {
            pages.add(views.get(i).see(document.pages().get(i)));
        }
        return new ParsedDocument(
                document.summary(),
                pages,
                document.toc(),
                document.namedObjects(),
                document.crossReferences());
    }

    private PageLayout layout(ParsedPage page, List<Detection> raw) {
        DuplicatesByArea.Resolution resolution = duplicates.resolve(raw);
        // A region that was dropped may have held a line that the larger one does not reach.
        List<Detection> left =
                UncoveredText.on(page, resolution.kept(), "text of regions that were dropped");
        List<Detection> all = new ArrayList<>(raw);
        all.addAll(left);
        List<Detection> kept = new ArrayList<>(resolution.kept());
        kept.addAll(left);
        return PageLayouts.of(page, all, kept, resolution.dropped());
    }
}
