package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.EvidenceLink;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.PageViewModel;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.OptionalDouble;

/// Opens links to evidence: in the corpus shown, else in the first other one that has the document.
/// Used on the window's thread.
final class LinkDesk {

    private final ShellViewModel shell;
    private final CorpusDesk desk;
    private final LatestTask looking;
    private final NoticesViewModel notices;
    private final Texts texts;

    /// What a corpus has of a link.
    private record Place(Optional<String> docId, Optional<StoredChunk> chunk) {}

    LinkDesk(
            ShellViewModel shell,
            CorpusDesk desk,
            LatestTask looking,
            NoticesViewModel notices,
            Texts texts) {
        this.shell = shell;
        this.desk = desk;
        this.looking = looking;
        this.notices = notices;
        this.texts = texts;
    }

    void open(EvidenceLink link) {
        Deque<CorpusRef> others = new ArrayDeque<>(shell.corpora());
        shell.corpusProperty()
                .get()
                .ifPresentOrElse(
                        shown -> {
                            others.remove(shown.ref());
                            look(link, shown, others);
                        },
                        () -> next(link, others));
    }

    private void look(EvidenceLink link, OpenCorpus corpus, Deque<CorpusRef> others) {
        looking.start(
                cancel -> place(link, corpus.browser()),
                place -> {
                    if (place.docId().isPresent()) {
                        shell.show(corpus);
                        show(link, place, shell.page());
                    } else {
                        shell.leave(corpus);
                        next(link, others);
                    }
                },
                failure -> {
                    shell.leave(corpus);
                    next(link, others);
                });
    }

    private void next(EvidenceLink link, Deque<CorpusRef> others) {
        CorpusRef ref = others.poll();
        if (ref == null) {
            notices.warn(
                    texts.get("link-unknown.title"),
                    texts.get("link-unknown.advice", link.document().hex().substring(0, 12)));
            return;
        }
        desk.open(
                ref.folder().toString(),
                false,
                opened -> look(link, opened, others),
                why -> next(link, others));
    }

    private static Place place(EvidenceLink link, CorpusBrowser browser) {
        return new Place(
                link.document(browser).map(document -> document.docId()), link.chunk(browser));
    }

    /// The chunk that lies there; where the page was cut otherwise since, the height of the box.
    private static void show(EvidenceLink link, Place place, PageViewModel page) {
        place.chunk()
                .ifPresentOrElse(
                        page::show,
                        () ->
                                page.show(
                                        place.docId().orElseThrow(),
                                        link.page(),
                                        OptionalDouble.of(link.box().y0())));
    }
}
