package dev.sheetproof.grouping;

import dev.sheetproof.grouping.Headings.Section;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageLayout;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The headings that are open while a document is read in its order.
///
/// A title that the table of contents leaves out belongs under the entry before it, and under a
/// title of larger type. An entry that was itself only guessed from its type ends at a title of the
/// same size, as it would have, had it been guessed as well.
final class HeadingTrail {

    /// Sizes of type that differ by less are the same, in points.
    private static final double SAME_SIZE_PT = .3;

    /// A line whose top is as near to that of an entry, in points, begins it.
    private static final double SAME_TOP_PT = 1;

    /// Longer titles are cut: a heading is a name.
    private static final int MAX_CHARS = 120;

    /// The size of an entry that no title ends.
    private static final double LASTING = Double.MAX_VALUE;

    private record Open(String title, double sizePt) {}

    private final List<TocEntry> toc;
    private final List<Open> open = new ArrayList<>();
    private Optional<TocEntry> base = Optional.empty();
    private double baseSizePt = LASTING;

    HeadingTrail(List<TocEntry> toc) {
        this.toc = toc;
    }

    /// The titles of a page, by their numbers, that bear the names of entries.
    static Map<Integer, TocEntry> borne(
            PageLayout layout, ElementText text, List<TocEntry> entries) {
        Map<Integer, TocEntry> borne = new HashMap<>();
        for (TocEntry entry : entries) {
            String name = letters(entry.title());
            layout.elements().stream()
                    .filter(e -> e.label() == ElementLabel.TITLE)
                    .filter(e -> !borne.containsKey(e.number()))
                    .filter(e -> bears(letters(text.text(e.number())), name))
                    .min(
                            Comparator.comparingDouble(
                                            (Element e) ->
                                                    Math.abs(
                                                            e.box().y0()
                                                                    - entry.startY()
                                                                            .orElse(e.box().y0())))
                                    .thenComparingInt(Element::number))
                    .ifPresent(e -> borne.put(e.number(), entry));
        }
        return borne;
    }

    /// Whether a heading was guessed from the type of words that stand in a table or a drawing.
    static boolean isCell(TocEntry entry, PageLayout layout, ElementText text) {
        String name = letters(entry.title());
        return entry.source() == TocEntry.Source.TYPOGRAPHY
                && layout.elements().stream()
                        .filter(
                                e ->
                                        e.label() == ElementLabel.TABLE
                                                || e.label() == ElementLabel.FIGURE)
                        .flatMap(e -> text.lines(e.number()).stream())
                        .anyMatch(
                                l ->
                                        Math.abs(l.box().y0() - entry.startY().orElse(-1))
                                                        < SAME_TOP_PT
                                                && name.startsWith(letters(l.text())));
    }

    /// A heading may be printed with its number and listed without it.
    private static boolean bears(String title, String name) {
        return !name.isEmpty() && (title.equals(name) || title.endsWith(name));
    }

    private static String letters(String text) {
        StringBuilder letters = new StringBuilder();
        text.toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .forEach(letters::appendCodePoint);
        return letters.toString();
    }

    /// Goes on to an entry that no title bears.
    Section enter(TocEntry entry) {
        base = Optional.of(entry);
        baseSizePt = LASTING;
        open.clear();
        return here();
    }

    /// Goes on to a title; empty when it names nothing.
    ///
    /// @param entry that it bears
    Optional<Section> enter(Optional<TocEntry> entry, ElementText text, int title) {
        String name = name(text.text(title));
        if (name.isEmpty()) {
            return Optional.empty();
        }
        double sizePt =
                text.lines(title).stream()
                        .map(Line::style)
                        .mapToDouble(style -> style.sizePt())
                        .max()
                        .orElse(0);
        if (entry.isPresent()) {
            enter(entry.get());
            if (entry.get().source() == TocEntry.Source.TYPOGRAPHY) {
                baseSizePt = sizePt;
            }
            return Optional.of(here());
        }
        if (baseSizePt <= sizePt + SAME_SIZE_PT) {
            base = base.flatMap(this::parent);
            baseSizePt = LASTING;
        }
        open.removeIf(o -> o.sizePt() <= sizePt + SAME_SIZE_PT);
        open.add(new Open(name, sizePt));
        return Optional.of(here());
    }

    private Optional<TocEntry> parent(TocEntry entry) {
        return entry.parent().isPresent()
                ? Optional.of(toc.get(entry.parent().getAsInt()))
                : Optional.empty();
    }

    private static String name(String text) {
        String name = text.strip().replaceAll("\\s+", " ");
        if (name.codePoints().noneMatch(Character::isLetter)) {
            return "";
        }
        if (name.length() <= MAX_CHARS) {
            return name;
        }
        boolean pair = Character.isHighSurrogate(name.charAt(MAX_CHARS - 1));
        return name.substring(0, pair ? MAX_CHARS - 1 : MAX_CHARS);
    }

    /// The section that is open now.
    Section here() {
        List<String> titles = new ArrayList<>();
        base.ifPresent(entry -> titles.add(entry.breadcrumb()));
        open.forEach(o -> titles.add(o.title()));
        String path = String.join(TocEntry.SEPARATOR, titles);
        return open.isEmpty()
                ? new Section(base.map(TocEntry::title).orElse(""), path)
                : new Section(open.getLast().title(), path);
    }
}
