package dev.sheetproof.pdf;

import dev.sheetproof.model.PageNumber;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Pages read per CPU second, files opened anew each round: run it as a program on PDF files, it
/// reports on standard error. The first rounds warm the compiler up; the best of the others counts.
public final class PdfReadingBenchmark {

    private static final int WARM_UP = 4;
    private static final int ROUNDS = 6;

    private PdfReadingBenchmark() {}

    /// What a run came to.
    ///
    /// @param pagesPerCpuSecond of the best round
    public record Result(int files, int pages, long glyphs, double pagesPerCpuSecond) {}

    public static Result run(List<Path> files) throws IOException {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        Result best = new Result(files.size(), 0, 0, 0);
        for (int round = 0; round < WARM_UP + ROUNDS; round++) {
            long start = threads.getCurrentThreadCpuTime();
            int pages = 0;
            long glyphs = 0;
            for (Path file : files) {
                try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                    for (int i = 1; i <= pdf.pageCount(); i++) {
                        glyphs += pdf.read(new PageNumber(i)).glyphs().size();
                        pages++;
                    }
                }
            }
            double rate = pages * 1e9 / (threads.getCurrentThreadCpuTime() - start);
            if (round >= WARM_UP && rate > best.pagesPerCpuSecond()) {
                best = new Result(files.size(), pages, glyphs, rate);
            }
        }
        return best;
    }

    public static void main(String[] arguments) throws IOException {
        List<Path> files = java.util.Arrays.stream(arguments).map(Path::of).toList();
        System.err.println(run(files));
    }
}
