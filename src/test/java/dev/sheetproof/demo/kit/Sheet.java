package dev.sheetproof.demo.kit;

import dev.sheetproof.model.PageBox;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.GregorianCalendar;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PageMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotationLink;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDBorderStyleDictionary;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageXYZDestination;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDDocumentOutline;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.outline.PDOutlineItem;
import org.apache.pdfbox.util.Matrix;

/// One document being drawn: pages, outline, links, furniture, and what was drawn where.
///
/// The same drawing gives the same document: identifier and dates are fixed by the document's
/// facts.
public final class Sheet {

    private final Facts facts;
    private final PDDocument document = new PDDocument();
    private final FontBook fonts;
    private final List<Canvas> pages = new ArrayList<>();
    private final List<Question> questions = new ArrayList<>();
    private final List<String> vain = new ArrayList<>();
    private final Map<String, PDPageXYZDestination> destinations = new LinkedHashMap<>();
    private final List<PDOutlineItem> openItems = new ArrayList<>();
    private Furniture furniture = (canvas, count) -> {};

    /// What the file says of itself.
    ///
    /// @param file the file name
    /// @param year the year of issue, of which the dates are made
    /// @param modern whether the file uses object streams (PDF 1.6) or is written plainly (PDF 1.4)
    public record Facts(
            String file,
            String title,
            String subject,
            String language,
            int year,
            int month,
            boolean modern) {}

    /// Opens an empty document; `han` is the font file for Chinese characters where the document
    /// has any.
    public Sheet(Facts facts, Optional<Path> han) {
        this.facts = facts;
        this.fonts = new FontBook(document, han);
        PDDocumentInformation info = document.getDocumentInformation();
        info.setTitle(facts.title());
        info.setSubject(facts.subject());
        info.setAuthor("Aubrex Timing");
        info.setCreator("Aubrex Datasheet Press 4.2");
        info.setProducer("Apache PDFBox");
        GregorianCalendar issued = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        issued.clear();
        issued.set(facts.year(), facts.month() - 1, 15, 9, 30, 0);
        info.setCreationDate(issued);
        info.setModificationDate(issued);
        document.getDocumentCatalog().setLanguage(facts.language());
        document.setDocumentId((long) facts.file().hashCode());
        document.setVersion(facts.modern() ? 1.6f : 1.4f);
    }

    public Facts facts() {
        return facts;
    }

    /// Adds an upright page of this size in points.
    public Canvas page(double width, double height) {
        return add(new PDRectangle((float) width, (float) height), width, height, false);
    }

    /// Adds a page of this displayed size that is stored upright and turned by `/Rotate 90`.
    public Canvas turnedPage(double width, double height) {
        return add(new PDRectangle((float) height, (float) width), width, height, true);
    }

    Canvas pageAfter(Canvas canvas) {
        return page(canvas.width(), canvas.height());
    }

    private Canvas add(PDRectangle media, double width, double height, boolean turned) {
        PDPage page = new PDPage(media);
        document.addPage(page);
        try {
            PDPageContentStream stream = new PDPageContentStream(document, page);
            if (turned) {
                page.setRotation(90);
                stream.transform(new Matrix(0, 1, -1, 0, media.getWidth(), 0));
            }
            Canvas canvas = new Canvas(page, stream, width, height, fonts, pages.size() + 1);
            pages.add(canvas);
            return canvas;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void furniture(Furniture every) {
        furniture = every;
    }

    public List<Canvas> pages() {
        return List.copyOf(pages);
    }

    /// Names a place on a page that links can lead to.
    public void destination(String name, Canvas canvas, double y) {
        destinations.put(name, place(canvas, y));
    }

    private static PDPageXYZDestination place(Canvas canvas, double y) {
        PDPageXYZDestination place = new PDPageXYZDestination();
        place.setPage(canvas.page());
        place.setLeft(0);
        place.setTop((int) Math.round(canvas.height() - y));
        return place;
    }

    /// Adds an entry to the outline; level 1 is the outermost.
    public void outline(int level, String title, Canvas canvas, double y) {
        PDOutlineItem item = new PDOutlineItem();
        item.setTitle(title);
        item.setDestination(place(canvas, y));
        if (level == 1) {
            PDDocumentOutline root = document.getDocumentCatalog().getDocumentOutline();
            if (root == null) {
                root = new PDDocumentOutline();
                document.getDocumentCatalog().setDocumentOutline(root);
                document.getDocumentCatalog().setPageMode(PageMode.USE_OUTLINES);
            }
            root.addLast(item);
        } else {
            openItems.get(level - 2).addLast(item);
        }
        while (openItems.size() >= level) {
            openItems.removeLast();
        }
        openItems.add(item);
    }

    /// Notes a question that the value in this place answers; the unit is the element group around
    /// it.
    public void ask(String kind, String query, DrawnTable.Spot spot) {
        ask(kind, query, spot.canvas(), spot.box(), spot.text());
    }

    public void ask(String kind, String query, Canvas canvas, PageBox value, String text) {
        questions.add(
                new Question(
                        query,
                        kind,
                        canvas.number(),
                        value,
                        canvas.truth().unitAround(value),
                        text));
    }

    /// Notes a question that nothing in the corpus answers.
    public void askInVain(String query) {
        vain.add(query);
    }

    public List<String> questionsInVain() {
        return List.copyOf(vain);
    }

    public List<Question> questions() {
        return List.copyOf(questions);
    }

    /// Draws the furniture, resolves the links and gives the file; nothing can be drawn afterwards.
    ///
    /// @throws IllegalStateException when a link leads nowhere
    public byte[] finish() {
        try (document) {
            for (Canvas canvas : pages) {
                furniture.draw(canvas, pages.size());
                canvas.close();
                addLinks(canvas);
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(
                    out,
                    facts.modern()
                            ? CompressParameters.DEFAULT_COMPRESSION
                            : CompressParameters.NO_COMPRESSION);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void addLinks(Canvas canvas) throws IOException {
        List<PDAnnotation> annotations = new ArrayList<>();
        for (Canvas.LinkSpot spot : canvas.links()) {
            PDPageXYZDestination destination = destinations.get(spot.destination());
            if (destination == null) {
                throw new IllegalStateException("a link leads nowhere: " + spot.destination());
            }
            PageBox b = spot.box();
            PDAnnotationLink link = new PDAnnotationLink();
            link.setRectangle(
                    new PDRectangle(
                            (float) b.x0(),
                            (float) (canvas.height() - b.y1()),
                            (float) b.width(),
                            (float) b.height()));
            PDBorderStyleDictionary border = new PDBorderStyleDictionary();
            border.setWidth(0);
            link.setBorderStyle(border);
            link.setDestination(destination);
            annotations.add(link);
        }
        if (!annotations.isEmpty()) {
            canvas.page().setAnnotations(annotations);
        }
    }
}
