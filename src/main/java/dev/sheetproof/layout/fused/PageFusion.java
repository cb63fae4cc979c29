package dev.sheetproof.layout.fused;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.layout.PageLayouts;
import dev.sheetproof.layout.UncoveredText;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.ParsedPage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Fuses what a model proposes on one page with what geometry finds there.
final class PageFusion {

    /// Intersection over union from which on two regions are the same thing.
    private static final double SAME_IOU = 0.5;

    /// The same for regions of text, by the lines they share.
    private static final double SAME_LINES = 0.6;

    /// Share of a region inside a table or figure that makes it a part of it.
    private static final double PART_SHARE = 0.85;

    /// Share of a table or figure that others may cover before it counts as found by them.
    private static final double COVERED_SHARE = 0.5;

    /// Confidence from which on geometry has seen the rules of a table: it then outweighs regions
    /// of text that the model proposes inside.
    private static final double STRONG = 0.85;

    /// Labels that geometry proves by wording, markers, repetition: published models are worst at
    /// them.
    private static final Set<ElementLabel> PROVED =
            EnumSet.of(
                    ElementLabel.TABLE_CAPTION,
                    ElementLabel.FIGURE_CAPTION,
                    ElementLabel.TABLE_FOOTNOTE,
                    ElementLabel.HEADER_FOOTER,
                    ElementLabel.LIST);

    /// Labels of a model that say little: geometry's proved label is more.
    private static final Set<ElementLabel> PLAIN =
            EnumSet.of(
                    ElementLabel.TEXT,
                    ElementLabel.TITLE,
                    ElementLabel.TABLE_CAPTION,
                    ElementLabel.FIGURE_CAPTION,
                    ElementLabel.TABLE_FOOTNOTE);

    private final ParsedPage page;
    private final PageLayout model;
    private final PageLayout geometry;
    private final List<Line> lines;
    private final List<Detection> fused = new ArrayList<>();
    private final List<PageLayout.Dropped> dropped = new ArrayList<>();
    private final Set<Integer> used = new HashSet<>();

    PageFusion(ParsedPage page, PageLayout model, PageLayout geometry) {
        this.page = page;
        this.model = model;
        this.geometry = geometry;
        this.lines = PageLayouts.readable(page);
    }

    PageLayout run() {
        List<Detection> proposed =
                model.elements().stream()
                        .filter(e -> !e.source().equals(UncoveredText.SOURCE))
                        .map(PageFusion::detection)
                        .toList();
        for (Detection proposal : proposed) {
            correct(proposal, proposed).ifPresent(fused::add);
        }
        for (Element found : geometry.elements()) {
            if (!used.contains(found.number())) {
                complete(found);
            }
        }
        DuplicatesByArea.Resolution resolution = new DuplicatesByArea().resolve(fused);
        List<Detection> kept = new ArrayList<>(resolution.kept());
        kept.addAll(
                UncoveredText.on(
                        page, resolution.kept(), "text that neither the model nor a rule placed"));
        List<Detection> raw = new ArrayList<>(model.raw());
        raw.addAll(geometry.raw());
        List<PageLayout.Dropped> all = new ArrayList<>(model.dropped());
        all.addAll(geometry.dropped());
        all.addAll(dropped);
        all.addAll(resolution.dropped());
        return PageLayouts.of(page, raw, kept, all);
    }

    private static Detection detection(Element e) {
        return new Detection(e.label(), e.confidence(), e.box(), e.source(), e.reason());
    }

    /// The proposal with its edges on glyphs and ink; empty when there is nothing in it.
    private Optional<Detection> correct(Detection proposal, List<Detection> proposed) {
        Optional<Element> same = same(proposal);
        if (same.isPresent()) {
            used.add(same.get().number());
            return Optional.of(agreed(proposal, same.get()));
        }
        if (lines.isEmpty()) {
            // A scan: there is nothing to snap to.
            return Optional.of(proposal);
        }
        Optional<PageBox> box =
                isBody(proposal.label())
                        ? Snapping.toInk(proposal.box(), within(proposal.box()), page.graphics())
                        : Snapping.toLines(
                                lines.stream()
                                        .filter(
                                                l ->
                                                        owner(l, proposed)
                                                                .equals(Optional.of(proposal)))
                                        .toList());
        if (box.isEmpty()) {
            dropped.add(new PageLayout.Dropped(proposal, "nothing is drawn or written there"));
        }
        return box.map(
                b ->
                        new Detection(
                                proposal.label(),
                                proposal.confidence(),
                                b,
                                proposal.source() + (isBody(proposal.label()) ? "+ink" : "+lines"),
                                proposal.reason()
                                        + (isBody(proposal.label())
                                                ? "; edges by the ink and lines in it"
                                                : "; edges by its lines")));
    }

