package dev.sheetproof.layout.neural;

import dev.sheetproof.layout.PagePicture;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// White pages with filled blocks, drawn straight into pixels.
public final class DrawnPictures implements PagePictures {

    private record Block(int page, PageBox box, int rgb) {}

    private final double widthPt;
    private final double heightPt;
    private final List<Block> blocks = new ArrayList<>();

    public DrawnPictures(double widthPt, double heightPt) {
        this.widthPt = widthPt;
        this.heightPt = heightPt;
    }

    public DrawnPictures block(int page, PageBox box, int rgb) {
        blocks.add(new Block(page, box, rgb));
        return this;
    }

    @Override
    public PagePicture picture(PageNumber page, double pxPerPt, CancelToken cancel) {
        cancel.throwIfCancelled();
        int width = (int) Math.ceil(widthPt * pxPerPt - 1e-6);
        int height = (int) Math.ceil(heightPt * pxPerPt - 1e-6);
        int[] rgb = new int[width * height];
        Arrays.fill(rgb, 0xFFFFFF);
        for (Block block : blocks) {
            if (block.page() == page.value()) {
                for (int y = 0; y < height; y++) {
                    for (int x = 0; x < width; x++) {
                        if (block.box().contains((x + 0.5) / pxPerPt, (y + 0.5) / pxPerPt)) {
                            rgb[y * width + x] = block.rgb();
                        }
                    }
                }
            }
        }
        return new PagePicture(width, height, rgb, pxPerPt);
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
