package dev.sheetproof.pdf;

import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;

/// Reads what is drawn on a page.
final class PageReader {

    private final Resources shared;

    PageReader(PDDocument document) {
        this.shared = new Resources(document);
    }

    PageContent read(PDPage page, PageNumber number, PageFrame frame, CancelToken cancel)
            throws IOException {
        cancel.throwIfCancelled();
        if (isMissing(page.getCOSObject())) {
            throw new IOException("the file does not hold it");
        }
        List<String> problems = new ArrayList<>();
        COSBase contents = page.getCOSObject().getDictionaryObject(COSName.CONTENTS);
        if (contents == null && page.getCOSObject().containsKey(COSName.CONTENTS)) {
            problems.add("the content of the page is missing from the file");
        }
        byte[] content = content(contents, problems);
        GlyphCollector glyphs = new GlyphCollector();
        GraphicsCollector graphics = new GraphicsCollector(number, frame);
        ContentInterpreter interpreter =
                new ContentInterpreter(shared, frame, glyphs, graphics, problems, cancel);
        PDResources resources = page.getResources();
        interpreter.runPage(
                content, resources == null ? new COSDictionary() : resources.getCOSObject());
        AnnotationPainter.draw(page.getCOSObject(), shared.layers(), interpreter);
        if (interpreter.painting() > 0 && glyphs.size() == 0 && graphics.isEmpty()) {
            problems.add(PageContent.DREW_NOTHING);
        }
        if (graphics.imagesDropped()) {
            problems.add("the page has too many images: some are left out");
        }
        return new PageContent(
                frame,
                glyphs.fonts(),
                glyphs.glyphs(),
                graphics.build(),
                (int) Math.min(Integer.MAX_VALUE, graphics.segments()),
                problems);
    }

    /// Whether a page is only announced: its object is not in the file, and an empty one stands in
    /// its place, which would be shown as a blank page.
    private static boolean isMissing(COSDictionary page) {
        return !page.containsKey(COSName.PARENT)
                && !page.containsKey(COSName.CONTENTS)
                && !page.containsKey(COSName.MEDIA_BOX);
    }

    /// The page's streams one after the other; an operator never runs across two of them, but its
    /// operands may.
    private byte[] content(COSBase contents, List<String> problems) throws IOException {
        if (contents instanceof COSStream stream) {
            return decode(stream, problems);
        }
        if (!(contents instanceof COSArray array)) {
            return new byte[0];
        }
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < array.size(); i++) {
            if (array.getObject(i) instanceof COSStream stream) {
                byte[] part = decode(stream, problems);
                if (all.size() + part.length > StreamDecoder.MAX_DECODED) {
                    problems.add(
                            "the content of the page decodes to more than "
                                    + (StreamDecoder.MAX_DECODED >> 20)
                                    + " MB: the rest is not read");
                    break;
                }
                all.write(part);
                all.write('\n');
            } else {
                problems.add("part " + (i + 1) + " of the page's content is missing");
            }
        }
        return all.toByteArray();
    }

    private byte[] decode(COSStream stream, List<String> problems) {
        try {
            return shared.decoder().decode(stream);
        } catch (IOException e) {
            Resources.addOnce(
                    problems, "content of the page cannot be decoded: " + PdfException.words(e));
            return new byte[0];
        }
    }
}
