package dev.sheetproof.work;

/// Where long work says how far it is. Called often and from any thread: implementations are cheap
/// and thread-safe.
@FunctionalInterface
public interface Progress {

    /// Ignores everything.
    Progress SILENT = (stage, done, total) -> {};

    /// @param stage what is being done, a short word such as `parse`
    /// @param done steps finished so far
    /// @param total steps in all; 0 when unknown
    void report(String stage, long done, long total);
}
