package dev.sheetproof.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Writes messages, one a line and never two at once.
final class MessageWriter {

    private static final Logger LOG = Logger.getLogger(MessageWriter.class.getName());

    private final McpJsonMapper json;
    private final OutputStream out;
    private volatile boolean broken;

    MessageWriter(McpJsonMapper json, OutputStream out) {
        this.json = json;
        this.out = out;
    }

    /// Whether the client has stopped reading; what is written from then on is dropped.
    boolean isBroken() {
        return broken;
    }

    /// @param message anything that the mapper writes as a JSON object
    void write(Object message) {
        byte[] line;
        try {
            // By way of a string: the mapper refuses to write half a surrogate pair as bytes, and a
            // hostile PDF may hold one.
            line = (json.writeValueAsString(message) + "\n").getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("a message cannot be written as JSON", e);
        }
        send(line);
    }

    private synchronized void send(byte[] line) {
        if (broken) {
            return;
        }
        try {
            out.write(line);
            out.flush();
            // A PrintStream keeps what went wrong to itself.
            if (out instanceof PrintStream printed && printed.checkError()) {
                throw new IOException("standard output is closed");
            }
        } catch (IOException e) {
            broken = true;
            LOG.log(Level.WARNING, "the client has stopped reading: {0}", e.getMessage());
        }
    }
}
