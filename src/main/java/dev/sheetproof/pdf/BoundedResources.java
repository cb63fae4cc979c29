package dev.sheetproof.pdf;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.pdmodel.DefaultResourceCache;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;

/// What an open file keeps of what its pages share. Of the images, which carry their pixels along,
/// it keeps the few used last: kept for as long as there is memory, they fill it.
final class BoundedResources extends DefaultResourceCache {

    /// Pixels of all images kept; those of some two scanned pages.
    private static final long MOST_PIXELS = 16_000_000;

    private final Map<COSObject, PDImageXObject> images = new LinkedHashMap<>(16, 0.75f, true);
    private long pixels;

    @Override
    public PDXObject getXObject(COSObject indirect) {
        PDImageXObject image = images.get(indirect);
        return image == null ? super.getXObject(indirect) : image;
    }

    @Override
    public void put(COSObject indirect, PDXObject object) {
        if (!(object instanceof PDImageXObject image)) {
            super.put(indirect, object);
            return;
        }
        PDImageXObject before = images.put(indirect, image);
        pixels += size(image) - (before == null ? 0 : size(before));
        Iterator<PDImageXObject> oldest = images.values().iterator();
        while (pixels > MOST_PIXELS && images.size() > 1) {
            pixels -= size(oldest.next());
            oldest.remove();
        }
    }

    private static long size(PDImageXObject image) {
        return Math.max(0L, image.getWidth()) * Math.max(0L, image.getHeight());
    }
}
