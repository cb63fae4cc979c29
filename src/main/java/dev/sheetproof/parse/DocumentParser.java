package dev.sheetproof.parse;

import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.DocumentSummary;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.PageView;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.TextSource;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.pdf.OutlineItem;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.pdf.PdfMetadata;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;

/// Reads a PDF into the relational tables of one document: pages, lines, table of contents, named
/// objects, cross references, summary.
///
/// Every page of the file appears with a status; one that cannot be read appears as failed with the
/// reason. The same bytes give the same tables. Has no state: one instance serves any number of
/// threads, each with its own file.
public final class DocumentParser {

    /// Raised with every change that may give other rows for the same file.
    private static final int VERSION = 12;

    /// The version of this stage, as stored with the rows it made.
    public String stamp() {
        return "parse " + VERSION;
    }

    /// @param file read on the calling thread, left open
    /// @param omitted pages that are not to be read, with the reason
    /// @param recognised what recognition read off pages; it takes the place of their own text
    /// @param cancel polled before every page and while a page is read
    /// @param progress told `parse`, pages done and pages in all
    /// @throws dev.sheetproof.work.CancelledException when asked to stop
    public ParsedDocument parse(
            PdfFile file,
            SortedMap<PageNumber, PageOmission> omitted,
            SortedMap<PageNumber, RecognisedPage> recognised,
            CancelToken cancel,
            Progress progress) {
        return parse(PageSource.of(file), omitted, recognised, cancel, progress);
    }

    /// The same with every page.
    public ParsedDocument parse(PdfFile file, CancelToken cancel, Progress progress) {
        return parse(
                file, Collections.emptySortedMap(), Collections.emptySortedMap(), cancel, progress);
    }

    ParsedDocument parse(
            PageSource source,
            SortedMap<PageNumber, PageOmission> omitted,
            SortedMap<PageNumber, RecognisedPage> recognised,
            CancelToken cancel,
            Progress progress) {
        int count = source.pageCount();
        List<ParsedPage> pages = new ArrayList<>(count);
        for (int i = 1; i <= count; i++) {
            cancel.throwIfCancelled();
            // Told before a page too: who watches must know which one takes long.
            progress.report("parse", i - 1, count);
            PageNumber number = new PageNumber(i);
            PageOmission omission = omitted.get(number);
            ParsedPage page =
                    omission == null
                            ? page(source, number, cancel)
                            : unread(source, number, omission);
            RecognisedPage read = recognised.get(number);
            pages.add(read == null ? page : RecognisedText.on(page, read));
            progress.report("parse", i, count);
        }
        PdfMetadata metadata = metadata(source);
        DocumentType type = DocumentType.of(pages);
        PrintedToc printed = PrintedToc.of(pages);
        String title = DocumentTitle.of(metadata, pages, type);
        NativeToc outline = outline(source, pages);
        cancel.throwIfCancelled();
        List<TocEntry> toc =
                outline.entries().isEmpty()
                        ? TypographyToc.of(pages, type, printed, title)
                        : outline.entries();
        cancel.throwIfCancelled();
        List<NamedObject> objects = NamedObjects.find(pages);
        List<CrossReference> references = CrossReferences.find(pages, objects, toc, type, cancel);
        DocumentSummary summary = Summaries.of(pages, metadata, title, type, outline);
        return new ParsedDocument(summary, pages, toc, objects, references, source.problems());
    }

    private static ParsedPage page(PageSource source, PageNumber number, CancelToken cancel) {
        PageContent content;
        try {
            content = source.read(number, cancel);
        } catch (PdfException e) {
            return unread(source, number, PageOmission.givenUp(reason(e)));
        }
        PageFrame frame = source.frame(number);
        PageView view = PageView.enlarged(frame);
        try {
            return view.back(PageText.read(number, content, source.links(number), ""), frame);
        } catch (PdfException e) {
            String lost = "its links could not be read: " + reason(e);
            return view.back(PageText.read(number, content, List.<Link>of(), lost), frame);
        }
    }

    private static ParsedPage unread(PageSource source, PageNumber number, PageOmission omission) {
        PageInfo info =
                new PageInfo(
                        number,
                        omission.status(),
                        omission.reason(),
                        TextSource.NONE,
                        source.frame(number),
                        0,
                        0,
                        0,
                        0,
                        0,
                        0);
        return new ParsedPage(info, List.of(), PageGraphics.EMPTY, List.of());
    }

    private static NativeToc outline(PageSource source, List<ParsedPage> pages) {
        List<OutlineItem> items;
        try {
            items = source.outline();
        } catch (PdfException e) {
            // An outline that cannot be read is one entry that leads nowhere: it is rebuilt, and
            // counted as dropped.
            return new NativeToc(List.of(), 1);
        }
        return NativeToc.of(items, pages);
    }

    private static PdfMetadata metadata(PageSource source) {
        try {
            return source.metadata();
        } catch (PdfException e) {
            // Metadata only refines the title and names the software; without it the pages tell the
            // title.
            return new PdfMetadata("", "", "", "", "", "");
        }
    }

    private static String reason(PdfException e) {
        String message = e.getMessage();
        return message == null || message.isBlank() ? e.kind().name() : message;
    }
}
