package dev.sheetproof.pdf;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.work.CancelToken;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.color.PDPattern;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;
import org.apache.pdfbox.util.Matrix;

/// Draws pages into pixels.
final class PageRenderer {

    /// Upper limit of one picture (DESIGN.md, section 9): 16 Mpx are 64 MB.
    static final int MAX_PIXELS = 16_000_000;

    /// Longest side of one picture: the outlines of every glyph cost memory by the height of the
    /// picture, so that a page of a million pixels by one takes minutes to draw.
    static final int MAX_SIDE_PX = 32_768;

    /// Keeps rounding noise from adding a column or row of pixels.
    private static final double PIXEL_SLACK = 1e-6;

    /// Images shrink to a whole part of their size at most by this, for pictures of a page as small
    /// as a stamp.
    private static final int MAX_SHRINK = 64;

    /// Paths end here, in points from the corner of the page: programs that draw use 16 bits. The
    /// library cuts a curve into pieces by its size, and takes minutes for one of millions of
    /// points.
    private static final float MAX_COORDINATE_PT = 32_768;

    private final PDDocument document;
    private final DecodedImages decoded = new DecodedImages();

    PageRenderer(PDDocument document) {
        this.document = document;
    }

    PageRaster render(
            int pageIndex, PageFrame frame, PageBox region, double dpi, CancelToken cancel)
            throws IOException {
        cancel.throwIfCancelled();
        double usedDpi = dpi * Math.min(1, share(region, PageFrame.pxPerPt(dpi)));
        double pxPerPt = PageFrame.pxPerPt(usedDpi);
        int width = pixels(region.width() * pxPerPt);
        int height = pixels(region.height() * pxPerPt);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        int[] argb = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        Arrays.fill(argb, 0xFFFFFFFF);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setBackground(Color.WHITE);
            graphics.clipRect(0, 0, width, height);
            graphics.translate(-region.x0() * pxPerPt, -region.y0() * pxPerPt);
            // PDFBox turns the page and moves its crop box, but knows nothing of UserUnit.
            float scale = (float) (pxPerPt * frame.userUnit());
            new CancellableRenderer(document, decoded, new Rectangle(width, height), cancel)
                    .renderPageToGraphics(pageIndex, graphics, scale);
        } finally {
            graphics.dispose();
        }
        return new PageRaster(width, height, argb, usedDpi);
    }

    /// By how much a picture must be smaller to keep the limits; above 1 when it need not be.
    private static double share(PageBox region, double pxPerPt) {
        double area = Math.sqrt(MAX_PIXELS / (region.area() * pxPerPt * pxPerPt));
        double side = MAX_SIDE_PX / (Math.max(region.width(), region.height()) * pxPerPt);
        return Math.min(area, side) * (1 - PIXEL_SLACK);
    }

    private static int pixels(double exact) {
        return (int) Math.max(1, Math.ceil(exact - PIXEL_SLACK));
    }

    private static RenderingHints hints() {
        RenderingHints hints =
                new RenderingHints(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_SPEED);
        hints.put(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        hints.put(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        return hints;
    }

    private static final class CancellableRenderer extends PDFRenderer {

        private final DecodedImages decoded;
        private final Rectangle surface;
        private final CancelToken cancel;

        CancellableRenderer(
                PDDocument document, DecodedImages decoded, Rectangle surface, CancelToken cancel) {
            super(document);
            this.decoded = decoded;
            this.surface = surface;
            this.cancel = cancel;
            setRenderingHints(hints());
        }

        @Override
        protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
            return new CancellableDrawer(parameters, decoded, surface, cancel);
        }
    }

    private static final class CancellableDrawer extends PageDrawer {

        private final DecodedImages decoded;
        private final Rectangle surface;
        private final CancelToken cancel;

        CancellableDrawer(
                PageDrawerParameters parameters,
                DecodedImages decoded,
                Rectangle surface,
                CancelToken cancel)
                throws IOException {
            super(parameters);
            this.decoded = decoded;
            this.surface = surface;
            this.cancel = cancel;
        }

        @Override
        protected void processOperator(Operator operator, List<COSBase> operands)
                throws IOException {
            cancel.throwIfCancelled();
            switch (operator.getName()) {
                case OperatorName.SET_FONT_AND_SIZE ->
                        named(COSName.FONT, operands).ifPresent(CidWidths::bound);
                case OperatorName.SET_GRAPHICS_STATE_PARAMS ->
                        named(COSName.EXT_G_STATE, operands)
                                .map(state -> state.getCOSArray(COSName.FONT))
                                .filter(setting -> setting.size() > 0)
                                .map(setting -> setting.getObject(0))
                                .filter(COSDictionary.class::isInstance)
                                .map(COSDictionary.class::cast)
                                .ifPresent(CidWidths::bound);
                default -> {
                    // Makes no font.
                }
            }
            super.processOperator(operator, operands);
        }

        /// The resource of a kind that an operator names.
        private Optional<COSDictionary> named(COSName kind, List<COSBase> operands) {
            PDResources resources = getResources();
            if (resources == null
                    || operands.isEmpty()
                    || !(operands.getFirst() instanceof COSName name)) {
                return Optional.empty();
            }
            return Optional.ofNullable(resources.getCOSObject().getCOSDictionary(kind))
                    .map(ofKind -> ofKind.getCOSDictionary(name));
        }

        @Override
        public void processPage(PDPage page) throws IOException {
            super.processPage(new FlatPage(page));
        }

        @Override
        public void moveTo(float x, float y) {
            super.moveTo(bounded(x), bounded(y));
        }

        @Override
        public void lineTo(float x, float y) {
            super.lineTo(bounded(x), bounded(y));
        }

        @Override
        public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
            super.curveTo(
                    bounded(x1), bounded(y1), bounded(x2), bounded(y2), bounded(x3), bounded(y3));
        }

        private static float bounded(float coordinate) {
            return Float.isNaN(coordinate)
                    ? 0
                    : Math.clamp(coordinate, -MAX_COORDINATE_PT, MAX_COORDINATE_PT);
        }

        @Override
        public void drawImage(PDImage image) throws IOException {
            Optional<ImagePlace> straight = straight(image);
            if (straight.isPresent()) {
                drawFitted(image, straight.orElseThrow());
                return;
            }
            int factor = shrinkFactor(image);
            super.drawImage(factor > 1 ? new ShrunkImage(image, factor) : image);
        }

        /// The drawer decides whether and how the image is drawn, in a corner; the image draws
        /// itself where it belongs.
        private void drawFitted(PDImage image, ImagePlace place) throws IOException {
            Matrix before = getGraphicsState().getCurrentTransformationMatrix();
            getGraphicsState().setCurrentTransformationMatrix(new Matrix());
            try {
                super.drawImage(
                        new FittedImage(image, place, decoded, this::getGraphics, surface, cancel));
            } finally {
                getGraphicsState().setCurrentTransformationMatrix(before);
            }
        }

        /// Where an image lies that is shrunk and neither turned askew nor drawn through a mask, a
        /// pattern or a transfer function, nor has a layer of its own, for which the drawer asks
        /// the original.
        private Optional<ImagePlace> straight(PDImage image) throws IOException {
            PDGraphicsState state = getGraphicsState();
            boolean plain =
                    state.getSoftMask() == null
                            && !(state.getTransfer() instanceof COSArray)
                            && !(state.getTransfer() instanceof COSDictionary)
                            && !image.getCOSObject().containsKey(COSName.OC)
                            && !(image.isStencil()
                                    && state.getNonStrokingColor().getColorSpace()
                                            instanceof PDPattern);
            return plain
                    ? ImagePlace.of(toDevice())
                            .filter(place -> place.ownWidth() <= image.getWidth())
                            .filter(place -> place.ownHeight() <= image.getHeight())
                    : Optional.empty();
        }

        private AffineTransform toDevice() {
            AffineTransform toDevice = new AffineTransform(getGraphics().getTransform());
            toDevice.concatenate(
                    getGraphicsState().getCurrentTransformationMatrix().createAffineTransform());
            return toDevice;
        }

        /// By how much an image can shrink and still have a pixel for each on the page. Images of a
        /// layer of their own are left alone, because the drawer asks the original for its layer.
        private int shrinkFactor(PDImage image) {
            if (image.getCOSObject().containsKey(COSName.OC)) {
                return 1;
            }
            AffineTransform toDevice = toDevice();
            double across = Math.hypot(toDevice.getScaleX(), toDevice.getShearY());
            double down = Math.hypot(toDevice.getShearX(), toDevice.getScaleY());
            double factor =
                    Math.min(
                            image.getWidth() / Math.max(1, across),
                            image.getHeight() / Math.max(1, down));
            return (int) Math.clamp(factor, 1, MAX_SHRINK);
        }
    }
}
