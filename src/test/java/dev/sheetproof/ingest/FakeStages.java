package dev.sheetproof.ingest;

import dev.sheetproof.embedding.EmbeddingException;
import dev.sheetproof.embedding.TextEmbedder;
import dev.sheetproof.grouping.ChunkGrouper;
import dev.sheetproof.grouping.Grouping;
import dev.sheetproof.layout.LayoutDetector;
import dev.sheetproof.layout.PagePictures;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/// Stages over text files that begin with `%PDF-`: a form feed ends a page, a line is a line, an
/// element and a chunk. A first line may say how the file behaves: `encrypted WORD`, `damaged`,
/// `crash`, `endless`, `scan`.
final class FakeStages {

    static final String HEAD = "%PDF-fake\n";

    final AtomicInteger parsed = new AtomicInteger();
    final AtomicInteger embedded = new AtomicInteger();
    final CountDownLatch endlessBegan = new CountDownLatch(1);
    final AtomicInteger recognised = new AtomicInteger();
    volatile String recogniserStamp = "fake ocr 1";
    volatile Consumer<PageNumber> whileRecognising = page -> {};
    volatile boolean modelMissing;
    volatile String model = "model-a";
    volatile String grouperStamp = "group 1";

    Stages stages() {
        return new Stages(
                new Reader(), new Recogniser(), new Detector(), new Grouper(), new Embedder());
    }

    static byte[] pdf(String text) {
        return (HEAD + text).getBytes(StandardCharsets.UTF_8);
    }

    private final class Reader implements SourceReader {

        @Override
        public PagePictures pictures(Path file, Optional<String> password) {
            return PagePictures.NONE;
        }

        @Override
        public String stamp() {
            return "fake 1";
        }

        @Override
        public ParsedDocument read(
                Path file,
                Optional<String> password,
                SortedMap<PageNumber, PageOmission> omitted,
                SortedMap<PageNumber, RecognisedPage> recognised,
                CancelToken cancel,
                Progress progress)
                throws PdfException {
            parsed.incrementAndGet();
            String text = text(file);
            if (!text.startsWith(HEAD)) {
                throw new PdfException(PdfException.Kind.NOT_A_PDF, file, "is not a PDF");
            }
            List<String> lines = text.substring(HEAD.length()).lines().toList();
            String order = lines.isEmpty() ? "" : lines.getFirst();
            if (order.startsWith("encrypted ")
                    && !password.equals(Optional.of(order.substring("encrypted ".length())))) {
                throw new PdfException(PdfException.Kind.ENCRYPTED, file, "needs a password");
            }
            if (order.equals("damaged")) {
                throw new PdfException(PdfException.Kind.DAMAGED, file, "is damaged");
            }
            if (order.equals("crash")) {
                throw new IllegalStateException("a stage broke");
            }
            while (order.equals("endless")) {
                endlessBegan.countDown();
                cancel.throwIfCancelled();
                Thread.onSpinWait();
            }
            List<ParsedPage> pages = new ArrayList<>();
            for (String page : text.substring(HEAD.length()).split("\f", -1)) {
                PageNumber number = new PageNumber(pages.size() + 1);
                PageOmission omission = omitted.get(number);
                RecognisedPage read = recognised.get(number);
                if (omission != null) {
                    pages.add(unread(page(number, "", false), omission));
                    continue;
                }
                pages.add(
                        read == null
                                ? page(number, page, order.equals("scan"))
                                : asRead(page(number, read.lines().getFirst().text(), false)));
            }
            return new ParsedDocument(
                    summary(pages.size()), pages, List.of(), List.of(), List.of());
        }
    }