    /// The region that geometry found at the same place, if it is of the same kind.
    private Optional<Element> same(Detection proposal) {
        return geometry.elements().stream()
                .filter(
                        e ->
                                !used.contains(e.number())
                                        && isBody(e.label()) == isBody(proposal.label()))
                .filter(
                        e ->
                                e.box().iou(proposal.box()) >= SAME_IOU
                                        || (!isBody(e.label())
                                                && sharedLines(e.box(), proposal.box())
                                                        >= SAME_LINES))
                .max(
                        Comparator.comparingDouble((Element e) -> e.box().iou(proposal.box()))
                                .thenComparing(Element::number, Comparator.reverseOrder()));
    }

    private double sharedLines(PageBox a, PageBox b) {
        long both = 0;
        long either = 0;
        for (Line line : lines) {
            boolean inA = a.containsCenterOf(line.box());
            boolean inB = b.containsCenterOf(line.box());
            both += inA && inB ? 1 : 0;
            either += inA || inB ? 1 : 0;
        }
        return either == 0 ? 0 : (double) both / either;
    }

    private static Detection agreed(Detection proposal, Element found) {
        boolean geometryNames =
                PROVED.contains(found.label())
                        && PLAIN.contains(proposal.label())
                        && found.label() != proposal.label();
        return new Detection(
                geometryNames ? found.label() : proposal.label(),
                geometryNames ? found.confidence() : proposal.confidence(),
                found.box(),
                proposal.source() + "+" + found.source(),
                proposal.reason()
                        + (geometryNames
                                ? "; geometry says " + found.label().wireName() + " and wins: "
                                : "; edges by geometry: ")
                        + found.reason());
    }

    /// Adds what geometry found and the model did not.
    private void complete(Element found) {
        Detection detection = detection(found);
        if (isBody(found.label())) {
            boolean taken =
                    fused.stream()
                            .anyMatch(
                                    d ->
                                            isBody(d.label())
                                                    && (found.box().shareInside(d.box())
                                                                    >= COVERED_SHARE
                                                            || d.box().shareInside(found.box())
                                                                    >= COVERED_SHARE));
            boolean strong = found.label() == ElementLabel.TABLE && found.confidence() >= STRONG;
            if (taken || (!strong && coveredShare(found.box()) > COVERED_SHARE)) {
                dropped.add(new PageLayout.Dropped(detection, "regions of the model lie there"));
                return;
            }
            if (strong) {
                dropParts(detection);
            }
            fused.add(missed(detection, detection.box()));
            return;
        }
        List<Line> own = lines.stream().filter(l -> isOwn(l, found)).toList();
        List<Line> left = own.stream().filter(l -> !UncoveredText.isCovered(l, fused)).toList();
        if (left.isEmpty()) {
            dropped.add(new PageLayout.Dropped(detection, "regions of the model hold its lines"));
        } else {
            fused.add(
                    missed(
                            detection,
                            left.size() == own.size()
                                    ? detection.box()
                                    : Snapping.toLines(left).orElseThrow()));
        }
    }

    private static Detection missed(Detection found, PageBox box) {
        return new Detection(
                found.label(),
                found.confidence(),
                box,
                found.source(),
                found.reason() + "; the model proposed nothing there");
    }

    /// Text that the model proposes inside a framed table is the text of its cells.
    private void dropParts(Detection table) {
        for (Detection part : List.copyOf(fused)) {
            if (!isBody(part.label()) && part.box().shareInside(table.box()) >= PART_SHARE) {
                fused.remove(part);
                dropped.add(new PageLayout.Dropped(part, "inside a table of " + table.source()));
            }
        }
    }

    private double coveredShare(PageBox box) {
        List<Line> inside = within(box);
        if (inside.isEmpty()) {
            return fused.stream().mapToDouble(d -> box.overlapArea(d.box())).sum()
                    / Math.max(1, box.area());
        }
        long covered = inside.stream().filter(l -> UncoveredText.isCovered(l, fused)).count();
        return (double) covered / inside.size();
    }

    private List<Line> within(PageBox box) {
        return lines.stream().filter(l -> box.containsCenterOf(l.box())).toList();
    }

    /// Whether a line is this region's and not that of a smaller one in it.
    private boolean isOwn(Line line, Element region) {
        return region.box().containsCenterOf(line.box())
                && geometry.elements().stream()
                        .noneMatch(
                                e ->
                                        e.box().area() < region.box().area()
                                                && e.box().containsCenterOf(line.box()));
    }

    /// The smallest proposal that holds a line.
    private static Optional<Detection> owner(Line line, List<Detection> proposed) {
        return proposed.stream()
                .filter(d -> d.box().containsCenterOf(line.box()))
                .min(Comparator.comparingDouble(d -> d.box().area()));
    }

    private static boolean isBody(ElementLabel label) {
        return label == ElementLabel.TABLE || label == ElementLabel.FIGURE;
    }
}
