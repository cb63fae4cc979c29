package dev.sheetproof.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ingest.PdfPageRecogniser;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Word;
import dev.sheetproof.ocr.OcrEngine;
import dev.sheetproof.parse.DocumentParser;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How much of a scan is read right: pages whose text is known are drawn at 200 dpi, saved as
/// pictures alone, and read again. Tesseract reads the same pictures where it is installed.
///
/// A line of the page counts what was read inside its box, from the left to the right, by the edit
/// distance without blanks; what was read beside all lines does not count. Both programs are
/// counted alike.
///
/// `-Dtest.sources=FOLDER -Dtest.scans=24 -Dtest.seed=N -Dtest.report=FILE` makes a long run.
final class OcrAccuracyTest {

    private static final int SCANS = Integer.getInteger("test.scans", 1);
    private static final long SEED = Long.getLong("test.seed", 20_260);

    private static final Path SOURCES =
            Path.of(System.getProperty("test.sources", "corpora/demo/pdf"));

    /// Issue 6: at least this share of the characters of clean scans is right.
    private static final double RIGHT = 0.95;

    /// Pages with less say little of reading.
    private static final int ENOUGH_CHARACTERS = 400;

    /// Tesseract's English model is asked about pages in Latin letters alone.
    private static final double LATIN = 0.98;

    private static final int PATIENCE_SECONDS = 120;
    private static final double POINTS_PER_PIXEL = 72 / ScannedPage.DPI;

    /// Leaders of contents and rules drawn in dots.
    private static final Pattern LEADER = Pattern.compile("[.·_…]{3,}");

    private static final Pattern BLANK = Pattern.compile("\\s+");

    @TempDir private Path temp;

    /// A line as it is drawn, or a word as it was read. Points of the page.
    private record Piece(String text, PageBox box) {}

    private record Score(int wrong, int characters) {

        static final Score NONE = new Score(0, 0);

        Score and(Score other) {
            return new Score(wrong + other.wrong, characters + other.characters);
        }

        double right() {
            return 1 - (double) wrong / Math.max(1, characters);
        }
    }

    private record Source(Path file, PageNumber page, List<Piece> lines) {

        int characters() {
            return lines.stream().mapToInt(line -> line.text().length()).sum();
        }

        boolean latin() {
            long latin =
                    lines.stream()
                            .flatMapToInt(line -> line.text().chars())
                            .filter(c -> c < 0x250 || (c >= 0x2000 && c < 0x2300))
                            .count();
            return latin >= LATIN * characters();
        }
    }

    @Test
    void scansAreReadRight() throws Exception {
        List<String> rows = new ArrayList<>();
        Score all = Score.NONE;
        Score oursOfBoth = Score.NONE;
        Score others = Score.NONE;
        boolean tesseract = runs(List.of("tesseract", "--version"));
        try (OcrEngine engine = new OcrEngine()) {
            for (Source source : chosen()) {
                Path scan = temp.resolve("scan.pdf");
                Path picture = temp.resolve("scan.png");
                scan(source, scan, picture);
                Score ours = score(source.lines(), read(engine, scan));
                all = all.and(ours);
                String other = "-";
                if (tesseract && source.latin()) {
                    Score theirs = score(source.lines(), readByTesseract(picture));
                    oursOfBoth = oursOfBoth.and(ours);
                    others = others.and(theirs);
                    other = percent(theirs);
                }
                rows.add(
                        "| "
                                + (rows.size() + 1)
                                + " | "
                                + source.characters()
                                + " | "
                                + percent(ours)
                                + " | "
                                + other
                                + " |");
            }
        }
        ReliabilityReport.write("Scans read", report(rows, all, oursOfBoth, others));
        assertTrue(all.right() >= RIGHT, percent(all) + " of " + all.characters());
        if (others.characters() > 0) {
            assertTrue(
                    oursOfBoth.right() >= others.right(),
                    percent(oursOfBoth) + " against " + percent(others));
        }
    }

    private static List<String> report(
            List<String> rows, Score all, Score oursOfBoth, Score others) {
        List<String> lines = new ArrayList<>();
        lines.add(
                String.format(
                        Locale.ROOT,
                        "%d pages of as many documents, seed %d, drawn at %.0f dpi and read as"
                                + " scans: %s of %d characters right.%s",
                        rows.size(),
                        SEED,
                        ScannedPage.DPI,
                        percent(all),
                        all.characters(),
                        others.characters() == 0
                                ? ""
                                : " On the pages in Latin letters, of "
                                        + others.characters()
                                        + " characters: "
                                        + percent(oursOfBoth)
                                        + ", tesseract (English) "
                                        + percent(others)
                                        + "."));
        lines.add("");
        lines.add("| page | characters | right | tesseract |");
        lines.add("|---:|---:|---:|---:|");
        lines.addAll(rows);
        return lines;
    }

