package dev.sheetproof.corpus;

import java.util.List;
import java.util.Optional;

/// The corpora known to this program.
public interface CorpusLibrary {

    /// Corpora under the corpora folder, by name.
    List<CorpusRef> list();

    /// @param nameOrPath a name under the corpora folder, or a path
    /// @throws CorpusException when there is no such corpus
    CorpusRef find(String nameOrPath) throws CorpusException;

    /// As [#find], but makes an empty corpus where there is none.
    ///
    /// @throws CorpusException when the folder cannot be made
    CorpusRef findOrCreate(String nameOrPath) throws CorpusException;

    /// Whether there is a corpus.
    default boolean exists(String nameOrPath) {
        try {
            find(nameOrPath);
            return true;
        } catch (CorpusException e) {
            return false;
        }
    }

    /// Makes a closed corpus without any document a folder that is none again, its folder left
    /// empty; for one that was made for files of which none could be taken in.
    ///
    /// @throws CorpusException when something in it cannot be removed
    void takeBack(CorpusRef ref) throws CorpusException;

    /// Moves the database of a closed corpus out of the way when it is damaged, and begins an empty
    /// one: every PDF in the corpus' folder is then to be taken in again. Which pages the user left
    /// out is taken over as far as it can be read.
    ///
    /// @return empty when the database is whole: nothing was done
    /// @throws CorpusException when there is no database, it cannot be looked at, another process
    ///   writes, or it cannot be moved; it is then where it was
    Optional<SetAside> setAside(CorpusRef ref) throws CorpusException;

    /// Opens it to be read and written; only to be read where its folder cannot be written.
    ///
    /// @throws CorpusException when it cannot be opened
    default OpenCorpus open(CorpusRef ref) throws CorpusException {
        return open(ref, Opening.AS_ALLOWED);
    }

    /// @throws DamagedCorpusException when its database is damaged
    /// @throws CorpusException when it cannot be opened
    OpenCorpus open(CorpusRef ref, Opening opening) throws CorpusException;
}
