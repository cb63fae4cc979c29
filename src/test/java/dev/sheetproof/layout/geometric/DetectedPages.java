package dev.sheetproof.layout.geometric;

import dev.sheetproof.layout.SyntheticPages;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.List;

/// What the detector finds on drawn pages of one document.
final class DetectedPages {

    private DetectedPages() {}

    /// The regions of one of the pages.
    ///
    /// @param page counted from 0
    static List<Element> elements(int page, SyntheticPages.Page... pages) {
        return new GeometricLayoutDetector()
                .detect(SyntheticPages.document(pages), new CancelToken(), Progress.SILENT)
                .get(page)
                .elements();
    }

    /// The boxes of the regions with a label on the last page.
    static List<PageBox> boxes(ElementLabel label, SyntheticPages.Page... pages) {
        return boxes(elements(pages.length - 1, pages), label);
    }

    /// The boxes of those that have a label.
    static List<PageBox> boxes(List<Element> elements, ElementLabel label) {
        return elements.stream().filter(e -> e.label() == label).map(Element::box).toList();
    }
}
