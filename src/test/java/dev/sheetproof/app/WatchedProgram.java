package dev.sheetproof.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A Java program in a process of its own whose sockets are watched, with all processes that it
/// starts. Two ways: each Java machine lists the classes that it loads, and no socket is opened, no
/// name looked up from Java without one of [#SOCKET_CLASSES]; and, where there is `/proc`, the open
/// files of every process are looked at many times a second, which also sees sockets that native
/// libraries keep open.
final class WatchedProgram {

    /// Every way from Java to the network leads through one of these in JDK 25: TCP and UDP over
    /// `Net`, local sockets, and the resolver of names. Loaded does not mean used, but none of them
    /// is loaded by anything else.
    static final List<String> SOCKET_CLASSES =
            List.of(
                    "sun.nio.ch.Net",
                    "sun.nio.ch.NioSocketImpl",
                    "sun.nio.ch.UnixDomainSockets",
                    "java.net.Inet4AddressImpl",
                    "java.net.Inet6AddressImpl");

    private static final int LOOK_MILLIS = 20;
    private static final int PATIENCE_SECONDS = 180;

    private final Path logs;
    private final Process process;
    private final SortedSet<String> sockets = new TreeSet<>();
    private int looksInVain;

    private WatchedProgram(Path logs, Process process) {
        this.logs = logs;
        this.process = process;
    }

    /// @param logs an empty folder for what the Java machines say
    static WatchedProgram start(Path logs, Class<?> main, String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx1g",
                                "-XX:+UseSerialGC",
                                "--enable-native-access=ALL-UNNAMED",
                                "--add-modules=jdk.incubator.vector",
                                "-Dglass.platform=Headless",
                                "-Dprism.order=sw",
                                "-Djava.awt.headless=true",
                                "-cp",
                                System.getProperty("java.class.path"),
                                main.getName()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectError(logs.resolve("stderr.txt").toFile())
                        .redirectOutput(logs.resolve("stdout.txt").toFile());
        // Workers are Java machines as well and are told so too.
        builder.environment()
                .put("JAVA_TOOL_OPTIONS", "-Xlog:class+load:file=" + logs.resolve("%p.classes"));
        return new WatchedProgram(logs, builder.start());
    }

    /// Watches until the program ends; its exit code.
    int watch() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
            look();
            if (System.nanoTime() > end) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
                throw new AssertionError("the program did not end: " + stderr());
            }
        }
        return process.exitValue();
    }

    /// Ends the input of the program.
    void endInput() throws IOException {
        process.outputWriter().close();
    }

    /// Looks at the open files of the program and of the processes that it started.
    void look() {
        Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .forEach(handle -> look(Path.of("/proc", Long.toString(handle.pid()), "fd")));
    }

    private void look(Path open) {
        if (!Files.isDirectory(open)) {
            return;
        }
        try (Stream<Path> files = Files.list(open)) {
            for (Path file : files.toList()) {
                String target = Files.readSymbolicLink(file).toString();
                if (target.startsWith("socket:")) {
                    sockets.add(target);
                }
            }
        } catch (IOException | UncheckedIOException closing) {
            // The file was closed, or the process ended, while it was looked at.
            looksInVain++;
        }
    }

    /// How often something was gone before it was looked at.
    int looksInVain() {
        return looksInVain;
    }

    /// Sockets that were seen open.
    SortedSet<String> sockets() {
        return sockets;
    }

    /// Classes of [#SOCKET_CLASSES] that any of the processes loaded.
    List<String> socketClasses() throws IOException {
        List<String> loaded = new ArrayList<>();
        for (Path log : classLogs()) {
            for (String line : Files.readAllLines(log)) {
                for (String name : SOCKET_CLASSES) {
                    if (line.contains(" " + name + " source:")) {
                        loaded.add(name + " in " + log.getFileName());
                    }
                }
            }
        }
        return loaded;
    }

    /// One for each Java machine that ran.
    List<Path> classLogs() throws IOException {
        try (Stream<Path> files = Files.list(logs)) {
            return files.filter(file -> file.toString().endsWith(".classes")).sorted().toList();
        }
    }

    String stdout() throws IOException {
        return Files.readString(logs.resolve("stdout.txt"));
    }

    String stderr() throws IOException {
        return Files.readString(logs.resolve("stderr.txt"));
    }
}
