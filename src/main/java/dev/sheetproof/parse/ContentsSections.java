package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.TreeMap;

/// The sections that the table of contents printed in a document names, found on its pages.
///
/// What the printed pages are numbered from is what most titles agree on. An entry whose title
/// stands on none of the pages it may mean names no section.
final class ContentsSections {

    /// A heading found on a page.
    ///
    /// @param line number of its first line in the page's reading order
    /// @param numbered whether its number is a section's beyond doubt
    record Found(TocBuilder.Heading heading, int line, boolean numbered) {}

    /// Fewer titles than this say nothing about the numbering of the pages.
    private static final int MIN_VOTES = 3;

    /// Share of the entries that must stand where the numbering of the pages says.
    private static final double MIN_AGREED = 0.3;

    /// A heading stands this many pages from where the contents say: they are not always kept up.
    private static final int MAX_PAGES_OFF = 1;

    /// A title is printed on so many lines at most.
    private static final int MAX_LINES = 3;

    /// Lines longer than this are no titles.
    private static final int MAX_TITLE = 110;

    /// Titles are found without their number from this many letters and digits on.
    private static final int MIN_NAME = 4;

    private static final int MIN_CJK_NAME = 2;

    /// Indents that differ by less are the same, in points.
    private static final double SAME_INDENT_PT = 3;

    /// Where a title is printed in the body.
    private record Place(ParsedPage page, Line line, String text, PageBox box) {}

    private final List<ParsedPage> pages;
    private final DocumentType type;
    private final PrintedToc printed;

    private ContentsSections(List<ParsedPage> pages, DocumentType type, PrintedToc printed) {
        this.pages = pages;
        this.type = type;
        this.printed = printed;
    }

    /// Puts the printed table of contents over headings found by their looks: what it names has its
    /// level, and what it leaves out stands under what it names.
    static List<TocBuilder.Heading> over(
            List<Found> looks, List<ParsedPage> pages, DocumentType type, PrintedToc printed) {
        List<Found> named = new ContentsSections(pages, type, printed).find();
        return named.isEmpty() ? looks.stream().map(Found::heading).toList() : merged(looks, named);
    }

    private static List<TocBuilder.Heading> merged(List<Found> looks, List<Found> named) {
        List<Found> all = new ArrayList<>(named);
        for (Found look : looks) {
            if (named.stream().noneMatch(n -> same(n, look))) {
                all.add(look);
            }
        }
        all.sort(
                Comparator.comparing((Found f) -> f.heading().page())
                        .thenComparingInt(Found::line));
        List<TocBuilder.Heading> headings = new ArrayList<>();
        int under = 0;
        int chapter = 0;
        for (Found found : all) {
            TocBuilder.Heading h = found.heading();
            boolean isNamed = h.source() == TocEntry.Source.CONTENTS;
            int own = chapter(h.title());
            boolean next = own > 0 && own == chapter + 1 && isChapter(h.title());
            under = isNamed ? h.level() : next && under > 0 ? 1 : under;
            chapter = isNamed || found.numbered() || next ? Math.max(own, chapter) : chapter;
            headings.add(
                    next && under > 0
                            ? h.atLevel(1)
                            : isNamed || found.numbered() || under == 0
                                    ? h
                                    : h.atLevel(Math.max(h.level(), under + 1)));
        }
        return headings;
    }

    private static boolean isChapter(String title) {
        return HeadingNumber.parse(title).filter(n -> n.depth() == 1).isPresent();
    }

    /// The number of the chapter that a numbered title stands in; 0 when it has none in digits.
    private static int chapter(String title) {
        return HeadingNumber.parse(title)
                .map(n -> n.number().split("\\.", 2)[0])
                .filter(n -> n.chars().allMatch(c -> c >= '0' && c <= '9'))
                .map(Integer::parseInt)
                .orElse(0);
    }

    /// Whether two stand for one heading; one of them may have more of its lines.
    private static boolean same(Found named, Found look) {
        String a = PrintedToc.fold(named.heading().title());
        String b = PrintedToc.fold(look.heading().title());
        return named.heading().page().equals(look.heading().page())
                && (named.line() == look.line()
                        || (Math.abs(named.line() - look.line()) <= MAX_LINES
                                && (a.endsWith(b) || b.endsWith(a))));
    }

    private List<Found> find() {
        if (printed.entries().size() < MIN_VOTES) {
            return List.of();
        }
        Map<String, List<Place>> places = places();
        OptionalInt first = firstPage(places);
        if (first.isEmpty()) {
            return List.of();
        }
        List<Found> found = new ArrayList<>();
        for (PrintedToc.Entry entry : printed.entries()) {
            if (NamedObjects.namesDrawingOrTable(entry.title())) {
                continue;
            }
            at(entry, places, entry.page() + first.getAsInt())
                    .filter(
                            p ->
                                    found.stream()
                                            .noneMatch(
                                                    f ->
                                                            f.line() == p.line().number()
                                                                    && f.heading()
                                                                            .page()
                                                                            .equals(
                                                                                    p.line()
                                                                                            .page())))
                    .ifPresent(
                            p ->
                                    found.add(
                                            new Found(
                                                    new TocBuilder.Heading(
                                                            level(entry),
                                                            title(entry, p),
                                                            p.line().page(),
                                                            OptionalDouble.of(p.box().y0()),
                                                            TocEntry.Source.CONTENTS),
                                                    p.line().number(),
                                                    true)));
        }
        return found;
    }

