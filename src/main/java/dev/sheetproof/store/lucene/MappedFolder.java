package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.MMapDirectory;

/// Opens the folder of an index whose files are mapped into memory.
///
/// Lucene maps the files of a segment in groups that are unmapped together, when the last one is
/// closed. A writer that is opened for each document of a long ingestion opens segments again
/// before their last reader is gone, so that no group ever empties: after a hundred documents each
/// segment was mapped 64 times, 314 MB for an index of 57 MB. Each file is unmapped by itself here.
final class MappedFolder {

    private MappedFolder() {}

    static Directory open(Path folder) throws IOException {
        FSDirectory directory = FSDirectory.open(folder);
        if (directory instanceof MMapDirectory mapped) {
            mapped.setGroupingFunction(MMapDirectory.NO_GROUPING);
        }
        return directory;
    }
}
