package dev.sheetproof.ingest;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Sha256;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Decides, before any work begins, which document each file is and where its PDF will lie. The
/// decision depends on the files' names and bytes and on what the corpus holds: not on folders,
/// order, or threads.
final class IngestPlan {

    /// Folder of the sources inside a corpus.
    static final String PDF_FOLDER = "pdf";

    private static final String ENDING = ".pdf";

    /// What is to be done with one file.
    sealed interface Job {

        SourceFile.Hashed file();

        /// It becomes the document `docId`, whose PDF lies at `sourcePdf` below the corpus folder.
        ///
        /// @param known what the corpus holds of these bytes already
        record Document(
                SourceFile.Hashed file,
                String docId,
                String sourcePdf,
                Optional<DocumentRecord> known)
                implements Job {}

        /// Another file has the same bytes.
        record Copy(SourceFile.Hashed file, Document of) implements Job {}
    }

    private final Path corpus;
    private final List<DocumentRecord> stored;
    private final Map<Sha256, DocumentRecord> byHash = new HashMap<>();
    private final Set<String> ids = new HashSet<>();
    private final Set<String> places = new HashSet<>();

    private IngestPlan(Path corpus, List<DocumentRecord> stored) {
        this.corpus = corpus;
        this.stored = stored;
    }

    /// The jobs for these files, in the order of the files.
    static List<Job> of(Path corpus, List<DocumentRecord> stored, List<SourceFile.Hashed> files) {
        return new IngestPlan(corpus, stored).plan(files);
    }

    private List<Job> plan(List<SourceFile.Hashed> files) {
        Map<String, DocumentRecord> overwritten = overwritten(files);
        for (DocumentRecord record : stored) {
            ids.add(record.docId());
            places.add(folded(record.sourcePdf()));
            if (!overwritten.containsValue(record)) {
                byHash.put(record.sha256(), record);
            }
        }
        List<SourceFile.Hashed> byName = new ArrayList<>(files);
        byName.sort(
                Comparator.comparing((SourceFile.Hashed file) -> file.name())
                        .thenComparing(file -> file.sha256().hex())
                        .thenComparing(file -> !inCorpus(file))
                        .thenComparing(file -> file.path().toString()));
        Map<Sha256, Job.Document> documents = new HashMap<>();
        Map<Path, Job> jobs = new HashMap<>();
        for (SourceFile.Hashed file : byName) {
            Job.Document same = documents.get(file.sha256());
            if (same == null) {
                Job.Document job = document(file, overwritten);
                documents.put(file.sha256(), job);
                jobs.put(file.path(), job);
            } else {
                jobs.put(file.path(), new Job.Copy(file, same));
            }
        }
        return files.stream().map(file -> known(jobs, file)).toList();
    }

    private static Job known(Map<Path, Job> jobs, SourceFile.Hashed file) {
        Job job = jobs.get(file.path());
        if (job == null) {
            throw new IllegalStateException("no job for " + file.path());
        }
        return job;
    }

    /// Documents whose PDF inside the corpus folder was overwritten with other bytes, by their
    /// place.
    private Map<String, DocumentRecord> overwritten(List<SourceFile.Hashed> files) {
        Map<String, DocumentRecord> byPlace = new HashMap<>();
        for (DocumentRecord record : stored) {
            byPlace.put(record.sourcePdf(), record);
        }
        Map<String, DocumentRecord> overwritten = new HashMap<>();
        for (SourceFile.Hashed file : files) {
            if (inCorpus(file)) {
                String place = placeInCorpus(file);
                DocumentRecord record = byPlace.get(place);
                if (record != null && !record.sha256().equals(file.sha256())) {
                    overwritten.put(place, record);
                }
            }
        }
        return overwritten;
    }

    private Job.Document document(SourceFile.Hashed file, Map<String, DocumentRecord> overwritten) {
        DocumentRecord known = byHash.get(file.sha256());
        if (known != null) {
            return new Job.Document(file, known.docId(), known.sourcePdf(), Optional.of(known));
        }
        if (inCorpus(file)) {
            String place = placeInCorpus(file);
            DocumentRecord before = overwritten.get(place);
            if (before != null) {
                return new Job.Document(file, before.docId(), place, Optional.empty());
            }
            places.add(folded(place));
            return new Job.Document(file, newId(file), place, Optional.empty());
        }
        return new Job.Document(file, newId(file), newPlace(file), Optional.empty());
    }

    private String newId(SourceFile.Hashed file) {
        String base = Slug.of(file.name(), file.sha256());
        // A file that is no PDF will be rejected: it must not take a name from one that is.
        String id =
                file.pdf()
                        ? Slug.free(base, file.sha256(), ids::contains)
                        : Slug.free(
                                Slug.withHash(base, file.sha256()), file.sha256(), ids::contains);
        ids.add(id);
        return id;
    }

    private String newPlace(SourceFile.Hashed file) {
        String name = file.name();
        // Whatever it was called: in the corpus folder it is found again by its name.
        int dot = SourceFiles.isNamedPdf(file.path()) ? name.length() - ENDING.length() : 0;
        String stem = dot > 0 ? name.substring(0, dot) : name;
        String ending = dot > 0 ? name.substring(dot) : ENDING;
        String free =
                Slug.free(stem, file.sha256(), candidate -> isTaken(candidate + ending, file));
        String place = PDF_FOLDER + "/" + free + ending;
        if (file.pdf()) {
            places.add(folded(place));
        }
        return place;
    }

    private boolean isTaken(String name, SourceFile.Hashed file) {
        String place = PDF_FOLDER + "/" + name;
        if (places.contains(folded(place))) {
            return true;
        }
        Path there = corpus.resolve(place);
        return Files.exists(there)
                && !(SourceFiles.hash(there) instanceof SourceFile.Hashed other
                        && other.sha256().equals(file.sha256()));
    }

    /// Some file systems take `A.pdf` and `a.pdf` for the same file; a corpus must be movable to
    /// them.
    private static String folded(String place) {
        return place.toLowerCase(Locale.ROOT);
    }

    private boolean inCorpus(SourceFile.Hashed file) {
        return file.path().startsWith(corpus.resolve(PDF_FOLDER));
    }

    private String placeInCorpus(SourceFile.Hashed file) {
        return corpus.relativize(file.path()).toString().replace('\\', '/');
    }
}
