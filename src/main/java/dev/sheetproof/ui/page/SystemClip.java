package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.fx.RasterImage;
import dev.sheetproof.ui.page.select.CopiedText;
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
        ClipboardContent content = new ClipboardContent();
        content.putImage(RasterImage.of(picture.widthPx(), picture.heightPx(), picture.argbPre()));
        Clipboard.getSystemClipboard().setContent(content);
    }
}
