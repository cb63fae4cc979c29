package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.page.select.CopiedText;
import java.nio.IntBuffer;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

/// The clipboard of the system.
public final class SystemClip implements Clip {

    @Override
    public void put(CopiedText text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text.plain());
        if (!text.html().isEmpty()) {
            content.putHtml(text.html());
        }
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public void put(PageRaster picture) {
        PixelBuffer<IntBuffer> pixels =
                new PixelBuffer<>(
                        picture.widthPx(),
                        picture.heightPx(),
                        IntBuffer.wrap(picture.argbPre()),
                        PixelFormat.getIntArgbPreInstance());
        ClipboardContent content = new ClipboardContent();
        content.putImage(new WritableImage(pixels));
        Clipboard.getSystemClipboard().setContent(content);
    }
}
