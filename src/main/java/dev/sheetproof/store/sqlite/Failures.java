package dev.sheetproof.store.sqlite;

import dev.sheetproof.store.DamagedStoreException;
import dev.sheetproof.store.StoreException;
import java.nio.file.Path;
import java.sql.SQLException;

/// Says in words what SQLite's error codes mean and what a person can do (codes:
/// sqlite.org/rescode.html).
final class Failures {

    private static final int BUSY = 5;
    private static final int LOCKED = 6;
    private static final int READ_ONLY = 8;
    private static final int IO = 10;
    private static final int CORRUPT = 11;
    private static final int FULL = 13;
    private static final int CANNOT_OPEN = 14;
    private static final int CONSTRAINT = 19;
    private static final int NOT_A_DATABASE = 26;

    private Failures() {}

    /// @param done what could not be done with the file, such as `read`
    /// @return what to throw: a [StoreException], or an [IllegalArgumentException] when the rows
    ///   given contradict each other
    static RuntimeException of(Path file, String done, SQLException cause) {
        if (cause instanceof Schema.UnknownVersionException unknown) {
            return new StoreException(
                    file
                            + " was made by "
                            + (unknown.version() > Schema.VERSION ? "a newer" : "another")
                            + " version of Sheetproof (tables of version "
                            + unknown.version()
                            + ", this program knows "
                            + Schema.VERSION
                            + "): use that version, or remove the data folder and ingest again",
                    cause);
        }
        if ((cause.getErrorCode() & 0xFF) == CONSTRAINT) {
            return new IllegalArgumentException(
                    "rows that contradict each other (" + words(cause) + "); nothing was changed",
                    cause);
        }
        // Extended codes carry the primary one in their low byte.
        int code = cause.getErrorCode() & 0xFF;
        return switch (code) {
            case CORRUPT, NOT_A_DATABASE -> damaged(file, "is damaged", cause);
            default -> new StoreException(file + " " + advice(code, done, cause), cause);
        };
    }

    static DamagedStoreException damaged(Path file, String how, Exception cause) {
        return new DamagedStoreException(
                file
                        + " "
                        + how
                        + ": `sheetproof corpus restore` makes it anew from the PDFs, which are not"
                        + " touched",
                cause);
    }

    private static String advice(int code, String done, SQLException cause) {
        return switch (code) {
            case BUSY, LOCKED ->
                    "is being written by another program: wait until it is done, or close it";
            case READ_ONLY, CANNOT_OPEN ->
                    "cannot be "
                            + done
                            + ": its folder is read-only or not yours; copy the corpus to a folder that you"
                            + " may write to";
            case FULL ->
                    "cannot be written: the disk is full; make room and try again, nothing was changed";
            case IO -> "cannot be " + done + ": the disk reports an error (" + words(cause) + ")";
            default -> "cannot be " + done + ": " + words(cause);
        };
    }

    private static String words(SQLException cause) {
        String message = cause.getMessage();
        return message == null ? "error " + cause.getErrorCode() : message.replace('\n', ' ');
    }
}
