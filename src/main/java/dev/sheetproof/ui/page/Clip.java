package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.page.select.CopiedText;

/// Where copied things go.
public interface Clip {

    void put(CopiedText text);

    void put(PageRaster picture);
}
