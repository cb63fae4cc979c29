package dev.sheetproof.evaluation;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.layout.ReadingOrder;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// A detector whose duplicate proposals are decided as object detectors usually do it: the most
/// confident stays, under the same thresholds of overlap as [DuplicatesByArea].
public final class DuplicatesByConfidence implements LayoutDetector {

    private final LayoutDetector detector;

    /// @param detector whose proposals are decided on
    public DuplicatesByConfidence(LayoutDetector detector) {
        this.detector = detector;
    }

    @Override
    public String stamp() {
        return detector.stamp() + " by confidence";
    }

    @Override
    public List<PageLayout> detect(
            ParsedDocument document, PagePictures pictures, CancelToken cancel, Progress progress) {
        return detector.detect(document, pictures, cancel, progress).stream()
                .map(DuplicatesByConfidence::decided)
                .toList();
    }

    static PageLayout decided(PageLayout layout) {
        List<Detection> byConfidence = new ArrayList<>(layout.raw());
        byConfidence.sort(Comparator.comparingDouble(Detection::confidence).reversed());
        List<Detection> kept = new ArrayList<>();
        List<PageLayout.Dropped> dropped = new ArrayList<>();
        for (Detection proposal : byConfidence) {
            if (kept.stream().anyMatch(better -> duplicate(proposal, better))) {
                dropped.add(new PageLayout.Dropped(proposal, "a more confident one is there"));
            } else {
                kept.add(proposal);
            }
        }
        List<Element> elements = new ArrayList<>();
        List<Detection> ordered =
                ReadingOrder.of(kept, Detection::box, d -> d.label() == ElementLabel.TITLE);
        for (Detection d : ordered) {
            elements.add(
                    new Element(
                            layout.page(),
                            elements.size(),
                            d.label(),
                            d.confidence(),
                            d.box(),
                            d.source(),
                            ""));
        }
        return new PageLayout(layout.page(), layout.raw(), elements, dropped);
    }

    private static boolean duplicate(Detection proposal, Detection better) {
        double iou = proposal.box().iou(better.box());
        boolean same = proposal.label() == better.label();
        return iou > DuplicatesByArea.SAME_PLACE_IOU
                || (same
                        && (iou > DuplicatesByArea.SAME_LABEL_IOU
                                || proposal.box().shareInside(better.box())
                                        >= DuplicatesByArea.INSIDE_SHARE));
    }
}
