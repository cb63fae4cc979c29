package dev.sheetproof.parse;

import dev.sheetproof.model.CrossReference;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.NamedObject;
import dev.sheetproof.model.ObjectKind;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;

/// Finds what points at another place of a document: mentions of named objects, sections and pages,
/// and native links.
final class CrossReferences {

    /// A link and a heading within this many points mean the same place.
    private static final double SAME_PLACE_PT = 24;

    /// A line as short as this that starts with a page number counts pages: `Page 3 of 12`.
    private static final int PAGE_COUNT_CHARACTERS = 20;

    private final List<ParsedPage> pages;
    private final List<TocEntry> toc;
    private final DocumentType type;
    private final Map<String, List<NamedObject>> objects = new HashMap<>();
    private final Set<Long> captionLines = new HashSet<>();
    private final Map<String, TocEntry> sections = new HashMap<>();
    private final List<CrossReference> found = new ArrayList<>();

    private CrossReferences(
            List<ParsedPage> pages,
            List<NamedObject> named,
            List<TocEntry> toc,
            DocumentType type) {
        this.pages = pages;
        this.toc = toc;
        this.type = type;
        for (NamedObject object : named) {
            objects.computeIfAbsent(
                            key(object.kind(), number(object.label())), k -> new ArrayList<>(1))
                    .add(object);
            captionLines.add(place(object.page(), object.lineNumber()));
        }
        for (TocEntry entry : toc) {
            HeadingNumber.parse(entry.title())
                    .ifPresent(n -> sections.putIfAbsent(n.number(), entry));
        }
    }

    static List<CrossReference> find(
            List<ParsedPage> pages,
            List<NamedObject> named,
            List<TocEntry> toc,
            DocumentType type,
            CancelToken cancel) {
        CrossReferences references = new CrossReferences(pages, named, toc, type);
        for (ParsedPage page : pages) {
            cancel.throwIfCancelled();
            references.onPage(page);
        }
        return List.copyOf(references.found);
    }

    private void onPage(ParsedPage page) {
        for (Link link : page.links()) {
            if (!(link.target() instanceof Link.Target.External)) {
                addLink(link, page);
            }
        }
        for (Line line : page.lines()) {
            if (!PrintedToc.isEntry(line.text()) && !type.isFurniture(line, page)) {
                addMentions(line, page);
            }
        }
    }

    private void addMentions(Line line, ParsedPage page) {
        String text = line.text();
        boolean caption = captionLines.contains(place(page.number(), line.number()));
        // `Table 3` in a Chinese text is English, `表 3` is both Chinese and Japanese: a place
        // counts once.
        Set<Integer> taken = new HashSet<>();
        for (ObjectWords words : ObjectWords.all()) {
            if (!words.mayBeIn(text)) {
                continue;
            }
            Matcher mention = words.mention().matcher(text);
            while (mention.find()) {
                int start = mention.start();
                Optional<ObjectWords.Row> row = words.row(mention, text);
                boolean label = caption && (start <= 1 || mention.end() == text.length());
                if (label || row.isEmpty() || !taken.add(start)) {
                    continue;
                }
                ObjectKind kind = row.orElseThrow().kind();
                addMention(line, page, kind, mention.group("number"), start, mention.end());
                Matcher more = words.more().matcher(text);
                int end = mention.end();
                while (more.find(end)) {
                    addMention(
                            line,
                            page,
                            kind,
                            more.group("number"),
                            more.start("number"),
                            more.end("number"));
                    end = more.end();
                }
            }
        }
    }

    private void addMention(
            Line line, ParsedPage page, ObjectKind kind, String number, int from, int to) {
        boolean pageCount =
                kind == ObjectKind.PAGE
                        && from == 0
                        && line.text().length() <= PAGE_COUNT_CHARACTERS;
        if (!plausible(kind, number) || pageCount) {
            return;
        }
        PageBox box = line.boxOf(from, to);
        boolean linked =
                page.links().stream()
                        .anyMatch(
                                l ->
                                        !(l.target() instanceof Link.Target.External)
                                                && l.box().containsCenterOf(box));
        if (!linked) {
            Place target = resolve(kind, NamedObjects.number(number), line);
            add(
                    page.number(),
                    OptionalInt.of(line.number()),
                    line.text().substring(from, to),
                    kind,
                    "mention",
                    target,
                    box);
        }
    }

    /// Letters and roman numbers name annexes and tables; sections and pages have digits.
    private static boolean plausible(ObjectKind kind, String number) {
        boolean digits = number.codePoints().anyMatch(Character::isDigit);
        return digits
                || kind == ObjectKind.ANNEX
                || (number.length() > 1 && kind != ObjectKind.PAGE);
    }

    private record Place(Optional<PageNumber> page, OptionalInt line) {
        static final Place NOWHERE = new Place(Optional.empty(), OptionalInt.empty());
    }

