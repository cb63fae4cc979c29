package dev.sheetproof.store;

import dev.sheetproof.model.Sha256;
import java.util.List;
import java.util.Optional;

/// The passwords of a corpus' encrypted documents, so that each is asked for once. Safe for several
/// threads.
public interface DocumentPasswords {

    /// Knows none and keeps none.
    DocumentPasswords NONE =
            new DocumentPasswords() {
                @Override
                public Optional<String> of(Sha256 hash) {
                    return Optional.empty();
                }

                @Override
                public List<String> all() {
                    return List.of();
                }

                @Override
                public void remember(Sha256 hash, String password) {}
            };

    /// The password that opened the file with this hash.
    ///
    /// @throws StoreException when the passwords cannot be read
    Optional<String> of(Sha256 hash);

    /// Every known password once, sorted: what a new file is tried with.
    ///
    /// @throws StoreException when the passwords cannot be read
    List<String> all();

    /// Keeps a password that opened a file.
    ///
    /// @throws StoreException when it cannot be written
    void remember(Sha256 hash, String password);
}
