package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TilingTest {

    private static final Path PDF = Path.of("a.pdf");
    private static final PageNumber FIRST = new PageNumber(1);
    private static final PageBox A4 = new PageBox(0, 0, 595, 842);

    @Test
    void aSmallPageIsOnePicture() {
        List<PictureRequest> tiles = Tiling.sharp(PDF, FIRST, A4, A4, 144);
        assertEquals(List.of(new PictureRequest(PDF, FIRST, A4, 144)), tiles);
    }

    @Test
    void theTilesOfALargePageCoverWhatIsVisible() {
        PageBox visible = new PageBox(100, 200, 250, 380);
        List<PictureRequest> tiles = Tiling.sharp(PDF, FIRST, A4, visible, 576);
        for (double x = visible.x0(); x <= visible.x1(); x += 5) {
            for (double y = visible.y0(); y <= visible.y1(); y += 5) {
                double px = x;
                double py = y;
                assertTrue(
                        tiles.stream().anyMatch(tile -> tile.region().contains(px, py)),
                        x + ", " + y);
            }
        }
        assertTrue(tiles.size() <= 9, tiles.size() + " tiles");
    }

    @Test
    void tilesStayOnThePage() {
        List<PictureRequest> tiles = Tiling.sharp(PDF, FIRST, A4, A4, 576);
        assertTrue(tiles.stream().allMatch(tile -> A4.contains(tile.region())));
        double area = tiles.stream().mapToDouble(tile -> tile.region().area()).sum();
        assertEquals(A4.area(), area, 1e-6);
    }

    @Test
    void noPictureExceedsSixteenMegapixels() {
        PageBox poster = new PageBox(0, 0, 14400, 14400);
        PictureRequest preview = Tiling.preview(PDF, FIRST, poster);
        double pxPerPt = preview.dpi() / 72;
        assertTrue(poster.area() * pxPerPt * pxPerPt <= 16e6 * 1.001);
        for (PictureRequest tile :
                Tiling.sharp(PDF, FIRST, poster, new PageBox(0, 0, 500, 500), 96)) {
            assertTrue(tile.region().area() * 96 * 96 / 72 / 72 <= 16e6);
        }
    }
}
