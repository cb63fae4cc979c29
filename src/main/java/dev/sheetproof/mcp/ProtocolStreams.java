package dev.sheetproof.mcp;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;

/// Standard input and output, kept for the protocol alone.
///
/// @param in the client's messages
/// @param out answers, and nothing else
public record ProtocolStreams(InputStream in, OutputStream out) {

    /// Takes both streams for the protocol. From then on, what anything prints to `System.out` goes
    /// to standard error. Call it before anything else of the program starts.
    public static ProtocolStreams claim() {
        // Not System.out itself: a PrintStream swallows the failure that tells of a gone client.
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        System.setOut(System.err);
        return new ProtocolStreams(System.in, out);
    }
}
