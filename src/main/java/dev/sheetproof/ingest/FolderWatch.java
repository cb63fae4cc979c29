package dev.sheetproof.ingest;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// Watches folders for PDFs that are new or have other contents. A file that is still being written
/// is awaited: it comes when its size and time of change have been the same for a while.
///
/// The folders are looked at instead of listening to the file system: that works on network drives
/// and when the system drops events. Belongs to one thread.
public final class FolderWatch {

    /// A file that ends like a PDF is whole when nothing has changed for so long, however often it
    /// was looked at.
    private static final long REST_NANOS = TimeUnit.SECONDS.toNanos(2);

    /// A file without an end is being copied, over a network that may pause; or it is damaged, and
    /// will be told as it is.
    private static final long REST_WITHOUT_END_NANOS = TimeUnit.SECONDS.toNanos(30);

    /// The end mark stands in the last kilobyte (ISO 32000-1, annex H, note 18).
    private static final int TAIL_BYTES = 1024;

    private static final String END_MARK = "%%EOF";

    private final List<Path> folders;
    private final LongSupplier nanoTime;
    private SortedMap<Path, Seen> seen = new TreeMap<>();
    private final SortedMap<Path, Look> told = new TreeMap<>();

    private record Look(long bytes, long changedMillis) {}

    private record Seen(Look look, long sinceNanos) {}

    /// Files that are there already are not told unless they change.
    ///
    /// @param folders with everything below them
    /// @param nanoTime a clock such as [System#nanoTime]
    public FolderWatch(List<Path> folders, LongSupplier nanoTime) {
        this.folders = List.copyOf(folders);
        this.nanoTime = nanoTime;
        told.putAll(look());
    }

    /// Looks.
    ///
    /// @return files that came to rest since, by path; each once, and again when it has changed
    public List<Path> settled() {
        long nanos = nanoTime.getAsLong();
        SortedMap<Path, Seen> now = new TreeMap<>();
        List<Path> settled = new ArrayList<>();
        look().forEach(
                        (file, look) -> {
                            Seen before = seen.get(file);
                            Seen after =
                                    before != null && before.look().equals(look)
                                            ? before
                                            : new Seen(look, nanos);
                            now.put(file, after);
                            if (look.bytes() > 0
                                    && !look.equals(told.get(file))
                                    && isAtRest(file, nanos - after.sinceNanos())) {
                                told.put(file, look);
                                settled.add(file);
                            }
                        });
        seen = now;
        told.keySet().retainAll(now.keySet());
        return settled;
    }

    private static boolean isAtRest(Path file, long nanos) {
        return nanos >= REST_NANOS && (nanos >= REST_WITHOUT_END_NANOS || hasEnd(file));
    }

    private static boolean hasEnd(Path file) {
        try (SeekableByteChannel channel = Files.newByteChannel(file)) {
            channel.position(Math.max(0, channel.size() - TAIL_BYTES));
            ByteBuffer tail = ByteBuffer.allocate(TAIL_BYTES);
            int read;
            do {
                read = channel.read(tail);
            } while (read > 0 && tail.hasRemaining());
            return new String(tail.array(), 0, tail.position(), StandardCharsets.ISO_8859_1)
                    .contains(END_MARK);
        } catch (IOException e) {
            // Held by whoever writes it, or gone again: a later look will tell.
            return false;
        }
    }

    private SortedMap<Path, Look> look() {
        SortedMap<Path, Look> looks = new TreeMap<>();
        for (Path file : files()) {
            try {
                BasicFileAttributes attributes =
                        Files.readAttributes(file, BasicFileAttributes.class);
                looks.put(
                        file,
                        new Look(attributes.size(), attributes.lastModifiedTime().toMillis()));
            } catch (IOException e) {
                // It is gone again, or cannot be looked at now: the next look may find it.
                looks.remove(file);
            }
        }
        return looks;
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        SourceFiles.expand(folders)
                .forEach(
                        (file, problem) -> {
                            if (problem.isEmpty()) {
                                files.add(file);
                            }
                        });
        return files;
    }
}
