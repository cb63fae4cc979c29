package dev.sheetproof.ingest;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Looks for PDFs that a corpus lost, by their bytes: whatever they are called now.
public final class SourceSearch {

    private SourceSearch() {}

    /// Where files with the bytes of these documents lie in a folder, at any depth; a document of
    /// which there is none is left out. Only files of the right size are read.
    ///
    /// @param lost documents whose PDF is wanted
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    public static Map<DocumentRecord, Path> find(
            List<DocumentRecord> lost, Path folder, CancelToken cancel) {
        Set<Long> sizes = new HashSet<>();
        Map<Sha256, DocumentRecord> wanted = new LinkedHashMap<>();
        for (DocumentRecord document : lost) {
            sizes.add(document.bytes());
            wanted.put(document.sha256(), document);
        }
        Map<DocumentRecord, Path> found = new LinkedHashMap<>();
        for (Map.Entry<Path, Optional<String>> file :
                SourceFiles.expand(List.of(folder)).entrySet()) {
            cancel.throwIfCancelled();
            if (file.getValue().isEmpty()
                    && sizes.contains(size(file.getKey()))
                    && SourceFiles.hash(file.getKey()) instanceof SourceFile.Hashed hashed) {
                DocumentRecord document = wanted.get(hashed.sha256());
                if (document != null) {
                    found.putIfAbsent(document, hashed.path());
                }
            }
        }
        return found;
    }

    /// A file that cannot be looked at is none of those wanted.
    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return -1;
        }
    }
}
