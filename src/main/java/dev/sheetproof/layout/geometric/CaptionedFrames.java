package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.Stroke;
import java.util.ArrayList;
import java.util.List;

/// Finds frames with the numbered caption of a figure right under or over them: what is framed is
/// that figure, with the tables, names and notes drawn in it.
final class CaptionedFrames {

    /// White space between the frame and its caption, in line heights.
    private static final double MAX_GAP = 1.6;

    /// Height of such a frame in points at least, and its share of the page at most.
    private static final double MIN_HEIGHT_PT = 60;

    private static final double MAX_SHARE = 0.7;

    /// Curves and diagonals in the frame at least, or pictures over this share of it: a frame
    /// without any is a table's.
    private static final int MIN_CURVES = 8;

    private static final double PICTURE_SHARE = 0.1;

    /// Words along the outside of the frame, within this many points, from which it is the outline
    /// of a block with its pins, or a plot with its axis.
    private static final double OUTSIDE_PT = 12;

    private static final int MAX_OUTSIDE = 2;

    private final PageScene scene;
    private final CaptionPatterns captions = CaptionPatterns.standard();

    CaptionedFrames(PageScene scene) {
        this.scene = scene;
    }

    List<Drawing> find(List<RuleNetworks.Network> networks) {
        List<PageBox> named =
                scene.free().stream()
                        .filter(l -> l.horizontal() && captions.startsFigure(l.text()))
                        .map(Line::box)
                        .toList();
        List<Drawing> found = new ArrayList<>();
        if (named.isEmpty()) {
            return found;
        }
        for (RuleNetworks.Network network : networks) {
            PageBox frame = network.box();
            if (frame.height() > MIN_HEIGHT_PT
                    && frame.area() < MAX_SHARE * scene.width() * scene.height()
                    && Panels.framed(network)
                    && named.stream().anyMatch(c -> at(frame, c))
                    && named.stream().noneMatch(frame::containsCenterOf)
                    && drawn(frame)
                    && !labelled(frame)) {
                found.add(new Drawing(frame, false, true));
            }
        }
        return found;
    }

    private static boolean at(PageBox frame, PageBox caption) {
        double under = caption.y0() - frame.y1();
        double over = frame.y0() - caption.y1();
        double gap = Math.max(under, over);
        return gap > -0.3 * caption.height()
                && gap < MAX_GAP * caption.height()
                && caption.overlapX(frame) > 0.5 * caption.width();
    }

    private boolean labelled(PageBox frame) {
        PageBox beside = frame.inflate(OUTSIDE_PT, 0);
        return scene.free().stream()
                        .filter(
                                l ->
                                        beside.overlapY(l.box()) > 0.5 * l.box().height()
                                                && beside.touches(l.box())
                                                && !frame.containsCenterOf(l.box()))
                        .count()
                > MAX_OUTSIDE;
    }

    private boolean drawn(PageBox frame) {
        long curves = 0;
        for (Stroke stroke : scene.ink().strokes()) {
            curves +=
                    (stroke.curved() || stroke.diagonal()) && frame.contains(stroke.box()) ? 1 : 0;
        }
        double pictures =
                scene.ink().images().stream()
                        .map(PlacedImage::box)
                        .filter(frame::contains)
                        .mapToDouble(PageBox::area)
                        .sum();
        return curves >= MIN_CURVES || pictures > PICTURE_SHARE * frame.area();
    }
}
