package dev.sheetproof.mcp;

import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;

/// One tool. Safe for several threads.
interface Tool {

    ToolDescription description();

    /// @throws InvalidArgumentException when an argument cannot be used
    /// @throws PdfException when the source PDF is gone or cannot be drawn
    /// @throws IOException when a file made for the answer cannot be read
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    ToolResult call(Arguments arguments, CancelToken cancel)
            throws InvalidArgumentException, IOException;
}