    private static String percent(Score score) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * score.right());
    }

    /// A page each of documents in random order, until there are enough.
    private static List<Source> chosen() throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(SOURCES)) {
            files =
                    new ArrayList<>(
                            found.filter(file -> file.toString().endsWith(".pdf"))
                                    .sorted()
                                    .toList());
        }
        Random random = new Random(SEED);
        Collections.shuffle(files, random);
        List<Source> chosen = new ArrayList<>();
        for (Path file : files) {
            if (chosen.size() == SCANS) {
                break;
            }
            readable(file, random.nextInt(Integer.MAX_VALUE)).ifPresent(chosen::add);
        }
        return chosen;
    }

    /// A page with text, the one of that number among all of them.
    private static Optional<Source> readable(Path file, int number) throws IOException {
        try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
            List<Source> pages =
                    new DocumentParser()
                            .parse(pdf, new CancelToken(), Progress.SILENT).pages().stream()
                                    .filter(page -> page.info().status() == PageStatus.OK)
                                    .map(page -> new Source(file, page.info().page(), lines(page)))
                                    .filter(page -> page.characters() >= ENOUGH_CHARACTERS)
                                    .toList();
            return pages.isEmpty()
                    ? Optional.empty()
                    : Optional.of(pages.get(number % pages.size()));
        } catch (PdfException e) {
            // Not a datasheet to read from: strange files are the subject of another test.
            return Optional.empty();
        }
    }

    private static List<Piece> lines(ParsedPage page) {
        return page.lines().stream()
                .filter(line -> line.horizontal() && line.text().indexOf('\uFFFD') < 0)
                .map(line -> new Piece(plain(line.text()), line.box()))
                .filter(line -> !line.text().isEmpty())
                .toList();
    }

    private static void scan(Source source, Path scan, Path picture) throws Exception {
        try (PdfFile pdf = PdfFile.open(source.file(), Optional.empty())) {
            PageBox whole = pdf.frame(source.page()).bounds();
            BufferedImage drawn = ScannedPage.picture(pdf, source.page(), whole);
            ScannedPage.write(drawn, whole, scan);
            ImageIO.write(drawn, "png", picture.toFile());
        }
    }

    /// As an ingestion reads it.
    private static List<Piece> read(OcrEngine engine, Path scan) throws IOException {
        PageNumber first = new PageNumber(1);
        RecognisedPage recognised =
                new PdfPageRecogniser(engine)
                        .recognise(
                                scan, Optional.empty(), first, new CancelToken(), Progress.SILENT);
        SortedMap<PageNumber, RecognisedPage> pages = new TreeMap<>();
        pages.put(first, recognised);
        try (PdfFile pdf = PdfFile.open(scan, Optional.empty())) {
            return new DocumentParser()
                            .parse(
                                    pdf,
                                    Collections.emptySortedMap(),
                                    pages,
                                    new CancelToken(),
                                    Progress.SILENT)
                            .page(first)
                            .lines()
                            .stream()
                            .flatMap(line -> line.words().stream())
                            .map(OcrAccuracyTest::piece)
                            .toList();
        }
    }

    private static Piece piece(Word word) {
        return new Piece(word.text(), word.box());
    }

    private List<Piece> readByTesseract(Path picture) throws Exception {
        Path out = temp.resolve("tesseract");
        assertTrue(
                runs(
                        List.of(
                                "tesseract",
                                picture.toString(),
                                out.toString(),
                                "-l",
                                "eng",
                                "--dpi",
                                "200",
                                "tsv")));
        List<Piece> words = new ArrayList<>();
        for (String row :
                Files.readAllLines(temp.resolve("tesseract.tsv"), StandardCharsets.UTF_8)) {
            String[] columns = row.split("\t", -1);
            // Level 5 is a word: left, top, width, height, confidence and text stand last.
            if (columns[0].equals("5")) {
                double x = Double.parseDouble(columns[6]) * POINTS_PER_PIXEL;
                double y = Double.parseDouble(columns[7]) * POINTS_PER_PIXEL;
                words.add(
                        new Piece(
                                columns[11],
                                new PageBox(
                                        x,
                                        y,
                                        x + Double.parseDouble(columns[8]) * POINTS_PER_PIXEL,
                                        y + Double.parseDouble(columns[9]) * POINTS_PER_PIXEL)));
            }
        }
        return words;
    }

    private static Score score(List<Piece> lines, List<Piece> words) {
        Score score = Score.NONE;
        for (Piece line : lines) {
            StringBuilder read = new StringBuilder();
            words.stream()
                    .filter(word -> owns(line, word, lines))
                    .sorted(Comparator.comparingDouble(word -> word.box().x0()))
                    .forEach(word -> read.append(word.text()));
            int wrong = distance(line.text(), plain(read.toString()));
            score =
                    score.and(
                            new Score(Math.min(wrong, line.text().length()), line.text().length()));
        }
        return score;
    }

    /// Whether a word stands in this line more than in any other.
    private static boolean owns(Piece line, Piece word, List<Piece> lines) {
        double here = shared(line, word);
        return here > 0 && lines.stream().noneMatch(other -> shared(other, word) > here);
    }

    private static double shared(Piece line, Piece word) {
        return line.box().intersection(word.box()).map(PageBox::area).orElse(0.0);
    }

    /// Signs that differ in how they are drawn and not in what they say are one; blanks and leaders
    /// are left out.
    private static String plain(String text) {
        String folded =
                Normalizer.normalize(text, Normalizer.Form.NFKC)
                        .replaceAll("[\u2010-\u2015\u2212]", "-")
                        .replaceAll("[\u2018\u2019`\u00B4]", "'")
                        .replaceAll("[\u201C\u201D]", "\"")
                        .replaceAll("[\u2022\u25CF\u25AA\u25A0\u00B7]", "•")
                        .replace('\u03BC', '\u00B5')
                        .replace('\u2126', '\u03A9');
        return BLANK.matcher(LEADER.matcher(folded).replaceAll("")).replaceAll("");
    }

    /// The edit distance of Levenshtein.
    private static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            before[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], before[j]) + 1, before[j - 1] + same);
            }
            before = row;
        }
        return before[b.length()];
    }

    private static boolean runs(List<String> command) throws InterruptedException {
        try {
            Process process =
                    new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException e) {
            // This machine has no such program.
            return false;
        }
    }
}
