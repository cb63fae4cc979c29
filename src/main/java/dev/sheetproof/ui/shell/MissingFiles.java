package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.ingest.SourceSearch;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.tasks.TasksViewModel;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/// Finds PDFs that are not in the corpus folder any more, by their bytes, and puts them back.
final class MissingFiles {

    private final LatestTask searching;
    private final TasksViewModel tasks;
    private final NoticesViewModel notices;
    private final Texts texts;

    private record Search(int lost, Collection<Path> found) {}

    MissingFiles(
            LatestTask searching, TasksViewModel tasks, NoticesViewModel notices, Texts texts) {
        this.searching = searching;
        this.tasks = tasks;
        this.notices = notices;
        this.texts = texts;
    }

    /// Looks for the lost files of a corpus in a folder; those found are taken in again, which puts
    /// them back in their place.
    void find(OpenCorpus corpus, Path folder) {
        notices.info(texts.get("find-missing.title"), folder.toString());
        searching.start(
                cancel -> search(corpus, folder, cancel),
                search -> {
                    if (search.lost() == 0) {
                        notices.info(
                                texts.get("none-missing.title"), texts.get("none-missing.advice"));
                    } else if (search.found().isEmpty()) {
                        notices.warn(
                                texts.get("not-found-again.title", search.lost()),
                                texts.get("not-found-again.advice", folder.toString()));
                    } else {
                        notices.info(
                                texts.get("found-again.title"),
                                texts.get(
                                        "found-again.advice",
                                        search.found().size(),
                                        search.lost()));
                        tasks.add(corpus, List.copyOf(search.found()), Optional.empty());
                    }
                },
                failure ->
                        notices.error(
                                texts.get("cannot-add.title"),
                                String.valueOf(failure.getMessage())));
    }

    private static Search search(OpenCorpus corpus, Path folder, CancelToken cancel) {
        List<DocumentRecord> lost =
                corpus.browser().documents().stream()
                        .filter(document -> !Files.isRegularFile(corpus.browser().pdf(document)))
                        .toList();
        return new Search(lost.size(), SourceSearch.find(lost, folder, cancel).values());
    }
}
