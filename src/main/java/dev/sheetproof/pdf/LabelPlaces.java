package dev.sheetproof.pdf;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/// Where the labels of boxes go on the picture of a page: about their box, wherever they cover
/// least of what is printed there, and no other label.
final class LabelPlaces {

    /// A pixel of the page with a channel darker than this is printed.
    private static final int PAPER = 0xD0;

    /// A label under another one cannot be read at all; one on ink leaves both to be guessed.
    private static final double OVER_LABEL = 4;

    /// What keeps a label at its usual place when another is only a pixel or two better.
    private static final double PREFERENCE = 2;

    private final PageRaster page;
    private final List<Rectangle2D> taken = new ArrayList<>();

    LabelPlaces(PageRaster page) {
        this.page = page;
    }

    /// The best place for the label of a box, which is taken from now on.
    Rectangle2D take(Rectangle2D box, double width, double height) {
        Rectangle2D best = above(box, width, height);
        double least = Double.POSITIVE_INFINITY;
        int rank = 0;
        for (Rectangle2D place : places(box, width, height)) {
            double cost = ink(place) + covered(place) + PREFERENCE * rank++;
            if (cost < least) {
                least = cost;
                best = place;
            }
        }
        taken.add(best);
        return best;
    }

    /// Over its left end where there is room, else inside it.
    private Rectangle2D above(Rectangle2D box, double width, double height) {
        double x = Math.clamp(box.getX(), 0, Math.max(0, page.widthPx() - width));
        double y = box.getY() - height >= 0 ? box.getY() - height : box.getY();
        return new Rectangle2D.Double(x, y, width, height);
    }

    /// The places on the picture, those first where a label is looked for.
    private List<Rectangle2D> places(Rectangle2D box, double width, double height) {
        double left = box.getX();
        double right = box.getMaxX() - width;
        double top = box.getY();
        double bottom = box.getMaxY();
        double[][] corners = {
            {left, top - height},
            {right, top - height},
            {box.getMaxX(), top},
            {left - width, top},
            {left, bottom},
            {right, bottom},
            {right, top},
            {left, top},
            {right, bottom - height},
            {left, bottom - height},
            {box.getMaxX(), bottom - height},
            {left - width, bottom - height}
        };
        List<Rectangle2D> places = new ArrayList<>();
        for (double[] corner : corners) {
            boolean onPage =
                    corner[0] >= 0
                            && corner[1] >= 0
                            && corner[0] + width <= page.widthPx()
                            && corner[1] + height <= page.heightPx();
            if (onPage) {
                places.add(new Rectangle2D.Double(corner[0], corner[1], width, height));
            }
        }
        return places;
    }

    /// Printed pixels under a place.
    private int ink(Rectangle2D place) {
        Rectangle area =
                place.getBounds().intersection(new Rectangle(page.widthPx(), page.heightPx()));
        int ink = 0;
        for (int y = area.y; y < area.y + area.height; y++) {
            for (int x = area.x; x < area.x + area.width; x++) {
                int argb = page.argbPre()[y * page.widthPx() + x];
                int darkest = Math.min(argb >> 16 & 0xff, Math.min(argb >> 8 & 0xff, argb & 0xff));
                if (darkest < PAPER) {
                    ink++;
                }
            }
        }
        return ink;
    }

    private double covered(Rectangle2D place) {
        double covered = 0;
        for (Rectangle2D other : taken) {
            Rectangle2D both = place.createIntersection(other);
            if (both.getWidth() > 0 && both.getHeight() > 0) {
                covered += OVER_LABEL * both.getWidth() * both.getHeight();
            }
        }
        return covered;
    }
}
