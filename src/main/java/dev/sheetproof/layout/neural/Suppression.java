package dev.sheetproof.layout.neural;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Keeps the best of boxes that lie on each other within a class, the usual end of detectors that
/// propose a box from many anchors.
final class Suppression {

    /// Intersection over union above which the worse box goes: the exporters' default.
    static final double IOU = 0.7;

    /// Proposals looked at; the best of them where a model gives more. Bounds the work.
    static final int MAX_CANDIDATES = 4_096;

    /// Boxes kept of a page: the exporters' default.
    static final int MAX_KEPT = 300;

    /// Best first; equal scores by class and place, so that the order of anchors does not matter.
    static final Comparator<Candidate> BEST_FIRST =
            Comparator.comparingDouble((Candidate c) -> -c.score())
                    .thenComparingInt(Candidate::classIndex)
                    .thenComparingDouble(Candidate::y0)
                    .thenComparingDouble(Candidate::x0)
                    .thenComparingDouble(Candidate::y1)
                    .thenComparingDouble(Candidate::x1);

    private Suppression() {}

    /// What is left, best first.
    static List<Candidate> of(List<Candidate> candidates) {
        List<Candidate> kept = new ArrayList<>();
        for (Candidate candidate :
                candidates.stream().sorted(BEST_FIRST).limit(MAX_CANDIDATES).toList()) {
            boolean covered =
                    kept.stream()
                            .anyMatch(
                                    k ->
                                            k.classIndex() == candidate.classIndex()
                                                    && k.iou(candidate) > IOU);
            if (!covered) {
                kept.add(candidate);
                if (kept.size() == MAX_KEPT) {
                    break;
                }
            }
        }
        return kept;
    }
}
