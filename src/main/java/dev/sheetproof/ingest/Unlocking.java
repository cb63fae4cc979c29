package dev.sheetproof.ingest;

import dev.sheetproof.model.Sha256;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.store.DocumentPasswords;
import dev.sheetproof.store.StoredDocument;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Reads files with the passwords that they need. Safe for several threads.
final class Unlocking {

    private final DocumentAnalyzer analyzer;
    private final DocumentPasswords known;
    private final List<String> given;
    private final Map<Sha256, String> opened = new ConcurrentHashMap<>();

    /// @param known of the corpus
    /// @param given by the user for this ingestion
    Unlocking(DocumentAnalyzer analyzer, DocumentPasswords known, List<String> given) {
        this.analyzer = analyzer;
        this.known = known;
        this.given = given;
    }

    /// Whether there is anything to try on a file that needs a password.
    boolean hasKeys(Sha256 hash) {
        return !keys(hash).isEmpty();
    }

    /// As [DocumentAnalyzer#analyze]; a file that needs a password is tried with all there are.
    StoredDocument analyze(AnalysisRequest request, CancelToken cancel, Progress progress)
            throws PdfException, AnalysisException {
        List<String> keys = keys(request.sha256());
        AnalysisRequest now = request;
        for (int tried = 0; ; tried++) {
            try {
                StoredDocument document = analyzer.analyze(now, cancel, progress);
                now.password().ifPresent(key -> opened.put(request.sha256(), key));
                return document;
            } catch (PdfException e) {
                if (e.kind() != PdfException.Kind.ENCRYPTED || tried == keys.size()) {
                    throw e;
                }
                now = request.withPassword(keys.get(tried));
            }
        }
    }

    /// Keeps the password that opened a file, once the file is stored.
    void keep(Sha256 hash) {
        Optional.ofNullable(opened.remove(hash)).ifPresent(key -> known.remember(hash, key));
    }

    /// What a file is tried with: first what opened it before, then what the user gave, then what
    /// opened other files.
    private List<String> keys(Sha256 hash) {
        Set<String> keys = new LinkedHashSet<>();
        known.of(hash).ifPresent(keys::add);
        keys.addAll(given);
        keys.addAll(known.all());
        return List.copyOf(keys);
    }
}
