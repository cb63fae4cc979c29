package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Cuts a page into the pictures it is drawn in: one for the whole page while it is small, tiles
/// when it is large.
public final class Tiling {

    /// Largest number of pixels a page is drawn with in one piece.
    static final double WHOLE_PAGE_PIXELS = 4e6;

    /// Edge of a tile in pixels.
    static final int TILE_PX = 1024;

    /// Resolution of the picture shown until the sharp one is there.
    static final double PREVIEW_DPI = 48;

    /// Largest number of pixels any picture is drawn with.
    static final double MOST_PIXELS = 16e6;

    private Tiling() {}

    /// The low-resolution picture of a whole page.
    public static PictureRequest preview(Path pdf, PageNumber page, PageBox bounds) {
        double pixels = bounds.area() * PREVIEW_DPI * PREVIEW_DPI / 72 / 72;
        double dpi =
                pixels > MOST_PIXELS ? PREVIEW_DPI * Math.sqrt(MOST_PIXELS / pixels) : PREVIEW_DPI;
        return new PictureRequest(pdf, page, bounds, dpi);
    }

    /// The pictures that cover the visible part of a page at a resolution, those in its middle
    /// first.
    public static List<PictureRequest> sharp(
            Path pdf, PageNumber page, PageBox bounds, PageBox visible, double dpi) {
        double pxPerPt = dpi / 72;
        if (bounds.area() * pxPerPt * pxPerPt <= WHOLE_PAGE_PIXELS) {
            return List.of(new PictureRequest(pdf, page, bounds, dpi));
        }
        double edge = TILE_PX / pxPerPt;
        List<PictureRequest> tiles = new ArrayList<>();
        int lastColumn = last(visible.x1(), bounds.x1(), edge);
        int lastRow = last(visible.y1(), bounds.y1(), edge);
        for (int row = (int) (visible.y0() / edge); row <= lastRow; row++) {
            for (int column = (int) (visible.x0() / edge); column <= lastColumn; column++) {
                PageBox region =
                        new PageBox(
                                column * edge,
                                row * edge,
                                Math.min((column + 1) * edge, bounds.x1()),
                                Math.min((row + 1) * edge, bounds.y1()));
                tiles.add(new PictureRequest(pdf, page, region, dpi));
            }
        }
        tiles.sort(
                Comparator.comparingDouble(
                        tile ->
                                Math.hypot(
                                        tile.region().centerX() - visible.centerX(),
                                        tile.region().centerY() - visible.centerY())));
        return tiles;
    }

    /// The tile that holds a coordinate; one on the far edge of the page belongs to the last tile.
    private static int last(double visibleEnd, double pageEnd, double edge) {
        int tiles = (int) Math.ceil(pageEnd / edge);
        return Math.min((int) (visibleEnd / edge), tiles - 1);
    }
}