    private Place resolve(ObjectKind kind, String number, Line from) {
        return switch (kind) {
            case PAGE -> page(number);
            case SECTION -> {
                TocEntry entry = sections.get(number);
                yield entry == null ? Place.NOWHERE : at(entry.startPage(), entry.startY());
            }
            case TABLE, FIGURE, ANNEX, NOTE -> {
                List<NamedObject> candidates = objects.getOrDefault(key(kind, number), List.of());
                int dash = number.indexOf('-');
                if (candidates.isEmpty() && dash > 0) {
                    // `Figures 3-5` names a range unless a figure has that number.
                    candidates =
                            objects.getOrDefault(key(kind, number.substring(0, dash)), List.of());
                }
                if (candidates.isEmpty()) {
                    yield Place.NOWHERE;
                }
                yield at(
                        kind == ObjectKind.NOTE
                                ? nearest(candidates, from)
                                : candidates.getFirst());
            }
        };
    }

    private static Place at(NamedObject object) {
        return new Place(Optional.of(object.page()), OptionalInt.of(object.lineNumber()));
    }

    /// Notes are numbered anew under every table: the next one on the page is meant, else the
    /// nearest before it, else the first on a later page.
    private static NamedObject nearest(List<NamedObject> notes, Line from) {
        NamedObject best = notes.getFirst();
        for (NamedObject note : notes) {
            int byPage = note.page().compareTo(from.page());
            boolean next = byPage == 0 && note.lineNumber() >= from.number();
            if (next) {
                return note;
            }
            if (byPage <= 0) {
                best = note;
            }
        }
        return best;
    }

    private Place page(String number) {
        if (!number.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Place.NOWHERE;
        }
        int value = Integer.parseInt(number);
        return value >= 1 && value <= pages.size()
                ? new Place(Optional.of(new PageNumber(value)), OptionalInt.empty())
                : Place.NOWHERE;
    }

    private Place at(PageNumber page, OptionalDouble y) {
        OptionalInt line = OptionalInt.empty();
        if (y.isPresent()) {
            double best = SAME_PLACE_PT;
            for (Line l : pages.get(page.value() - 1).lines()) {
                double distance = Math.abs(l.box().y0() - y.getAsDouble());
                if (distance < best) {
                    best = distance;
                    line = OptionalInt.of(l.number());
                }
            }
        }
        return new Place(Optional.of(page), line);
    }

    private void addLink(Link link, ParsedPage page) {
        Line under = null;
        double most = 0;
        for (Line line : page.lines()) {
            double shared = line.box().overlapArea(link.box());
            if (shared > most) {
                most = shared;
                under = line;
            }
        }
        String text = under == null ? "" : textUnder(link.box(), under);
        Place target =
                link.target() instanceof Link.Target.Internal internal
                                && internal.page().value() <= pages.size()
                        ? at(internal.page(), internal.y())
                        : Place.NOWHERE;
        add(
                page.number(),
                under == null ? OptionalInt.empty() : OptionalInt.of(under.number()),
                text,
                kindOf(text, link),
                "link",
                target,
                link.box());
    }

    private static String textUnder(PageBox box, Line line) {
        StringBuilder text = new StringBuilder();
        for (dev.sheetproof.model.Word word : line.words()) {
            if (box.containsCenterOf(word.box())) {
                text.append(text.isEmpty() ? "" : " ").append(word.text());
            }
        }
        return text.toString();
    }

    private ObjectKind kindOf(String text, Link link) {
        for (ObjectWords words : ObjectWords.all()) {
            Matcher mention = words.mention().matcher(text);
            if (mention.find()) {
                Optional<ObjectWords.Row> row = words.row(mention, text);
                if (row.isPresent()) {
                    return row.orElseThrow().kind();
                }
            }
        }
        if (link.target() instanceof Link.Target.Internal internal) {
            for (TocEntry entry : toc) {
                boolean same =
                        entry.startPage().equals(internal.page())
                                && entry.startY().isPresent()
                                && internal.y().isPresent()
                                && Math.abs(
                                                entry.startY().getAsDouble()
                                                        - internal.y().getAsDouble())
                                        < SAME_PLACE_PT;
                if (same) {
                    return ObjectKind.SECTION;
                }
            }
        }
        return ObjectKind.PAGE;
    }

    private void add(
            PageNumber page,
            OptionalInt line,
            String text,
            ObjectKind kind,
            String source,
            Place target,
            PageBox box) {
        found.add(
                new CrossReference(
                        found.size(),
                        page,
                        line,
                        text,
                        kind,
                        source,
                        target.page(),
                        target.line(),
                        box));
    }

    private static String number(String label) {
        return label.substring(label.lastIndexOf(' ') + 1);
    }

    private static String key(ObjectKind kind, String number) {
        return kind + " " + number.toUpperCase(java.util.Locale.ROOT);
    }

    private static long place(PageNumber page, int line) {
        return ((long) page.value() << 32) | line;
    }
}
