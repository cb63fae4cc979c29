package dev.sheetproof.ocr;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.ocr.LineReader.Answer;
import dev.sheetproof.ocr.LineReader.Read;
import dev.sheetproof.ocr.TextPlace.Part;
import dev.sheetproof.ocr.TextPlace.Placed;
import java.util.ArrayList;
import java.util.List;

/// Makes lines of what was read: which script the page is in, where the parts of each line stand,
/// how large and heavy their type is.
final class LineMaker {

    /// Lines less sure than this are dirt (the usual bound of PP-OCR).
    private static final double MIN_CONFIDENCE = 0.5;

    /// Share of CJK among a page's sure characters from which on they are not slips.
    private static final double CJK_SHARE = 0.05;

    /// Sure characters of CJK at least.
    private static final int CJK_MIN = 6;

    private static final double SURE = 0.8;

    /// A dash is this many times as wide as high.
    private static final double DASH = 2.5;

    /// What may be as flat as a dash and is none.
    private static final String NO_DASH = "~=≈_.…";

    private LineMaker() {}

    /// One line as the network read it.
    record Found(Sheet sheet, PixelBox box, Answer answer) {}

    private record Draft(
            Sheet sheet,
            String text,
            CharEdges edges,
            PixelBox ink,
            TypeSize.Told size,
            double strokeShare,
            double confidence) {}

    static List<RecognisedLine> lines(List<Found> found) {
        boolean cjk = isCjk(found);
        List<Draft> drafts = new ArrayList<>();
        for (Found line : found) {
            List<Read> read =
                    cjk && hasCjk(line.answer().any())
                            ? line.answer().any()
                            : line.answer().latin();
            for (Part part : TextPlace.parts(line.sheet().ink(), line.box(), read)) {
                Draft draft = draft(line.sheet(), withDash(part));
                if (draft.confidence() >= MIN_CONFIDENCE && !draft.text().isBlank()) {
                    drafts.add(draft);
                }
            }
        }
        return finished(drafts);
    }

    private static Draft draft(Sheet sheet, Part part) {
        StringBuilder text = new StringBuilder();
        List<Placed> places = new ArrayList<>();
        double sum = 0;
        int count = 0;
        for (Placed character : part.characters()) {
            String folded = Alphabet.folded(character.text());
            for (int i = 0; i < folded.length(); i++) {
                places.add(character);
            }
            text.append(folded);
            if (!character.text().isBlank()) {
                sum += character.likelihood();
                count++;
            }
        }
        float[] starts = new float[text.length()];
        float[] ends = new float[text.length()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = sheet.along(places.get(i).x0());
            ends[i] = sheet.along(places.get(i).x1());
        }
        String repaired = Repairs.repaired(text.toString());
        PixelBox ink = ink(part);
        TypeSize.Told size = TypeSize.of(part.characters());
        return new Draft(
                sheet,
                repaired,
                CharEdges.of(starts, ends),
                ink,
                size,
                size.emPx() > 0 ? StrokeWidth.of(sheet.ink(), ink, size.emPx()) : 0,
                count == 0 ? 0 : Math.min(1, sum / count));
    }

    private static PixelBox ink(Part part) {
        double y0 = part.y1();
        double y1 = part.y0();
        for (Placed character : part.characters()) {
            if (character.inked()) {
                y0 = Math.min(y0, character.y0());
                y1 = Math.max(y1, character.y1());
            }
        }
        return new PixelBox(
                part.characters().getFirst().x0(),
                y1 > y0 ? y0 : part.y0(),
                part.characters().getLast().x1(),
                y1 > y0 ? y1 : part.y1());
    }

    /// A mark that is much wider than high is a dash, whatever was read: the recogniser, shown one
    /// alone, takes it for the `1` of Chinese.
    private static Part withDash(Part part) {
        if (part.characters().size() > 2) {
            return part;
        }
        return new Part(
                part.characters().stream()
                        .map(
                                c ->
                                        c.inked()
                                                        && c.text().length() == 1
                                                        && NO_DASH.indexOf(c.text()) < 0
                                                        && c.x1() - c.x0()
                                                                > DASH * (c.y1() - c.y0())
                                                ? c.withText("-")
                                                : c)
                        .toList(),
                part.y0(),
                part.y1());
    }

    private static List<RecognisedLine> finished(List<Draft> drafts) {
        int n = drafts.size();
        double[] sizes = new double[n];
        double[] strokes = new double[n];
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) {
            Draft draft = drafts.get(i);
            sizes[i] = draft.size().emPx() / draft.sheet().pxPerPt();
            strokes[i] = draft.strokeShare();
            weights[i] = draft.text().length();
        }
        double[] settled = TypeSize.settled(sizes, weights);
        boolean[] bold = StrokeWidth.bold(strokes, weights);
        List<RecognisedLine> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            Draft draft = drafts.get(i);
            PixelBox ink = draft.ink();
            lines.add(
                    new RecognisedLine(
                            draft.text(),
                            draft.sheet()
                                    .onPage(
                                            draft.size()
                                                    .box(
                                                            settled[i] * draft.sheet().pxPerPt(),
                                                            ink.x0(),
                                                            ink.x1(),
                                                            ink.y0(),
                                                            ink.y1())),
                            draft.sheet().direction(),
                            draft.edges(),
                            settled[i],
                            bold[i],
                            draft.confidence()));
        }
        return lines;
    }

    private static boolean isCjk(List<Found> found) {
        long all = 0;
        long cjk = 0;
        for (Found line : found) {
            for (Read read : line.answer().any()) {
                if (read.likelihood() >= SURE) {
                    all++;
                    cjk += isCjk(read) ? 1 : 0;
                }
            }
        }
        return cjk >= CJK_MIN && cjk >= CJK_SHARE * all;
    }

    private static boolean hasCjk(List<Read> read) {
        return read.stream().anyMatch(r -> isCjk(r) && r.likelihood() >= SURE);
    }

    /// A stroke of one dash is no proof of Chinese.
    private static boolean isCjk(Read read) {
        int c = read.text().codePointAt(0);
        return Alphabet.isCjk(c) && c != '一' && c != '丨' && c != 'ー';
    }
}
