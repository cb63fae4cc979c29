package dev.sheetproof.parse;

import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.pdf.OutlineItem;
import dev.sheetproof.pdf.PageContent;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfMetadata;
import dev.sheetproof.work.CancelToken;
import dev.sheetproof.work.Progress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A file made of synthetic pages.
final class SyntheticFile implements PageSource {

    private final List<PageContent> pages = new ArrayList<>();
    private final List<OutlineItem> outline = new ArrayList<>();
    private final Map<Integer, String> damaged = new HashMap<>();
    private final Map<Integer, List<Link>> links = new HashMap<>();
    private String title = "";

    SyntheticFile page(SyntheticPage page) {
        pages.add(page.content());
        return this;
    }

    SyntheticFile damagedPage(String reason) {
        damaged.put(pages.size() + 1, reason);
        return page(new SyntheticPage());
    }

    SyntheticFile title(String value) {
        title = value;
        return this;
    }

    SyntheticFile outline(int level, String name, Link.Target target) {
        outline.add(new OutlineItem(level, name, target));
        return this;
    }

    SyntheticFile link(int page, PageBox box, Link.Target target) {
        List<Link> onPage = links.computeIfAbsent(page, p -> new ArrayList<>());
        onPage.add(new Link(new PageNumber(page), onPage.size(), box, target));
        return this;
    }

    ParsedDocument parse() {
        return new DocumentParser()
                .parse(
                        this,
                        Collections.emptySortedMap(),
                        Collections.emptySortedMap(),
                        new CancelToken(),
                        Progress.SILENT);
    }

    @Override
    public List<String> problems() {
        return List.of();
    }

    @Override
    public int pageCount() {
        return pages.size();
    }

    @Override
    public PageFrame frame(PageNumber page) {
        return pages.get(page.value() - 1).frame();
    }

    @Override
    public PageContent read(PageNumber page, CancelToken cancel) throws PdfException {
        String reason = damaged.get(page.value());
        if (reason != null) {
            throw new PdfException(PdfException.Kind.DAMAGED, Path.of("file.pdf"), reason);
        }
        return pages.get(page.value() - 1);
    }

    @Override
    public List<Link> links(PageNumber page) {
        return links.getOrDefault(page.value(), List.of());
    }

    @Override
    public List<OutlineItem> outline() {
        return outline;
    }

    @Override
    public PdfMetadata metadata() {
        return new PdfMetadata(title, "", "", "", "A producer", "A creator");
    }
}
