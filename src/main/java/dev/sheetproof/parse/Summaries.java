package dev.sheetproof.parse;

import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.DocumentSummary.ContentType;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.pdf.PdfMetadata;
import java.util.List;

/// What a document is as a whole.
final class Summaries {

    private Summaries() {}

    static DocumentSummary of(
            List<ParsedPage> pages,
            PdfMetadata metadata,
            String title,
            DocumentType type,
            NativeToc outline) {
        PartNumbers parts = PartNumbers.of(pages, metadata, title, type);
        List<PageNumber> needsOcr =
                pages.stream()
                        .filter(
                                p ->
                                        p.info().status() == PageStatus.NO_TEXT
                                                || p.info().status() == PageStatus.BAD_FONTS)
                        .map(ParsedPage::number)
                        .toList();
        return new DocumentSummary(
                pages.size(),
                title,
                metadata.producer(),
                metadata.creator(),
                contentType(pages),
                Languages.of(pages),
                parts.family(),
                parts.numbers(),
                outline.entries().size(),
                outline.dropped(),
                needsOcr);
    }

    /// A page is scanned when it has no text of its own: none at all under images, or only an
    /// invisible layer.
    private static ContentType contentType(List<ParsedPage> pages) {
        int scanned = 0;
        int digital = 0;
        for (ParsedPage page : pages) {
            boolean pictured = page.info().images() > 0;
            boolean ownText = page.lines().stream().anyMatch(Line::visible);
            if (pictured && (!ownText || page.info().status() == PageStatus.NO_TEXT)) {
                scanned++;
            } else if (ownText || page.info().paths() > 0) {
                digital++;
            }
        }
        if (scanned > 0) {
            return digital > 0 ? ContentType.MIXED : ContentType.SCANNED;
        }
        return ContentType.BORN_DIGITAL;
    }
}
