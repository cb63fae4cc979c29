package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.fx.RasterImage;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.image.Image;

/// The pictures drawn last, up to a number of bytes; those not used for longest are dropped first.
final class PictureCache {

    private static final int BYTES_PER_PIXEL = 4;

    private final long mostBytes;
    private final Map<PictureRequest, Picture> pictures = new LinkedHashMap<>(32, 0.75f, true);
    private long bytes;

    /// A picture as it was drawn.
    ///
    /// @param dpi its resolution, which may be lower than the one asked for
    record Picture(Image image, double dpi) {}

    PictureCache(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    Optional<Picture> get(PictureRequest request) {
        return Optional.ofNullable(pictures.get(request));
    }

    boolean has(PictureRequest request) {
        return pictures.containsKey(request);
    }

    /// Keeps a picture; its pixels are not copied.
    void put(PictureRequest request, PageRaster raster) {
        Image image = RasterImage.of(raster.widthPx(), raster.heightPx(), raster.argbPre());
        Picture before = pictures.put(request, new Picture(image, raster.dpi()));
        bytes += (long) raster.argbPre().length * BYTES_PER_PIXEL;
        if (before != null) {
            bytes -= size(before);
        }
        Iterator<Picture> oldest = pictures.values().iterator();
        while (bytes > mostBytes && pictures.size() > 1) {
            bytes -= size(oldest.next());
            oldest.remove();
        }
    }

    /// The pictures that show a part of the same page, at any resolution, those drawn or used last
    /// at the end.
    List<Map.Entry<PictureRequest, Picture>> ofPage(PictureRequest likeThis) {
        return pictures.entrySet().stream()
                .filter(
                        kept ->
                                kept.getKey().pdf().equals(likeThis.pdf())
                                        && kept.getKey().page().equals(likeThis.page()))
                .map(kept -> Map.entry(kept.getKey(), kept.getValue()))
                .toList();
    }

    void clear() {
        pictures.clear();
        bytes = 0;
    }

    long bytes() {
        return bytes;
    }

    private static long size(Picture picture) {
        Image image = picture.image();
        return ((long) image.getWidth()) * ((long) image.getHeight()) * BYTES_PER_PIXEL;
    }
}
