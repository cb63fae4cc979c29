package dev.sheetproof.store;

import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.Cell;
import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.Detection;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.PlacedImage;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.Stroke;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.model.TocEntry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/// Makes documents that use every field of every stored value, from a seed.
public final class RandomDocuments {

    private static final String[] WORDS = {
        "26.000MHz",
        "±10 ppm",
        "Ω",
        "µA",
        "晶体",
        "load",
        "18 pF",
        "−40…85 °C",
        "\uD83D\uDE00",
        "a'b\"c",
        "\uFFFD",
        ""
    };

    private final Random random;

    public RandomDocuments(long seed) {
        random = new Random(seed);
    }

    /// What a recogniser may have read off a page.
    public RecognisedPage recognised(int page, String stamp) {
        List<RecognisedLine> lines = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(5); i++) {
            String text = WORDS[random.nextInt(WORDS.length)] + " µΩ";
            float[] starts = new float[text.length()];
            float[] ends = new float[text.length()];
            for (int c = 0; c < starts.length; c++) {
                starts[c] = random.nextFloat() * 600;
                ends[c] = starts[c] + random.nextFloat() * 9;
            }
            lines.add(
                    new RecognisedLine(
                            text,
                            PageBox.of(random.nextDouble() * 300, 20, 400, 31.5),
                            90 * random.nextInt(4),
                            CharEdges.of(starts, ends),
                            7.5,
                            random.nextBoolean(),
                            random.nextDouble()));
        }
        return new RecognisedPage(
                new PageNumber(page),
                stamp,
                lines,
                List.of(new Rule(random.nextBoolean(), 10.25, 20, 300, 0.7, 0x112233)),
                List.of(new Stroke(PageBox.of(1, 2, 3.5, 4), 2, true, random.nextBoolean())),
                random.nextDouble());
    }

    /// A document with `pages` pages and everything on them.
    public StoredDocument document(String docId, int pages) {
        List<ParsedPage> parsed = new ArrayList<>();
        List<PageLayout> layouts = new ArrayList<>();
        for (int page = 1; page <= pages; page++) {
            parsed.add(page(new PageNumber(page)));
            layouts.add(layout(new PageNumber(page)));
        }
        List<Cell> cells = new ArrayList<>();
        for (PageLayout layout : layouts) {
            for (Element element : layout.elements()) {
                cells.add(cell(element));
            }
        }
        List<Chunk> chunks = chunks(docId, layouts);
        ParsedDocument document =
                new ParsedDocument(
                        summary(pages), parsed, toc(pages), namedObjects(pages), references(pages));
        DocumentRecord record =
                new DocumentRecord(
                        docId,
                        "pdf/" + docId + ".pdf",
                        hash(),
                        random.nextLong(1L << 40),
                        DocumentStatus.PARTIAL,
                        "1 page has no text",
                        "parse-1 geometric-1 rules-1",
                        pages,
                        layouts.stream().mapToInt(layout -> layout.elements().size()).sum(),
                        chunks.size(),
                        text(),
                        List.of("ABX-7", text()));
        SortedMap<String, Integer> guards = new TreeMap<>();
        guards.put("split", random.nextInt(9));
        guards.put("recovered", random.nextInt(9));
        return new StoredDocument(record, Optional.of(document), layouts, cells, chunks, guards);
    }

    /// A document that could not be opened.
    public StoredDocument unreadable(String docId) {
        DocumentRecord record =
                new DocumentRecord(
                        docId,
                        "pdf/" + docId + ".pdf",
                        hash(),
                        7,
                        DocumentStatus.ENCRYPTED,
                        "needs a password",
                        "parse-1 geometric-1 rules-1",
                        0,
                        0,
                        0,
                        "",
                        List.of());
        return new StoredDocument(
                record, Optional.empty(), List.of(), List.of(), List.of(), new TreeMap<>());
    }

    /// Vectors for the chunks of a document: one, two or three each.
    public List<ChunkVectors> vectors(StoredDocument document, int dimension) {
        List<ChunkVectors> vectors = new ArrayList<>();
        for (Chunk chunk : document.chunks()) {
            List<float[]> parts = new ArrayList<>();
            for (int part = random.nextInt(3); part >= 0; part--) {
                float[] vector = new float[dimension];
                for (int i = 0; i < dimension; i++) {
                    vector[i] = random.nextFloat() * 2 - 1;
                }
                parts.add(vector);
            }
            vectors.add(new ChunkVectors(chunk.id(), parts));
        }
        return vectors;
    }

    private ParsedPage page(PageNumber page) {
        List<Line> lines = new ArrayList<>();
        for (int number = 0; number < 3 + random.nextInt(5); number++) {
            lines.add(line(page, number));
        }
        List<PlacedImage> images =
                List.of(new PlacedImage(page, 0, box(), 1 + random.nextInt(900), 7, "inline"));
        List<Link> links =
                List.of(
                        new Link(
                                page,
                                0,
                                box(),
                                new Link.Target.External("https://example.org/" + text())),
                        new Link(
                                page,
                                1,
                                box(),
                                new Link.Target.Internal(
                                        page, OptionalDouble.of(random.nextDouble()))),
                        new Link(
                                page,
                                2,
                                box(),
                                new Link.Target.Internal(page, OptionalDouble.empty())),
                        new Link(page, 3, box(), new Link.Target.Broken("no page 99")));
        PageStatus status = page.value() == 1 ? PageStatus.NO_TEXT : PageStatus.OK;
        PageInfo info =
                new PageInfo(
                        page,
                        status,
                        status == PageStatus.OK ? "" : "no text layer",
                        TextSource.PDF_LAYER,
                        new PageFrame(
                                random.nextDouble() * -40,
                                random.nextDouble() * 10,
                                500 + random.nextDouble(),
                                700 + random.nextDouble(),
                                90 * random.nextInt(4),
                                1 + random.nextDouble()),
                        random.nextInt(3),
                        random.nextInt(9000),
                        random.nextInt(9),
                        lines.size(),
                        1,
                        random.nextInt(9000));
        return new ParsedPage(
                info, lines, new PageGraphics(List.of(), List.of(), List.of(), images), links);
    }

    private Line line(PageNumber page, int number) {
        String text = text();
        int length = text.length();
        float[] starts = new float[length];
        float[] ends = new float[length];
        float at = random.nextFloat() * 100;
        for (int i = 0; i < length; i++) {
            starts[i] = at;
            at += random.nextFloat() * 8;
            ends[i] = at;
            if (random.nextInt(4) == 0) {
                at += 0.25f;
            }
        }
        List<Span> spans = new ArrayList<>();
        for (int from = 0; from < length; ) {
            int to = Math.min(length, from + 1 + random.nextInt(12));
            if (to < length && Character.isLowSurrogate(text.charAt(to))) {
                to++;
            }
            spans.add(
                    new Span(
                            from,
                            text.substring(from, to),
                            box(),
                            style(),
                            random.nextBoolean(),
                            random.nextBoolean()));
            from = to;
        }
        return new Line(
                page,
                number,
                text,
                box(),
                style(),
                random.nextInt(3) - 1,
                90 * random.nextInt(4),
                CharEdges.of(starts, ends),
                spans,
                random.nextBoolean());
    }

    private PageLayout layout(PageNumber page) {
        List<Detection> raw = new ArrayList<>();
        List<Element> elements = new ArrayList<>();
        List<PageLayout.Dropped> dropped = new ArrayList<>();
        for (int i = random.nextInt(6); i >= 0; i--) {
            Detection detection =
                    new Detection(
                            oneOf(ElementLabel.values()),
                            random.nextDouble(),
                            box(),
                            "rule-" + i,
                            text());
            raw.add(detection);
            if (random.nextInt(4) == 0) {
                dropped.add(new PageLayout.Dropped(detection, "inside another text"));
            } else {
                elements.add(
                        new Element(
                                page,
                                elements.size(),
                                detection.label(),
                                detection.confidence(),
                                detection.box(),
                                detection.source(),
                                detection.reason()));
            }
        }
        return new PageLayout(page, raw, elements, dropped);
    }

    private Cell cell(Element element) {
        return new Cell(
                element.page(),
                element.number(),
                random.nextInt(9),
                random.nextInt(9),
                1 + random.nextInt(3),
                1 + random.nextInt(3),
                box(),
                text(),
                text(),
                text(),
                random.nextBoolean());
    }

    private List<Chunk> chunks(String docId, List<PageLayout> layouts) {
        List<Element> all = layouts.stream().flatMap(layout -> layout.elements().stream()).toList();
        List<Chunk> chunks = new ArrayList<>();
        for (int from = 0; from < all.size(); ) {
            int to = Math.min(all.size(), from + 1 + random.nextInt(4));
            List<PageBoxes> places = new ArrayList<>();
            List<Chunk.Member> members = new ArrayList<>();
            for (Element element : all.subList(from, to)) {
                members.add(new Chunk.Member(element.page(), element.number()));
                boolean samePage =
                        !places.isEmpty() && places.getLast().page().equals(element.page());
                List<PageBox> boxes =
                        new ArrayList<>(samePage ? places.removeLast().boxes() : List.of());
                boxes.add(element.box());
                places.add(new PageBoxes(element.page(), boxes));
            }
            ChunkKey key = new ChunkKey(hash().hex());
            chunks.add(
                    new Chunk(
                            key,
                            docId + "_p" + places.getFirst().page() + "_" + key.shortHex(),
                            places.getFirst(),
                            places.subList(1, places.size()),
                            chunks.size(),
                            oneOf(BlockType.values()),
                            text(),
                            text(),
                            text() + "\n" + text() + "\t" + text(),
                            members,
                            random.nextBoolean() ? List.of() : List.of("bad fonts", text())));
            from = to;
        }
        return chunks;
    }

    private DocumentSummary summary(int pages) {
        return new DocumentSummary(
                pages,
                text(),
                text(),
                text(),
                DocumentSummary.ContentType.MIXED,
                List.of("en", "zh"),
                text(),
                List.of("ABX-7", "ABX-8"),
                random.nextInt(9),
                random.nextInt(9),
                List.of(new PageNumber(1)));
    }

    private List<TocEntry> toc(int pages) {
        return List.of(
                new TocEntry(
                        0,
                        1,
                        text(),
                        new PageNumber(1),
                        new PageNumber(pages),
                        OptionalDouble.of(random.nextDouble() * 800),
                        text(),
                        OptionalInt.empty(),
                        TocEntry.Source.NATIVE),
                new TocEntry(
                        1,
                        2,
                        text(),
                        new PageNumber(pages),
                        new PageNumber(pages),
                        OptionalDouble.empty(),
                        text() + TocEntry.SEPARATOR + text(),
                        OptionalInt.of(0),
                        TocEntry.Source.TYPOGRAPHY));
    }

    private List<NamedObject> namedObjects(int pages) {
        return List.of(
                new NamedObject(
                        0, new PageNumber(pages), 1, ObjectKind.TABLE, "Table 1", text(), box()));
    }

    private List<CrossReference> references(int pages) {
        return List.of(
                new CrossReference(
                        0,
                        new PageNumber(1),
                        OptionalInt.of(2),
                        "see Table 1",
                        ObjectKind.TABLE,
                        "mention",
                        Optional.of(new PageNumber(pages)),
                        OptionalInt.of(1),
                        box()),
                new CrossReference(
                        1,
                        new PageNumber(1),
                        OptionalInt.empty(),
                        text(),
                        ObjectKind.PAGE,
                        "link",
                        Optional.empty(),
                        OptionalInt.empty(),
                        box()));
    }

    private <T> T oneOf(T[] choices) {
        return choices[random.nextInt(choices.length)];
    }

    private FontStyle style() {
        return new FontStyle(
                random.nextBoolean() ? "Helvetica" : "",
                6 + random.nextInt(4) / 3.0,
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextInt(0x1000000));
    }

    private PageBox box() {
        double x = random.nextDouble() * 500 - 20;
        double y = random.nextDouble() * 700 - 20;
        return new PageBox(x, y, x + random.nextDouble() * 90, y + random.nextDouble() * 30);
    }

    private Sha256 hash() {
        return Sha256.of(Long.toString(random.nextLong()).getBytes(StandardCharsets.UTF_8));
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(6); i >= 0; i--) {
            text.append(WORDS[random.nextInt(WORDS.length)]).append(i > 0 ? " " : "");
        }
        return text.toString();
    }
}
