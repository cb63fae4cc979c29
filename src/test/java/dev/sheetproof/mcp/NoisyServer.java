package dev.sheetproof.mcp;

import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.slf4j.LoggerFactory;

/// A program that serves a fake corpus over its own standard streams, while all around it print and
/// log what they can.
final class NoisyServer {

    static final String NOISE = "noise that no client may see";

    private NoisyServer() {}

    /// @param args the folder of the corpus
    public static void main(String[] args) throws IOException {
        ProtocolStreams streams = ProtocolStreams.claim();
        Logger.getLogger("noisy").log(Level.WARNING, NOISE);
        LoggerFactory.getLogger("noisy").error(NOISE);
        System.out.println(NOISE);
        System.out.flush();
        FakeCorpus.SERVER.serve(new FakeCorpus(Path.of(args[0])), streams.in(), streams.out());
        System.out.println(NOISE);
    }
}