    private static String text(Path file) throws PdfException {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new PdfException(PdfException.Kind.MISSING, file, "cannot be read", e);
        }
    }

    private static ParsedPage asRead(ParsedPage page) {
        return with(page, PageStatus.OK, "read by OCR", TextSource.OCR);
    }

    private static ParsedPage unread(ParsedPage page, PageOmission omission) {
        return with(page, omission.status(), omission.reason(), TextSource.NONE);
    }

    private static ParsedPage with(
            ParsedPage page, PageStatus status, String reason, TextSource source) {
        PageInfo i = page.info();
        PageInfo info =
                new PageInfo(
                        i.page(),
                        status,
                        reason,
                        source,
                        i.frame(),
                        i.columns(),
                        i.glyphs(),
                        i.badGlyphs(),
                        i.lines(),
                        i.images(),
                        i.paths());
        return new ParsedPage(info, page.lines(), page.graphics(), page.links());
    }

    /// Reads `page N of FILE` off every page, and fails on pages that it is told to.
    final class Recogniser implements PageRecogniser {

        @Override
        public String stamp() {
            return recogniserStamp;
        }

        @Override
        public RecognisedPage recognise(
                Path file,
                Optional<String> password,
                PageNumber page,
                CancelToken cancel,
                Progress progress) {
            recognised.incrementAndGet();
            whileRecognising.accept(page);
            cancel.throwIfCancelled();
            String text = "page " + page + " of " + file.getFileName();
            float[] edges = new float[text.length()];
            return new RecognisedPage(
                    page,
                    stamp(),
                    List.of(
                            new RecognisedLine(
                                    text,
                                    new PageBox(10, 0, 500, 10),
                                    0,
                                    CharEdges.of(edges, edges),
                                    10,
                                    false,
                                    0.8)),
                    List.of(),
                    List.of(),
                    0);
        }
    }

    private static ParsedPage page(PageNumber number, String text, boolean scan) {
        List<Line> lines = new ArrayList<>();
        for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
            lines.add(line(number, lines.size(), line));
        }
        PageInfo info =
                new PageInfo(
                        number,
                        scan ? PageStatus.NO_TEXT : PageStatus.OK,
                        scan ? "a picture" : "",
                        TextSource.PDF_LAYER,
                        new PageFrame(0, 0, 600, 800, 0, 1),
                        1,
                        text.length(),
                        0,
                        lines.size(),
                        0,
                        0);
        return new ParsedPage(info, lines, PageGraphics.EMPTY, List.of());
    }

    private static Line line(PageNumber page, int number, String text) {
        float[] edges = new float[text.length()];
        return new Line(
                page,
                number,
                text,
                new PageBox(10, 20 * number, 500, 20 * number + 10),
                new FontStyle("Fake", 10, false, false, 0),
                0,
                0,
                CharEdges.of(edges, edges),
                List.of(),
                true);
    }

    private static DocumentSummary summary(int pages) {
        return new DocumentSummary(
                pages,
                "A title",
                "",
                "",
                DocumentSummary.ContentType.BORN_DIGITAL,
                List.of("en"),
                "FAKE",
                List.of("FAKE-1"),
                0,
                0,
                List.of());
    }

    private static final class Detector implements LayoutDetector {

        @Override
        public String stamp() {
            return "detect 1";
        }

        @Override
        public List<PageLayout> detect(
                ParsedDocument document,
                PagePictures pictures,
                CancelToken cancel,
                Progress progress) {
            List<PageLayout> layouts = new ArrayList<>();
            for (ParsedPage page : document.pages()) {
                List<Element> elements = new ArrayList<>();
                for (Line line : page.lines()) {
                    elements.add(
                            new Element(
                                    page.number(),
                                    elements.size(),
                                    ElementLabel.TEXT,
                                    1,
                                    line.box(),
                                    "fake",
                                    "made for the test"));
                }
                layouts.add(new PageLayout(page.number(), List.of(), elements, List.of()));
            }
            return layouts;
        }
    }

    private final class Grouper implements ChunkGrouper {

        @Override
        public String stamp() {
            return grouperStamp;
        }

        @Override
        public Grouping group(
                String docId,
                ParsedDocument document,
                List<PageLayout> layouts,
                CancelToken cancel) {
            List<Chunk> chunks = new ArrayList<>();
            for (PageLayout layout : layouts) {
                for (Element element : layout.elements()) {
                    String text = document.page(layout.page()).lines().get(element.number()).text();
                    ChunkKey key = key(text, element);
                    chunks.add(
                            new Chunk(
                                    key,
                                    docId + "_p" + layout.page() + "_" + key.shortHex(),
                                    new PageBoxes(layout.page(), List.of(element.box())),
                                    List.of(),
                                    chunks.size(),
                                    BlockType.TEXT,
                                    "",
                                    "",
                                    text,
                                    List.of(new Chunk.Member(layout.page(), element.number())),
                                    List.of()));
                }
            }
            return new Grouping(chunks, List.of(), new TreeMap<>());
        }

        /// Lines that say `same` claim to be the same chunk, which no store may accept.
        private ChunkKey key(String text, Element element) {
            String identity = text.equals("same") ? text : element + text;
            return new ChunkKey(Sha256.of(identity.getBytes(StandardCharsets.UTF_8)).hex());
        }
    }

    private final class Embedder implements TextEmbedder {

        private void needModel() {
            if (modelMissing) {
                throw new EmbeddingException("there is no model");
            }
        }

        @Override
        public String fingerprint() {
            needModel();
            return model;
        }

        @Override
        public int dimension() {
            return 2;
        }

        @Override
        public float[] embedQuery(String text) {
            return embedPassage(text);
        }

        @Override
        public float[] embedPassage(String text) {
            needModel();
            embedded.incrementAndGet();
            double angle = text.hashCode();
            return new float[] {(float) Math.cos(angle), (float) Math.sin(angle)};
        }

        @Override
        public int countTokens(String text) {
            return text.length() / 4;
        }

        @Override
        public int maxTokens() {
            return 512;
        }

        @Override
        public void close() {}
    }
}
