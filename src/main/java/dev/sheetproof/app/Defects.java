package dev.sheetproof.app;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/// Failures that nobody expected: one line for the user, the details for the log.
final class Defects {

    private static final Logger LOG = System.getLogger(Defects.class.getName());

    private Defects() {}

    /// One line that says what happened and where the details are.
    static String words(Throwable failure) {
        LOG.log(Level.ERROR, "defect", failure);
        String what =
                failure instanceof OutOfMemoryError
                        ? "there is not enough memory: give more with SHEETPROOF_JAVA_OPTS=-Xmx2g"
                        : "a defect of the program: " + failure;
        return what.replace('\n', ' ')
                + " (details: set "
                + QuietLogging.FILE_VARIABLE
                + " to a file name and repeat)";
    }
}
