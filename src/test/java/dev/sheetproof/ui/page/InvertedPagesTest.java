package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

final class InvertedPagesTest {

    @Test
    void lightBecomesDarkAndColoursStay() {
        int[] pixels = {0xffffffff, 0xff000000, 0xffff0000, 0xff202020, 0xffffc0c0};
        PdfPictures.invertLightness(pixels);
        assertArrayEquals(
                new int[] {0xff000000, 0xffffffff, 0xffff0000, 0xffdfdfdf, 0xff3f0000}, pixels);
        PdfPictures.invertLightness(pixels);
        assertArrayEquals(
                new int[] {0xffffffff, 0xff000000, 0xffff0000, 0xff202020, 0xffffc0c0}, pixels);
    }
}
