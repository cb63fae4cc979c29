package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.evidence.LayoutCounts;
import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.evidence.PngFile;
import dev.sheetproof.model.DetectorChoice;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageAnnotator;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Shows what was found on pages, why, and how two layouts differ.
@Command(
        name = "inspect",
        sortOptions = false,
        header = "Draw, explain, count or compare what was found on pages.",
        description = {
            "",
            "  --doc D --page N --layer L --out P   draws a layer over the page",
            "  --doc D --page N --at X,Y            says what lies at a point, and why (JSON)",
            "  --doc D [--page N] --against WHAT [--out P]",
            "                                       says what another layout has more, less, elsewhere or",
            "                                       under another label (JSON), and draws it over the page",
            "  --counts [--doc D]                   counts regions and chunks by kind (JSON)",
            ""
        })
final class InspectCommand implements Callable<Integer> {

    private static final int MIN_DPI = 36;
    private static final int MAX_DPI = 600;

    @Mixin private CorpusOption corpus = new CorpusOption();

    @Option(names = "--doc", paramLabel = "D", description = "The document.")
    private @Nullable String doc;

    @Option(
            names = "--page",
            paramLabel = "N",
            description = "The page, counted from 1 in file order.")
    private @Nullable Integer page;

    @Option(
            names = "--layer",
            paramLabel = "L",
            description = "elements, raw, chunks, order, lines, columns, rules or cells.")
    private @Nullable InspectLayer layer;

    @Option(
            names = "--against",
            paramLabel = "geometric|model:FILE|fused:FILE|corpus:OTHER",
            description = "Compare the stored layout with a detector's, or with another corpus'.")
    private @Nullable String against;

    @Option(
            names = "--threshold",
            paramLabel = "T",
            description = "Score from which on a model's proposal counts (default: 0.25).")
    private double threshold = DetectorChoice.DEFAULT_THRESHOLD;

    @Option(
            names = "--at",
            paramLabel = "X,Y",
            description = "A point of the page, in points from its top left corner.")
    private @Nullable String at;

    @Option(names = "--counts", description = "Count regions and chunks by kind.")
    private boolean counts;

    @Option(names = "--out", paramLabel = "overlay.png", description = "The picture to write.")
    private @Nullable Path out;

    @Option(
            names = "--dpi",
            paramLabel = "DPI",
            description = "Resolution, 36 to 600 (default: ${DEFAULT-VALUE}).")
    private int dpi = 150;

    @Option(
            names = "--password",
            paramLabel = "P",
            description = "Opens the PDF where it needs a password.")
    private @Nullable String password;

    private final Services services;
    private final Console console;

    InspectCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        if (dpi < MIN_DPI || dpi > MAX_DPI) {
            throw CommandFailure.usage("--dpi must be 36 to 600: " + dpi);
        }
        long wanted =
                List.of(counts, layer != null, against != null, at != null).stream()
                        .filter(chosen -> chosen)
                        .count();
        if (wanted != 1) {
            throw CommandFailure.usage("say one of --layer, --at, --against and --counts");
        }
        try (OpenCorpus open = corpus.openComplete(services, console)) {
            if (counts) {
                count(open);
                return 0;
            }
            DocumentRecord document = document(open, required(doc, "--doc"));
            if (against != null) {
                compare(open, document, against);
            } else if (at != null) {
                explain(open, document, at);
            } else {
                draw(open, document);
            }
        } catch (PdfException e) {
            throw CommandFailure.failed(String.valueOf(e.getMessage()), e);
        }
        return 0;
    }

    private static <T> T required(@Nullable T value, String option) {
        if (value == null) {
            throw CommandFailure.usage(option + " is missing");
        }
        return value;
    }

    private static DocumentRecord document(OpenCorpus open, String docId) {
        return open.browser()
                .document(docId)
                .orElseThrow(
                        () ->
                                CommandFailure.usage(
                                        "corpus "
                                                + open.ref().name()
                                                + " has no document "
                                                + docId));
    }

    private PageNumber number(DocumentRecord document) {
        int wanted = required(page, "--page");
        if (wanted < 1 || wanted > document.pages()) {
            throw CommandFailure.usage(
                    document.docId() + " has no page " + wanted + ": it has " + document.pages());
        }
        return new PageNumber(wanted);
    }

    private void count(OpenCorpus open) {
        SortedMap<String, InspectJson.Counted> documents = new TreeMap<>();
        List<DocumentRecord> records =
                doc == null ? open.browser().documents() : List.of(document(open, doc));
        for (DocumentRecord record : records) {
            documents.put(
                    record.docId(),
                    new InspectJson.Counted(record, LayoutCounts.of(open.browser(), record)));
        }
        console.out().println(InspectJson.counts(open.ref().name(), documents));
    }

    private void explain(OpenCorpus open, DocumentRecord document, String point) {
        PageNumber number = number(document);
        if (!point.matches("-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?")) {
            throw CommandFailure.usage("--at wants two numbers such as 72,310.5: " + point);
        }
        int comma = point.indexOf(',');
        double x = Double.parseDouble(point.substring(0, comma));
        double y = Double.parseDouble(point.substring(comma + 1));
        List<PageLayout> layouts = on(open.browser().layouts(document.docId()), number);
        List<Element> elements =
                layouts.stream()
                        .flatMap(layout -> layout.elements().stream())
                        .filter(element -> element.box().contains(x, y))
                        .sorted(Comparator.comparingDouble(element -> element.box().area()))
                        .toList();
        List<PageLayout.Dropped> dropped =
                layouts.stream()
                        .flatMap(layout -> layout.dropped().stream())
                        .filter(drop -> drop.detection().box().contains(x, y))
                        .toList();
        console.out().println(InspectJson.at(document.docId(), number, elements, dropped));
    }

    private void compare(OpenCorpus open, DocumentRecord document, String other)
            throws CorpusException, PdfException {
        Optional<PageNumber> wanted =
                page == null ? Optional.empty() : Optional.of(number(document));
        if (out != null) {
            required(page, "--page");
        }
        ComparedLayouts compared =
                new ComparedLayouts(services, open, Optional.ofNullable(password), threshold);
        SortedMap<PageNumber, LayoutDifference> differences =
                compared.differences(document, wanted, other);
        if (out != null) {
            draw(
                    open,
                    document,
                    out,
                    (_, number, on) ->
                            on.marks(
                                    DifferenceMarks.of(
                                            differences.getOrDefault(
                                                    number, new LayoutDifference(List.of())))));
        }
        console.out().println(InspectJson.difference(document.docId(), other, differences));
    }

    private static List<PageLayout> on(List<PageLayout> layouts, PageNumber number) {
        return layouts.stream().filter(layout -> layout.page().equals(number)).toList();
    }

    private void draw(OpenCorpus open, DocumentRecord document) throws PdfException {
        InspectLayer wanted = required(layer, "--layer");
        draw(
                open,
                document,
                required(out, "--out"),
                (pdf, number, on) ->
                        wanted.draw(open.browser(), document.docId(), number, pdf, on));
    }

    @FunctionalInterface
    private interface Painting {
        void over(PdfFile pdf, PageNumber page, PageAnnotator on) throws PdfException;
    }

    private void draw(OpenCorpus open, DocumentRecord document, Path target, Painting painting)
            throws PdfException {
        PageNumber number = number(document);
        try (PdfFile pdf =
                PdfFile.open(
                        open.browser().pdf(document),
                        Optional.ofNullable(password)
                                .or(() -> open.browser().password(document)))) {
            PageBox bounds = pdf.frame(number).bounds();
            PageAnnotator annotator =
                    PageAnnotator.over(pdf.render(number, bounds, dpi, new CancelToken()), bounds);
            painting.over(pdf, number, annotator);
            PngFile.write(annotator.raster(), target);
            console.err().println(target + " written");
        } catch (PdfException e) {
            throw e;
        } catch (IOException e) {
            throw CommandFailure.failed(target + " cannot be written: " + e.getMessage(), e);
        }
    }
}
