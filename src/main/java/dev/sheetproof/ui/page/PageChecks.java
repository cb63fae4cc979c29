package dev.sheetproof.ui.page;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.evidence.PageCheck;
import dev.sheetproof.evidence.StaleBox;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Rule;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.fx.LatestTask;
import dev.sheetproof.ui.fx.UiThread;
import dev.sheetproof.work.CancelToken;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

/// The pages in view held against their file, one after the other, away from the window's thread.
/// Used on that thread only.
final class PageChecks {

    /// Checks kept; each holds a few thousand points.
    private static final int MOST_PAGES = 40;

    private final LatestTask checking;
    private final GlyphSource glyphs;
    private final Runnable arrived;
    private final Map<PageNumber, Answers> known = new LinkedHashMap<>(32, 0.75f, true);
    private Optional<Source> source = Optional.empty();
    private Optional<PageNumber> underway = Optional.empty();
    private List<PageNumber> wanted = List.of();

    private record Source(CorpusBrowser browser, SheetData data) {}

    /// What is known of the boxes of a page; boxes nobody has asked for yet are added.
    ///
    /// @param rules that its file draws
    private record Answers(
            PageCheck check, List<Rule> rules, Map<PageBox, Optional<StaleBox>> byBox) {

        static Answers of(PageCheck check, List<Rule> rules, PageMarks marks) {
            Map<PageBox, Optional<StaleBox>> answers = new HashMap<>();
            for (Element element : marks.elements()) {
                answers.computeIfAbsent(element.box(), check::stale);
            }
            for (PageMarks.MarkedChunk chunk : marks.chunks()) {
                chunk.boxes().forEach(box -> answers.computeIfAbsent(box, check::stale));
            }
            return new Answers(check, rules, answers);
        }

        Optional<StaleBox> of(PageBox box) {
            return byBox.computeIfAbsent(box, check::stale);
        }

        int staleElements(PageMarks marks) {
            return (int) marks.elements().stream().filter(e -> of(e.box()).isPresent()).count();
        }
    }

    /// @param arrived hears that a page was checked
    PageChecks(Executor worker, UiThread ui, GlyphSource glyphs, Runnable arrived) {
        checking = new LatestTask(worker, ui);
        this.glyphs = glyphs;
        this.arrived = arrived;
    }

    /// Forgets everything: another document, or the same read anew.
    void open(CorpusBrowser browser, Optional<SheetData> other) {
        close();
        source = other.map(data -> new Source(browser, data));
    }

    void close() {
        checking.cancel();
        underway = Optional.empty();
        known.clear();
        source = Optional.empty();
    }

    /// Why a box of a page is not to be trusted; empty when it is, or is not checked yet.
    Optional<StaleBox> stale(PageNumber page, PageBox box) {
        return Optional.ofNullable(known.get(page)).flatMap(answers -> answers.of(box));
    }

    /// How many regions of a page do not hold their text any more, as far as that is known.
    int staleElements(PageNumber page, PageMarks marks) {
        return Optional.ofNullable(known.get(page))
                .map(answers -> answers.staleElements(marks))
                .orElse(0);
    }

    /// Checks pages, those first that come first.
    ///
    /// @param shelf the marks that have been read
    void want(List<PageNumber> pages, PageShelf shelf) {
        wanted = List.copyOf(pages);
        if (underway.filter(page -> !wanted.contains(page)).isPresent()) {
            checking.cancel();
            underway = Optional.empty();
        }
        if (underway.isEmpty()) {
            checkNext(shelf);
        }
    }

    private void checkNext(PageShelf shelf) {
        Optional<PageNumber> next =
                wanted.stream()
                        .filter(page -> !known.containsKey(page))
                        .filter(page -> shelf.get(page).isPresent())
                        .findFirst();
        Optional<PageInfo> info = next.flatMap(page -> source.flatMap(of -> of.data().page(page)));
        if (next.isEmpty() || info.isEmpty()) {
            return;
        }
        PageNumber page = next.orElseThrow();
        PageMarks marks = shelf.get(page).orElseThrow();
        Source of = source.orElseThrow();
        underway = next;
        checking.start(
                cancel -> check(of, info.orElseThrow(), marks, cancel),
                check -> done(page, check, shelf),
                failure -> {
                    System.getLogger(PageChecks.class.getName())
                            .log(System.Logger.Level.WARNING, "page not checked: " + page, failure);
                    done(page, unchecked(marks), shelf);
                });
    }

    private void done(PageNumber page, Answers check, PageShelf shelf) {
        underway = Optional.empty();
        known.put(page, check);
        shelf.change(page, marks -> marks.withRules(check.rules()));
        if (known.size() > MOST_PAGES) {
            Iterator<PageNumber> oldest = known.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
        arrived.run();
        checkNext(shelf);
    }

    /// A page that cannot be read is told where it is drawn; here it stays unchecked.
    private Answers check(Source of, PageInfo info, PageMarks marks, CancelToken cancel) {
        SheetData data = of.data();
        try {
            PageContent content = glyphs.read(data.pdf(), info.page(), cancel);
            return Answers.of(
                    PageCheck.of(
                            content,
                            info,
                            marks.lines(),
                            marks.chunks().stream().map(PageMarks.MarkedChunk::stored).toList()),
                    of.browser().graphics(data.document().docId(), info, content).rules(),
                    marks);
        } catch (PdfException e) {
            System.getLogger(PageChecks.class.getName())
                    .log(System.Logger.Level.INFO, "page not checked", e);
            return unchecked(marks);
        }
    }

    private static Answers unchecked(PageMarks marks) {
        return Answers.of(PageCheck.unchecked(), List.of(), marks);
    }
}
