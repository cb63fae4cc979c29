package dev.sheetproof.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A program in a process of its own, with a folder of its own for temporary files and as working
/// folder, so that whatever it leaves behind shows. It makes no vectors: that would be most of its
/// work.
final class LoneProgram {

    private static final int LOOK_MILLIS = 50;
    private static final int PATIENCE_MINUTES = 120;

    private final Path work;
    private final Path out;
    private final Path err;
    private final Process process;
    private final Map<Long, ProcessHandle> children = new TreeMap<>();

    private LoneProgram(Path work, Path out, Path err, Process process) {
        this.work = work;
        this.out = out;
        this.err = err;
        this.process = process;
    }

    static LoneProgram start(Path folder, Class<?> main, String... arguments) throws IOException {
        Path work = Files.createTempDirectory(folder, "work");
        Files.createDirectory(work.resolve("tmp"));
        Path out = folder.resolve(main.getSimpleName() + ".out");
        Path err = folder.resolve(main.getSimpleName() + ".err");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx1g",
                                "-XX:+UseSerialGC",
                                "-Djava.awt.headless=true",
                                "--enable-native-access=ALL-UNNAMED",
                                "--add-modules=jdk.incubator.vector",
                                "-cp",
                                absoluteClassPath(),
                                main.getName()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(work.toFile())
                        .redirectError(err.toFile())
                        .redirectOutput(out.toFile());
        Map<String, String> environment = builder.environment();
        environment.put("SHEETPROOF_EMBEDDING_MODEL", work.resolve("no model").toString());
        environment.put("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + work.resolve("tmp"));
        return new LoneProgram(work, out, err, builder.start());
    }

    /// Waits for its end; the exit code.
    int await() throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
        while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
            process.descendants().forEach(child -> children.put(child.pid(), child));
            if (System.nanoTime() > end) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
                throw new AssertionError("it hangs");
            }
        }
        return process.exitValue();
    }

    /// Processes and files that outlived it.
    List<String> leftovers() throws IOException {
        List<String> left = new ArrayList<>();
        for (ProcessHandle child : children.values()) {
            // Killed, it may still be on its way out.
            child.onExit().orTimeout(10, TimeUnit.SECONDS).exceptionally(late -> child).join();
            if (child.isAlive()) {
                left.add("process " + child.pid());
                child.destroyForcibly();
            }
        }
        try (Stream<Path> found = Files.walk(work)) {
            found.filter(Files::isRegularFile).map(Path::toString).forEach(left::add);
        }
        return left;
    }

    String stdout() throws IOException {
        return Files.readString(out);
    }

    String stderr() throws IOException {
        return Files.readString(err);
    }

    private static String absoluteClassPath() {
        StringBuilder absolute = new StringBuilder();
        for (String part :
                System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1)) {
            if (!absolute.isEmpty()) {
                absolute.append(java.io.File.pathSeparator);
            }
            absolute.append(Path.of(part).toAbsolutePath());
        }
        return absolute.toString();
    }
}
