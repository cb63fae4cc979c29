package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.lucene.codecs.lucene99.Lucene99SegmentInfoFormat;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.SerialMergeScheduler;
import org.apache.lucene.index.TieredMergePolicy;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.MMapDirectory;

/// The folder of a search index: how it is read and written.
public final class IndexFolder {

    /// How the file is called that each part of a Lucene index has.
    private static final String SEGMENT = "." + Lucene99SegmentInfoFormat.SI_EXTENSION;

    private static final double BUFFER_MB = 32;

    private IndexFolder() {}

    /// Whether chunks were committed to a folder; it need not exist, nor be readable as an index.
    ///
    /// @throws IOException when the folder cannot be listed
    public static boolean holdsChunks(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(SEGMENT));
        }
    }

    /// Opens a folder whose files are mapped into memory.
    ///
    /// Lucene maps the files of a segment in groups that are unmapped together, when the last one
    /// is closed. A writer that is opened for each document of a long ingestion opens segments
    /// again before their last reader is gone, so that no group ever empties: after a hundred
    /// documents each segment was mapped 64 times, 314 MB for an index of 57 MB. Each file is
    /// unmapped by itself here.
    static Directory open(Path folder) throws IOException {
        FSDirectory directory = FSDirectory.open(folder);
        if (directory instanceof MMapDirectory mapped) {
            mapped.setGroupingFunction(MMapDirectory.NO_GROUPING);
        }
        return directory;
    }

    /// Opens a writer that merges in the thread that writes. Merges in threads of their own are cut
    /// off when the writer is closed after a commit, and the rows they would have dropped go on
    /// counting in the statistics of terms: a document that was read twice changed all ranks.
    static IndexWriter writer(Directory directory) throws IOException {
        TieredMergePolicy merges = new TieredMergePolicy();
        merges.setForceMergeDeletesPctAllowed(0);
        return new IndexWriter(
                directory,
                new IndexWriterConfig(new DatasheetAnalyzer(false))
                        .setSimilarity(new FieldSimilarity())
                        .setMergePolicy(merges)
                        .setMergeScheduler(new SerialMergeScheduler())
                        .setRAMBufferSizeMB(BUFFER_MB)
                        .setCommitOnClose(false));
    }
}
