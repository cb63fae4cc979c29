package dev.sheetproof.ingest.worker;

import dev.sheetproof.model.DetectorChoice;
import java.util.List;

/// Starts one worker: a process that runs [AnalysisWorker#serve] over its standard streams.
public interface WorkerCommand {

    /// The program and its arguments.
    List<String> words(WorkerBudget budget, DetectorChoice detector);
}
