package dev.sheetproof.ocr;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.ocr.LineMaker.Found;
import dev.sheetproof.ocr.Patches.Patch;
import dev.sheetproof.onnx.NativeHeap;
import dev.sheetproof.onnx.OnnxException;
import dev.sheetproof.onnx.OnnxModel;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads the text of pages off their pictures: finds lines, lays the page straight, turns it
/// upright, takes its ruling lines out, reads line by line.
///
/// The networks are opened by the first page. One page is read at a time: memory is bounded
/// whatever the number of callers.
public final class OcrEngine implements AutoCloseable {

    /// Resolution at which pages are to be drawn: type of 5 points is as high as the recogniser
    /// wants it.
    public static final double DPI = 300;

    /// What it calls its work.
    public static final String STAGE = "ocr";

    /// Raised with every change that may read a page differently.
    private static final int VERSION = 5;

    /// A page this little askew (0.1°) is straight: a pixel over a line of a column.
    private static final double MIN_SLOPE = 0.0018;

    /// Text is upright, read down or up, when its box is this many times as high as wide; single
    /// digits are not.
    private static final double TALL = 2;

    /// Pixels beside a rule that are its blurred edge.
    private static final double RULE_EDGE_PX = 2;

    private @Nullable OcrModels models;

    /// Name, version and models: what was read under another stamp is read again.
    public String stamp() {
        return "ocr "
                + VERSION
                + " "
                + OcrModels.NAMES
                + " ort "
                + OnnxModel.runtimeVersion()
                + " "
                + OnnxModel.OPTIMISATION;
    }

    /// Reads one page.
    ///
    /// @param picture the whole page as displayed, at about [#DPI]
    /// @param progress told `ocr`, lines read and lines in all
    /// @throws OcrException when the models are missing or fail
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so; polled between lines
    public synchronized RecognisedPage recognise(
            PageNumber page, PageRaster picture, CancelToken cancel, Progress progress) {
        try {
            OcrModels opened = models;
            if (opened == null) {
                opened = OcrModels.open();
                models = opened;
            }
            return read(page, picture, opened, stamp(), cancel, progress);
        } catch (OnnxException e) {
            throw new OcrException(String.valueOf(e.getMessage()), e);
        } finally {
            // The next page may be long in coming.
            NativeHeap.trim();
        }
    }

    private static RecognisedPage read(
            PageNumber page,
            PageRaster raster,
            OcrModels models,
            String stamp,
            CancelToken cancel,
            Progress progress) {
        LineReader reader = new LineReader(models.recognition(), models.characters());
        TextDetector detector = new TextDetector(models.detection());
        GreyPicture picture = GreyPicture.of(raster);
        double pxPerPt = raster.dpi() / 72;
        int quarters = 0;
        TextMap map = detector.detect(picture, cancel, progress);
        List<Patch> cores = TextBoxes.cores(map);
        if (TextBoxes.sideways(cores)) {
            quarters = 1;
            picture = picture.turned(1);
            map = detector.detect(picture, cancel, progress);
            cores = TextBoxes.cores(map);
        }
        double slope = TextBoxes.slope(cores, map.width());
        if (Math.abs(slope) < MIN_SLOPE) {
            slope = 0;
        } else {
            picture = picture.levelled(slope);
        }
        cancel.throwIfCancelled();
        progress.report(STAGE, 0, 0);
        List<PixelBox> boxes = TextBoxes.boxes(map, cores, slope);
        if (new Direction(models.direction(), reader).upsideDown(picture, boxes)) {
            quarters += 2;
            GreyPicture before = picture;
            boxes = boxes.stream().map(b -> b.turned(2, before.width(), before.height())).toList();
            picture = picture.turned(2);
        }
        progress.report(STAGE, 0, 0);
        Ink ink = Ink.of(picture);
        List<Ruling.Found> rules = Ruling.of(ink, pxPerPt);
        for (Ruling.Found rule : rules) {
            ink.erase(rule.box().inflate(RULE_EDGE_PX));
            picture.blank(rule.box().inflate(RULE_EDGE_PX));
        }
        List<PixelBox> bars = Bars.of(ink, rules, pxPerPt);
        Sheet sheet = new Sheet(picture, ink, Math.floorMod(quarters, 4), pxPerPt);
        List<Found> found = found(sheet, Parting.of(boxes, rules), reader, cancel, progress);
        progress.report(STAGE, 0, 0);
        List<RecognisedLine> lines = LineMaker.lines(found);
        for (Found line : found) {
            ink.erase(
                    line.box()
                            .turned(
                                    sheet.quarters() - line.sheet().quarters(),
                                    line.sheet().picture().width(),
                                    line.sheet().picture().height()));
        }
        bars.forEach(b -> ink.erase(b.inflate(RULE_EDGE_PX)));
        List<Ruling.Found> edges = new ArrayList<>(rules);
        bars.forEach(b -> edges.addAll(Bars.edges(b, pxPerPt)));
        cancel.throwIfCancelled();
        return new RecognisedPage(
                page,
                stamp,
                lines,
                edges.stream().map(r -> rule(sheet, r)).toList(),
                Drawings.of(ink, pxPerPt).stream()
                        .map(b -> new Stroke(sheet.onPage(b), 2, true, true))
                        .toList(),
                Math.toDegrees(Math.atan(slope)));
    }

    private static List<Found> found(
            Sheet sheet,
            List<PixelBox> boxes,
            LineReader reader,
            CancelToken cancel,
            Progress progress) {
        double usual = usualHeight(boxes);
        Sheet down = null;
        Sheet up = null;
        List<Found> found = new ArrayList<>();
        for (PixelBox box : boxes) {
            cancel.throwIfCancelled();
            progress.report(STAGE, found.size(), boxes.size());
            if (box.height() <= TALL * box.width() || box.height() < TALL * usual) {
                PixelBox whole = Minus.with(sheet.ink(), box, boxes);
                found.add(new Found(sheet, whole, reader.read(sheet.picture(), whole)));
                continue;
            }
            if (down == null || up == null) {
                down = sheet.turned(3);
                up = sheet.turned(1);
            }
            Found one = turned(sheet, box, down, reader);
            Found other = turned(sheet, box, up, reader);
            found.add(one.answer().sureness() > other.answer().sureness() ? one : other);
        }
        return found;
    }

    private static Found turned(Sheet sheet, PixelBox box, Sheet to, LineReader reader) {
        PixelBox there =
                box.turned(
                        to.quarters() - sheet.quarters(),
                        sheet.picture().width(),
                        sheet.picture().height());
        return new Found(to, there, reader.read(to.picture(), there));
    }

    private static double usualHeight(List<PixelBox> boxes) {
        List<PixelBox> along =
                boxes.stream()
                        .filter(b -> b.width() > b.height())
                        .sorted(Comparator.comparingDouble(PixelBox::height))
                        .toList();
        return along.isEmpty() ? 0 : along.get(along.size() / 2).height();
    }

    private static Rule rule(Sheet sheet, Ruling.Found found) {
        var box = sheet.onPage(found.box());
        boolean horizontal = found.horizontal() == (sheet.quarters() % 2 == 0);
        return horizontal
                ? new Rule(true, box.centerY(), box.x0(), box.x1(), box.height(), 0)
                : new Rule(false, box.centerX(), box.y0(), box.y1(), box.width(), 0);
    }

    /// Closes the networks, once no page is being read.
    @Override
    public synchronized void close() {
        if (models != null) {
            models.close();
            models = null;
        }
    }
}
