package dev.sheetproof.pdf;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;

/// Draws over the picture of a page: boxes with labels, a reading order, a veil over all but the
/// evidence.
///
/// Works on a copy, in points of the displayed page; whatever is drawn first lies beneath.
public final class PageAnnotator {

    /// Width of lines and size of labels in points, so that they look alike at any resolution.
    private static final double LINE_PT = 1;

    private static final double LABEL_PT = 6.5;
    private static final double BADGE_PT = 6;
    private static final double DASH_PT = 3;

    private final PageRaster source;
    private final PageBox region;
    private final double pxPerPt;
    private final BufferedImage image;
    private final LabelPlaces labels;

    /// A box to draw.
    ///
    /// @param rgb colour of frame, label and filling as 0xRRGGBB
    /// @param label stands about the box, where it covers least of the page; empty for none
    /// @param dashed true for a broken line
    /// @param fillOpacity 0 for the frame alone, 1 to cover what is beneath
    public record Mark(PageBox box, int rgb, String label, boolean dashed, double fillOpacity) {

        public Mark {
            if (!(fillOpacity >= 0 && fillOpacity <= 1)) {
                throw new IllegalArgumentException("opacity outside 0..1: " + fillOpacity);
            }
        }
    }

    private PageAnnotator(PageRaster source, PageBox region) {
        this.source = source;
        this.region = region;
        this.labels = new LabelPlaces(source);
        this.pxPerPt = PageFrame.pxPerPt(source.dpi());
        this.image =
                new BufferedImage(
                        source.widthPx(), source.heightPx(), BufferedImage.TYPE_INT_ARGB_PRE);
        System.arraycopy(source.argbPre(), 0, pixels(), 0, pixels().length);
    }

    /// Starts on a copy of a picture.
    ///
    /// @param region the part of the page that the picture shows, as it was asked for
    public static PageAnnotator over(PageRaster source, PageBox region) {
        return new PageAnnotator(source, region);
    }

    /// Draws boxes with their labels.
    public PageAnnotator marks(List<Mark> marks) {
        Graphics2D g = graphics();
        for (Mark mark : marks) {
            Rectangle2D box = toPixels(mark.box);
            Color colour = new Color(mark.rgb);
            if (mark.fillOpacity > 0) {
                g.setComposite(AlphaComposite.SrcOver.derive((float) mark.fillOpacity));
                g.setColor(colour);
                g.fill(box);
                g.setComposite(AlphaComposite.SrcOver);
            }
            g.setColor(colour);
            g.setStroke(line(mark.dashed));
            g.draw(box);
        }
        // Labels last: no frame may cross them.
        for (Mark mark : marks) {
            if (!mark.label.isEmpty()) {
                label(g, toPixels(mark.box), mark.label, new Color(mark.rgb));
            }
        }
        g.dispose();
        return this;
    }

    /// Joins the middles of boxes by a line and numbers them from 1.
    public PageAnnotator order(List<PageBox> boxes, int rgb) {
        Graphics2D g = graphics();
        g.setColor(new Color(rgb));
        g.setStroke(line(false));
        for (int i = 1; i < boxes.size(); i++) {
            Rectangle2D a = toPixels(boxes.get(i - 1));
            Rectangle2D b = toPixels(boxes.get(i));
            g.draw(
                    new Line2D.Double(
                            a.getCenterX(), a.getCenterY(), b.getCenterX(), b.getCenterY()));
        }
        double radius = BADGE_PT * pxPerPt;
        g.setFont(font(BADGE_PT * 1.1));
        FontMetrics metrics = g.getFontMetrics();
        for (int i = 0; i < boxes.size(); i++) {
            Rectangle2D box = toPixels(boxes.get(i));
            String number = Integer.toString(i + 1);
            g.setColor(new Color(rgb));
            g.fill(
                    new Ellipse2D.Double(
                            box.getCenterX() - radius,
                            box.getCenterY() - radius,
                            2 * radius,
                            2 * radius));
            g.setColor(Color.WHITE);
            g.drawString(
                    number,
                    (float) (box.getCenterX() - metrics.stringWidth(number) / 2.0),
                    (float) (box.getCenterY() + metrics.getAscent() * 0.38));
        }
        g.dispose();
        return this;
    }

    /// Fades everything outside the boxes towards white.
    ///
    /// @param opacity of the white veil, 0..1
    /// @throws IllegalArgumentException when the opacity is outside that
    public PageAnnotator fadeOutside(List<PageBox> boxes, double opacity) {
        if (!(opacity >= 0 && opacity <= 1)) {
            throw new IllegalArgumentException("opacity outside 0..1: " + opacity);
        }
        Graphics2D g = graphics();
        Area veil = new Area(new Rectangle2D.Double(0, 0, source.widthPx(), source.heightPx()));
        for (PageBox box : boxes) {
            veil.subtract(new Area(toPixels(box)));
        }
        g.setComposite(AlphaComposite.SrcOver.derive((float) opacity));
        g.setColor(Color.WHITE);
        g.fill(veil);
        g.dispose();
        return this;
    }

    /// The picture with everything drawn so far.
    public PageRaster raster() {
        return new PageRaster(source.widthPx(), source.heightPx(), pixels().clone(), source.dpi());
    }

    private int[] pixels() {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    private Graphics2D graphics() {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        return g;
    }

    private BasicStroke line(boolean dashed) {
        float width = (float) Math.max(1, LINE_PT * pxPerPt);
        float dash = (float) (DASH_PT * pxPerPt);
        return dashed
                ? new BasicStroke(
                        width,
                        BasicStroke.CAP_BUTT,
                        BasicStroke.JOIN_MITER,
                        10,
                        new float[] {dash, dash},
                        0)
                : new BasicStroke(width, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER);
    }

    private Font font(double sizePt) {
        return new Font(Font.SANS_SERIF, Font.BOLD, 1).deriveFont((float) (sizePt * pxPerPt));
    }

    private void label(Graphics2D g, Rectangle2D box, String text, Color colour) {
        g.setFont(font(LABEL_PT));
        FontMetrics metrics = g.getFontMetrics();
        double pad = 0.2 * metrics.getHeight();
        double width = metrics.stringWidth(text) + 2 * pad;
        double height = metrics.getAscent() + metrics.getDescent();
        Rectangle2D place = labels.take(box, width, height);
        g.setColor(colour);
        g.fill(place);
        g.setColor(isDark(colour) ? Color.WHITE : Color.BLACK);
        g.drawString(
                text, (float) (place.getX() + pad), (float) (place.getY() + metrics.getAscent()));
    }

    /// By perceived lightness (ITU-R BT.601 weights).
    private static boolean isDark(Color c) {
        return 0.299 * c.getRed() + 0.587 * c.getGreen() + 0.114 * c.getBlue() < 150;
    }

    private Rectangle2D toPixels(PageBox box) {
        return new Rectangle2D.Double(
                (box.x0() - region.x0()) * pxPerPt,
                (box.y0() - region.y0()) * pxPerPt,
                box.width() * pxPerPt,
                box.height() * pxPerPt);
    }
}
