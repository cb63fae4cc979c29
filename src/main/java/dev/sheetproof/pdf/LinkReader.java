package dev.sheetproof.pdf;

import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;

/// Reads the link annotations of a page.
final class LinkReader {

    /// More than any real page has; a bound against hostile files.
    private static final int MAX_LINKS = 10_000;

    private LinkReader() {}

    static List<Link> read(
            PDPage page, PageNumber number, PageFrame frame, Destinations destinations) {
        List<Link> links = new ArrayList<>();
        if (!(page.getCOSObject().getDictionaryObject(COSName.ANNOTS)
                instanceof COSArray annotations)) {
            return links;
        }
        for (int i = 0; i < annotations.size() && links.size() < MAX_LINKS; i++) {
            if (annotations.getObject(i) instanceof COSDictionary annotation
                    && "Link".equals(annotation.getNameAsString(COSName.SUBTYPE))) {
                double[] rect = PageFrames.numbers(annotation, COSName.RECT, 4);
                if (rect != null) {
                    links.add(
                            new Link(
                                    number,
                                    links.size(),
                                    frame.toDisplay(rect[0], rect[1], rect[2], rect[3]),
                                    destinations.of(annotation)));
                }
            }
        }
        return links;
    }
}
