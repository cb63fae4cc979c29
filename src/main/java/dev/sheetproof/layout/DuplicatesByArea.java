package dev.sheetproof.layout;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Resolves duplicate proposals by area and never by confidence: the larger box is kept.
///
/// A proposal is dropped when its intersection over union with a kept one exceeds [#SAME_PLACE_IOU]
/// whatever the labels, or [#SAME_LABEL_IOU] under the same label, or when at least [#INSIDE_SHARE]
/// of it lies inside a kept one of the same label. Other nesting is content and stays. Equal areas
/// keep the earlier proposal.
public final class DuplicatesByArea {

    /// Intersection over union above which two proposals are the same place (design, section 3.2).
    public static final double SAME_PLACE_IOU = 0.85;

    /// Intersection over union above which two proposals of one label are the same region (design,
    /// section 3.2).
    public static final double SAME_LABEL_IOU = 0.55;

    /// Share of a proposal inside a kept one of the same label that makes it a part of it (design,
    /// section 3.2).
    public static final double INSIDE_SHARE = 0.85;

    /// What was kept, in the proposals' order, and what was not, with the reason.
    public record Resolution(List<Detection> kept, List<PageLayout.Dropped> dropped) {

        public Resolution {
            kept = List.copyOf(kept);
            dropped = List.copyOf(dropped);
        }
    }

    public Resolution resolve(List<Detection> proposals) {
        List<Integer> bySize = new ArrayList<>();
        for (int i = 0; i < proposals.size(); i++) {
            bySize.add(i);
        }
        bySize.sort(
                Comparator.comparingDouble((Integer i) -> -proposals.get(i).box().area())
                        .thenComparingInt(i -> i));
        List<Integer> kept = new ArrayList<>();
        List<PageLayout.Dropped> dropped = new ArrayList<>();
        for (int candidate : bySize) {
            Optional<String> reason =
                    kept.stream()
                            .map(k -> reason(proposals.get(candidate), proposals.get(k)))
                            .flatMap(Optional::stream)
                            .findFirst();
            if (reason.isPresent()) {
                dropped.add(new PageLayout.Dropped(proposals.get(candidate), reason.get()));
            } else {
                kept.add(candidate);
            }
        }
        List<Detection> inOrder = kept.stream().sorted().map(proposals::get).toList();
        return new Resolution(inOrder, dropped);
    }

    private static Optional<String> reason(Detection candidate, Detection kept) {
        PageBox box = candidate.box();
        PageBox larger = kept.box();
        if (!box.touches(larger)) {
            return Optional.empty();
        }
        double iou = box.iou(larger);
        String other = kept.label().wireName() + " of " + kept.source();
        if (iou > SAME_PLACE_IOU) {
            return Optional.of(
                    String.format(Locale.ROOT, "same place as %s (IoU %.2f)", other, iou));
        }
        if (candidate.label() != kept.label()) {
            return Optional.empty();
        }
        if (iou > SAME_LABEL_IOU) {
            return Optional.of(
                    String.format(Locale.ROOT, "same region as %s (IoU %.2f)", other, iou));
        }
        double inside = box.shareInside(larger);
        if (inside >= INSIDE_SHARE) {
            return Optional.of(
                    String.format(Locale.ROOT, "%.0f %% inside %s", inside * 100, other));
        }
        return Optional.empty();
    }
}