    /// As it is printed in the body, with the number that may stand apart there.
    private static String title(PrintedToc.Entry entry, Place place) {
        return PrintedToc.fold(place.text()).equals(PrintedToc.fold(entry.title()))
                ? place.text()
                : entry.title();
    }

    /// Titles as they may be printed in the body, by their letters.
    private Map<String, List<Place>> places() {
        Map<String, List<Place>> places = new HashMap<>();
        for (ParsedPage page : pages) {
            List<Line> lines = page.lines();
            for (int i = 0; i < lines.size(); i++) {
                Line line = lines.get(i);
                if (line.direction() != 0
                        || type.isFurniture(line, page)
                        || PrintedToc.isEntry(line.text())) {
                    continue;
                }
                String text = line.text();
                PageBox box = line.box();
                int more = i;
                while (text.length() <= MAX_TITLE) {
                    String title = text;
                    PageBox at = box;
                    places.computeIfAbsent(PrintedToc.fold(title), k -> new ArrayList<>())
                            .add(new Place(page, line, title, at));
                    more++;
                    if (more >= lines.size()
                            || more - i >= MAX_LINES
                            || !goesOn(box, line, lines.get(more))) {
                        break;
                    }
                    text = text + " " + lines.get(more).text();
                    box = box.union(lines.get(more).box());
                }
            }
        }
        return places;
    }

    /// The words beside a number, or the next line of a title.
    private static boolean goesOn(PageBox box, Line line, Line next) {
        return next.direction() == 0
                && !PrintedToc.isEntry(next.text())
                && next.box().y0() - box.y1() < 0.5 * line.box().height()
                && next.box().y0() > box.y0() - 0.5 * line.box().height();
    }

    /// What most titles say must be added to the printed number of a page.
    private OptionalInt firstPage(Map<String, List<Place>> places) {
        TreeMap<Integer, Integer> votes = new TreeMap<>();
        for (PrintedToc.Entry entry : printed.entries()) {
            places.getOrDefault(PrintedToc.fold(entry.title()), List.of()).stream()
                    .map(p -> p.line().page().value() - entry.page())
                    .distinct()
                    .forEach(off -> votes.merge(off, 1, Integer::sum));
        }
        Optional<Map.Entry<Integer, Integer>> most =
                votes.entrySet().stream().max(Map.Entry.comparingByValue());
        return most.isPresent()
                        && most.get().getValue() >= MIN_VOTES
                        && most.get().getValue() >= MIN_AGREED * printed.entries().size()
                ? OptionalInt.of(most.get().getKey())
                : OptionalInt.empty();
    }

    private Optional<Place> at(
            PrintedToc.Entry entry, Map<String, List<Place>> places, int expected) {
        String whole = PrintedToc.fold(entry.title());
        String name =
                HeadingNumber.parse(entry.title())
                        .map(n -> PrintedToc.fold(n.title()))
                        .filter(ContentsSections::isName)
                        .orElse(whole);
        List<Place> candidates = new ArrayList<>(places.getOrDefault(whole, List.of()));
        if (!name.equals(whole)) {
            candidates.addAll(places.getOrDefault(name, List.of()));
        }
        return candidates.stream()
                .filter(p -> !p.line().page().equals(entry.on()))
                .filter(p -> Math.abs(p.line().page().value() - expected) <= MAX_PAGES_OFF)
                .min(
                        Comparator.comparingInt(
                                        (Place p) -> Math.abs(p.line().page().value() - expected))
                                .thenComparing(p -> !PrintedToc.fold(p.text()).equals(whole))
                                .thenComparingDouble(p -> -p.line().style().sizePt())
                                .thenComparingInt(p -> p.line().number()));
    }

    private static boolean isName(String folded) {
        return folded.length() >= MIN_NAME
                || (folded.length() >= MIN_CJK_NAME
                        && folded.chars().allMatch(c -> Characters.isCjk((char) c)));
    }

    /// The depth of its number, else that of the numbered entries at its indent, else the rank of
    /// its indent.
    private int level(PrintedToc.Entry entry) {
        Optional<HeadingNumber> number = HeadingNumber.parse(entry.title());
        if (number.isPresent()) {
            return number.get().depth();
        }
        List<PrintedToc.Entry> beside =
                printed.entries().stream()
                        .filter(e -> e.on().equals(entry.on()) && e.column() == entry.column())
                        .toList();
        OptionalInt likeNumbered =
                beside.stream()
                        .filter(e -> Math.abs(e.x0Pt() - entry.x0Pt()) < SAME_INDENT_PT)
                        .flatMap(e -> HeadingNumber.parse(e.title()).stream())
                        .mapToInt(HeadingNumber::depth)
                        .min();
        return likeNumbered.orElseGet(
                () ->
                        1
                                + (int)
                                        beside.stream()
                                                .mapToDouble(PrintedToc.Entry::x0Pt)
                                                .filter(x -> x < entry.x0Pt() - SAME_INDENT_PT)
                                                .map(x -> Math.round(x / SAME_INDENT_PT))
                                                .distinct()
                                                .count());
    }
}
