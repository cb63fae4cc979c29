package dev.sheetproof.onnx;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;

/// Where the runtime's native libraries lie. Left alone, the runtime unpacks 28 MB into the temp
/// folder at every start and a killed program leaves them there; here they are unpacked once per
/// version into the user's cache folder.
///
/// When that folder cannot be written the runtime's own way still works; nothing fails because of
/// the cache.
public final class OnnxNatives {

    private static final String PATH_PROPERTY = "onnxruntime.native.path";
    private static final System.Logger LOG = System.getLogger(OnnxNatives.class.getName());
    private static boolean prepared;

    private OnnxNatives() {}

    /// Sets the library folder for this process, once; before the first model is opened. Does
    /// nothing when the caller of the program has set `onnxruntime.native.path` already.
    public static synchronized void prepare() {
        if (prepared) {
            return;
        }
        prepared = true;
        if (System.getProperty(PATH_PROPERTY) != null) {
            return;
        }
        try {
            System.setProperty(PATH_PROPERTY, unpack(cacheFolder()).toString());
        } catch (IOException e) {
            LOG.log(System.Logger.Level.INFO, "no cache for native libraries: {0}", e.getMessage());
        }
    }

    /// Unpacks the libraries of this platform under a folder, when they are not there yet.
    ///
    /// @return the folder that holds them
    /// @throws IOException when there are none for this platform, or the folder cannot be written
    static Path unpack(Path cache) throws IOException {
        String platform = platform();
        Path folder = cache.resolve("onnxruntime-" + version() + "-" + platform);
        Files.createDirectories(folder);
        for (String library : libraries()) {
            String resource = "/ai/onnxruntime/native/" + platform + "/" + library;
            try (InputStream in = OnnxNatives.class.getResourceAsStream(resource)) {
                if (in == null) {
                    throw new IOException("no native library " + resource);
                }
                Path target = folder.resolve(library);
                if (Files.isRegularFile(target)) {
                    continue;
                }
                // Written beside and moved: what is there is whole, for other processes and after a
                // crash, too.
                Path part = Files.createTempFile(folder, library, ".part");
                try {
                    Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
                    Files.move(
                            part,
                            target,
                            StandardCopyOption.ATOMIC_MOVE,
                            StandardCopyOption.REPLACE_EXISTING);
                } finally {
                    Files.deleteIfExists(part);
                }
            }
        }
        return folder;
    }

    private static String version() {
        String version = ai.onnxruntime.OnnxTensor.class.getPackage().getImplementationVersion();
        return version == null ? "unknown" : version;
    }

    private static List<String> libraries() {
        return switch (system()) {
            case "win" -> List.of("onnxruntime.dll", "onnxruntime4j_jni.dll");
            case "osx" -> List.of("libonnxruntime.dylib", "libonnxruntime4j_jni.dylib");
            default -> List.of("libonnxruntime.so", "libonnxruntime4j_jni.so");
        };
    }

    private static String platform() {
        String machine = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        return system()
                + "-"
                + (machine.equals("aarch64") || machine.equals("arm64") ? "aarch64" : "x64");
    }

    private static String system() {
        String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        return os.contains("mac") ? "osx" : os.contains("win") ? "win" : "linux";
    }

    /// Where this program keeps what it can make again, in the user's home.
    public static Path cacheFolder() {
        String home = System.getProperty("user.home", "");
        String set = System.getenv(system().equals("win") ? "LOCALAPPDATA" : "XDG_CACHE_HOME");
        if (set != null && !set.isBlank()) {
            return Path.of(set, "sheetproof");
        }
        return system().equals("osx")
                ? Path.of(home, "Library", "Caches", "sheetproof")
                : Path.of(home, ".cache", "sheetproof");
    }
}
