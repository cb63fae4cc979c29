package dev.sheetproof.ui.page;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.DocumentStatus;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.TextSource;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

/// Pages of given sizes, with nothing on them.
final class DrawnPages {

    private static final PageBox A4 = new PageBox(0, 0, 595, 842);

    private DrawnPages() {}

    static List<PageInfo> a4(int count) {
        return pages(Collections.nCopies(count, A4));
    }

    /// A document of these pages, with nothing stored of it.
    static SheetData document(String docId, List<PageInfo> pages) {
        DocumentRecord record =
                new DocumentRecord(
                        docId,
                        docId + ".pdf",
                        Sha256.of(docId.getBytes(StandardCharsets.UTF_8)),
                        1,
                        DocumentStatus.OK,
                        "",
                        "test",
                        pages.size(),
                        0,
                        0,
                        docId,
                        List.of());
        return new SheetData(
                record,
                Path.of(docId + ".pdf"),
                pages,
                List.of(),
                List.of(),
                List.of(),
                new TreeMap<>());
    }

    static PageStack stack(int count) {
        return PageStack.of(a4(count), Turn.NONE);
    }

    static List<PageInfo> pages(List<PageBox> sizes) {
        List<PageInfo> pages = new ArrayList<>();
        for (PageBox size : sizes) {
            pages.add(
                    new PageInfo(
                            new PageNumber(pages.size() + 1),
                            PageStatus.OK,
                            "",
                            TextSource.PDF_LAYER,
                            new PageFrame(0, 0, size.width(), size.height(), 0, 1),
                            1,
                            0,
                            0,
                            0,
                            0,
                            0));
        }
        return pages;
    }
}
