package dev.sheetproof.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Passwords are kept, privately.
final class PasswordFileTest {

    private static final Sha256 ONE = new Sha256("1".repeat(64));
    private static final Sha256 TWO = new Sha256("2".repeat(64));

    @TempDir private Path folder;

    @Test
    void whatIsRememberedIsKnownToTheNextOpening() {
        new PasswordFile(folder).remember(ONE, "slot \"7\" µ");
        new PasswordFile(folder).remember(TWO, "b");
        PasswordFile again = new PasswordFile(folder);
        assertEquals(Optional.of("slot \"7\" µ"), again.of(ONE));
        assertEquals(List.of("b", "slot \"7\" µ"), again.all());
        again.remember(ONE, "b");
        assertEquals(List.of("b"), new PasswordFile(folder).all());
    }

    @Test
    void nothingIsKnownAtFirstAndLookingMakesNoFile() {
        assertEquals(List.of(), new PasswordFile(folder).all());
        assertFalse(Files.exists(folder.resolve(PasswordFile.NAME)));
    }

    @Test
    void onlyItsOwnerMayReadIt() throws IOException {
        assumeTrue(
                Files.getFileStore(folder).supportsFileAttributeView(PosixFileAttributeView.class),
                "no POSIX permissions here");
        new PasswordFile(folder).remember(ONE, "a");
        assertEquals(
                "rw-------",
                PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(folder.resolve(PasswordFile.NAME))));
    }

    @Test
    void aFileThatIsNoListIsNamed() throws IOException {
        Files.writeString(folder.resolve(PasswordFile.NAME), "{\"a\": ");
        StoreException refused =
                assertThrows(StoreException.class, () -> new PasswordFile(folder).all());
        assertTrue(refused.toString().contains(PasswordFile.NAME), refused.toString());
    }

    @Test
    void anExportedCorpusHasNoPasswords() throws Exception {
        ProfileFile.write(folder, new CorpusProfile("t", "", List.of()));
        new PasswordFile(folder).remember(ONE, "a");
        assertEquals(1, CorpusArchive.write(folder, folder.resolve("out.zip")));
    }
}
