package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// No socket is opened and no name is looked up while PDFs are taken in, searched and shown in the
/// window, by none of the program's processes.
///
/// It would fail: one test opens a socket on purpose and both ways of watching find it.
final class NoSocketTest {

    @TempDir private Path temp;

    private Path corpora;
    private Path sources;

    @BeforeEach
    void draw() throws IOException {
        corpora = Files.createDirectory(temp.resolve("corpora"));
        sources = Files.createDirectory(temp.resolve("sources"));
        SmallDatasheets.crystal(sources.resolve("abx-7.pdf"), "ABX-7", "18 pF");
        SmallDatasheets.crystal(sources.resolve("tcx-25.pdf"), "TCX-25", "9 pF");
    }

    private WatchedProgram start(Class<?> main, String... arguments) throws IOException {
        return WatchedProgram.start(Files.createTempDirectory(temp, "logs"), main, arguments);
    }

    /// @param processes Java machines that must have run at least
    private void assertSilent(WatchedProgram program, int processes) throws Exception {
        assertEquals(0, program.watch(), program.stderr());
        List<Path> logs = program.classLogs();
        assertTrue(logs.size() >= processes, "watched only " + logs);
        for (Path log : logs) {
            assertTrue(Files.readString(log).contains(" java.lang.Object source:"), log.toString());
        }
        assertEquals(List.of(), program.socketClasses());
        assertEquals(new TreeSet<String>(), program.sockets());
    }

    @Test
    void takingInSearchingAndTheWindowOpenNone() throws Exception {
        String corpus = corpora.resolve("lab").toString();
        // The program and at least one worker.
        assertSilent(start(Main.class, "ingest", "--corpus", corpus, sources.toString()), 2);
        WatchedProgram search =
                start(Main.class, "search", "--corpus", corpus, "load capacitance", "--json");
        assertSilent(search, 1);
        assertTrue(search.stdout().contains("dense_rank\":1"), search.stdout());
        assertSilent(start(WindowVisit.class, corpora.toString(), "lab"), 1);
    }

    @Test
    void aProgramThatOpensOneIsFound() throws Exception {
        WatchedProgram program = start(SocketVisit.class);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!program.stdout().contains("open") && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
        }
        program.look();
        program.endInput();
        assertEquals(0, program.watch(), program.stderr());
        assertFalse(program.socketClasses().isEmpty());
        if (Files.isDirectory(Path.of("/proc/self/fd"))) {
            SortedSet<String> sockets = program.sockets();
            assertFalse(
                    sockets.isEmpty(),
                    "the open socket was not seen; looks in vain: " + program.looksInVain());
        }
    }
}
