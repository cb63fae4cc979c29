package dev.sheetproof.ui.tasks;

import java.util.List;

/// How far a request to take files in is.
///
/// @param finished files that are done, whatever became of them
/// @param total files in all; 0 while they are still looked for
/// @param file name of the file worked on; empty when none is
/// @param stage what is being done with it; empty likewise
/// @param share how much of the whole is done, 0..1; negative while that is unknown
/// @param stopping whether it was asked to stop
public record IngestProgress(
        int finished, int total, String file, String stage, double share, boolean stopping) {

    /// Files are being looked for.
    static final IngestProgress STARTING = new IngestProgress(0, 0, "", "", -1, false);

    /// The stages in order; each counts the same.
    private static final List<String> STAGES =
            List.of("hash", "parse", "detect", "group", "embed", "store", "index");

    /// Share of the work on a document that is read by OCR, before it is laid out again.
    private static final double READING = 0.95;

    /// @param reading whether the files are read by OCR first
    static IngestProgress of(List<FileTask> files, boolean reading, boolean stopping) {
        if (files.isEmpty()) {
            return new IngestProgress(0, 0, "", "", -1, stopping);
        }
        int finished = 0;
        double sum = 0;
        String file = "";
        String stage = "";
        for (FileTask task : files) {
            switch (task.state()) {
                case FileState.Waiting waiting -> {}
                case FileState.Working working -> {
                    int at = Math.max(0, STAGES.indexOf(working.stage()));
                    double taken = (at + working.share()) / STAGES.size();
                    sum +=
                            !reading
                                    ? taken
                                    : working.stage().equals("ocr")
                                            ? READING * working.share()
                                            : READING + (1 - READING) * taken;
                    file = String.valueOf(task.file().getFileName());
                    stage = working.stage();
                }
                case FileState.Finished done -> {
                    finished++;
                    sum++;
                }
            }
        }
        return new IngestProgress(
                finished, files.size(), file, stage, sum / files.size(), stopping);
    }
}
