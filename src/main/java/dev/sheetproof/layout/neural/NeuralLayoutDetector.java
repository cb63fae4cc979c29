package dev.sheetproof.layout.neural;

import dev.sheetproof.layout.DuplicatesByArea;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.LayoutModelException;
import dev.sheetproof.layout.PageLayouts;
import dev.sheetproof.layout.PagePicture;
import dev.sheetproof.layout.PagePictureException;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.layout.UncoveredText;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Finds layout regions with a model of the YOLO family, from pictures of the pages.
///
/// Text that the model proposes no region for becomes text regions of their own, and so does the
/// text of a page that cannot be drawn: nothing of a page is lost to search.
public final class NeuralLayoutDetector implements LayoutDetector, AutoCloseable {

    private static final String MISSED = "text that the model proposed no region for";

    private final LayoutModel model;
    private final Meanings meanings;
    private final DuplicatesByArea duplicates = new DuplicatesByArea();

    private NeuralLayoutDetector(LayoutModel model) {
        this.model = model;
        this.meanings = new Meanings(model);
    }

    /// Opens a model file, with the class names beside it or in its metadata.
    ///
    /// @param threshold score from which on a proposal counts, 0..1
    /// @throws LayoutModelException when it cannot be used; the message says what to do
    public static NeuralLayoutDetector open(Path file, double threshold) {
        return new NeuralLayoutDetector(LayoutModel.open(file, threshold));
    }

    @Override
    public String stamp() {
        return "model-1 " + model.stamp();
    }

    @Override
    public List<PageLayout> detect(
            ParsedDocument document, PagePictures pictures, CancelToken cancel, Progress progress) {
        return detect(document.pages(), pictures, cancel, progress);
    }

    @Override
    public PageLayout detectPage(
            ParsedDocument document, PageNumber page, PagePictures pictures, CancelToken cancel) {
        return detect(List.of(document.page(page)), pictures, cancel, Progress.SILENT).getFirst();
    }

    private List<PageLayout> detect(
            List<ParsedPage> pages, PagePictures pictures, CancelToken cancel, Progress progress) {
        Map<PageNumber, PageLayout> layouts = new TreeMap<>();
        List<Ready> waiting = new ArrayList<>();
        for (ParsedPage page : pages) {
            cancel.throwIfCancelled();
            if (page.info().status() == PageStatus.FAILED
                    || page.info().status() == PageStatus.SKIPPED) {
                layouts.put(page.number(), unseen(page, page.info().reason()));
                continue;
            }
            PageFrame frame = page.info().frame();
            Letterbox box = model.letterbox(frame.widthPt(), frame.heightPt());
            if (!waiting.isEmpty() && !sameSize(waiting.getFirst().box(), box)) {
                look(waiting, layouts);
            }
            try {
                PagePicture picture = pictures.picture(page.number(), box.pxPerPt(), cancel);
                waiting.add(new Ready(page, box, picture));
            } catch (PagePictureException e) {
                layouts.put(page.number(), unseen(page, String.valueOf(e.getMessage())));
            }
            if (waiting.size() == model.batch()) {
                look(waiting, layouts);
            }
            progress.report("detect", layouts.size(), pages.size());
        }
        cancel.throwIfCancelled();
        look(waiting, layouts);
        progress.report("detect", pages.size(), pages.size());
        return List.copyOf(layouts.values());
    }

    private record Ready(ParsedPage page, Letterbox box, PagePicture picture) {}

    private static boolean sameSize(Letterbox a, Letterbox b) {
        return a.widthPx() == b.widthPx() && a.heightPx() == b.heightPx();
    }

    /// Runs the model on the pages that wait, all of one size, and empties the list.
    private void look(List<Ready> waiting, Map<PageNumber, PageLayout> layouts) {
        if (waiting.isEmpty()) {
            return;
        }
        Letterbox size = waiting.getFirst().box();
        int given = model.fixedBatch() ? model.batch() : waiting.size();
        int one = 3 * size.widthPx() * size.heightPx();
        float[] tensor = new float[given * one];
        for (int i = 0; i < waiting.size(); i++) {
            waiting.get(i).box().fill(waiting.get(i).picture(), tensor, i * one, model.pixels());
        }
        List<List<Candidate>> found = model.run(tensor, size, waiting.size());
        for (int i = 0; i < waiting.size(); i++) {
            Ready ready = waiting.get(i);
            layouts.put(ready.page().number(), layout(ready, found.get(i)));
        }
        waiting.clear();
    }

    private PageLayout layout(Ready ready, List<Candidate> candidates) {
        PageFrame frame = ready.page().info().frame();
        List<Meanings.Placed> placed = new ArrayList<>();
        for (Candidate candidate : candidates) {
            ready.box()
                    .toPage(
                            candidate.x0(),
                            candidate.y0(),
                            candidate.x1(),
                            candidate.y1(),
                            frame.widthPt(),
                            frame.heightPt())
                    .ifPresent(box -> placed.add(new Meanings.Placed(box, candidate)));
        }
        List<Detection> raw = meanings.detections(placed);
        DuplicatesByArea.Resolution resolution = duplicates.resolve(raw);
        List<Detection> all = new ArrayList<>(raw);
        List<Detection> kept = new ArrayList<>(resolution.kept());
        List<Detection> missed = UncoveredText.on(ready.page(), resolution.kept(), MISSED);
        all.addAll(missed);
        kept.addAll(missed);
        return PageLayouts.of(ready.page(), all, kept, resolution.dropped());
    }

    private static PageLayout unseen(ParsedPage page, String why) {
        List<Detection> text =
                UncoveredText.on(page, List.of(), "the model could not look at this page: " + why);
        return PageLayouts.of(page, text, text, List.of());
    }

    @Override
    public void close() {
        model.close();
    }
}
