package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.Set;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.FilterDirectoryReader;
import org.apache.lucene.index.FilterLeafReader;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.Terms;
import org.jspecify.annotations.Nullable;

/// An index as it would be without the trigrams of part numbers, to measure what they are worth.
final class WithoutGrams extends FilterDirectoryReader {

    private static final Set<String> GRAMS =
            Set.of(Fields.PART_GRAMS, Fields.DOC_GRAMS, Fields.SUBJECT_GRAMS);

    WithoutGrams(DirectoryReader index) throws IOException {
        super(
                index,
                new SubReaderWrapper() {
                    @Override
                    public LeafReader wrap(LeafReader leaf) {
                        return new Leaf(leaf);
                    }
                });
    }

    @Override
    protected DirectoryReader doWrapDirectoryReader(DirectoryReader index) throws IOException {
        return new WithoutGrams(index);
    }

    @Override
    public @Nullable CacheHelper getReaderCacheHelper() {
        return in.getReaderCacheHelper();
    }

    private static final class Leaf extends FilterLeafReader {

        Leaf(LeafReader leaf) {
            super(leaf);
        }

        @Override
        public @Nullable Terms terms(String field) throws IOException {
            return GRAMS.contains(field) ? null : super.terms(field);
        }

        @Override
        public @Nullable CacheHelper getCoreCacheHelper() {
            return in.getCoreCacheHelper();
        }

        @Override
        public @Nullable CacheHelper getReaderCacheHelper() {
            return in.getReaderCacheHelper();
        }
    }
}
