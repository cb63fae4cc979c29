package dev.sheetproof.ui.page.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.PageBox;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class BoxRasterTest {

    private static final int RED = 0xFFFF0000;

    private static int at(BoxRaster raster, int x, int y) {
        return raster.argbPre()[(y - raster.top()) * raster.width() + x - raster.left()];
    }

    @Test
    void theEdgeLiesJustOutsideOfWhatIsInTheBox() {
        BoxRaster raster = new BoxRaster(new PageBox(100, 50, 160, 90));
        raster.outline(new PageBox(110, 60, 120, 70), RED);
        for (int x = 109; x <= 120; x++) {
            assertEquals(RED, at(raster, x, 59), "top at " + x);
            assertEquals(RED, at(raster, x, 70), "bottom at " + x);
        }
        for (int y = 59; y <= 70; y++) {
            assertEquals(RED, at(raster, 109, y), "left at " + y);
            assertEquals(RED, at(raster, 120, y), "right at " + y);
        }
        assertEquals(0, at(raster, 110, 60));
        assertEquals(0, at(raster, 119, 69));
        assertEquals(44, Arrays.stream(raster.argbPre()).filter(pixel -> pixel == RED).count());
    }

    @Test
    void boxesReachBeyondTheAreaOnEverySide() {
        BoxRaster raster = new BoxRaster(new PageBox(0, 0, 20, 20));
        raster.outline(new PageBox(-50, 5, 500, 500), RED);
        raster.outline(new PageBox(-90, -90, -50, -50), RED);
        assertEquals(20, Arrays.stream(raster.argbPre()).filter(pixel -> pixel == RED).count());
        assertEquals(RED, at(raster, 0, 4));
    }
}
