package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedPage;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The table of contents that is printed in a document, recognised by its leader dots.
///
/// @param entries in printed order; a list of figures may be among them
record PrintedToc(List<Entry> entries) {

    /// One line of it.
    ///
    /// @param title as printed, with its number
    /// @param page the number printed behind it, which counts from the document's own first page
    /// @param on the page it is printed on
    /// @param column text column of that page
    /// @param x0Pt its left edge
    record Entry(String title, int page, PageNumber on, int column, double x0Pt) {}

    private static final Pattern ENTRY =
            Pattern.compile(
                    "^(?<title>\\S.*?)\\s?(?:[.\u00B7\u2026\u2024_]\\s?){3,}(?<page>\\d{1,4})?$");

    private static final Pattern PAGE = Pattern.compile("\\d{1,4}");

    /// The number of a section stands this many em from its title at most.
    private static final double APART_EM = 6;

    private static final Pattern FOLD = Pattern.compile("[^\\p{L}\\p{N}]+");

    static PrintedToc of(List<ParsedPage> pages) {
        List<Entry> entries = new ArrayList<>();
        for (ParsedPage page : pages) {
            for (Line line : page.lines()) {
                if (isEntry(line.text())) {
                    entry(line, page.lines()).ifPresent(entries::add);
                }
            }
        }
        return new PrintedToc(entries);
    }

    /// The number of a section and that of its page may stand apart in the row.
    private static Optional<Entry> entry(Line line, List<Line> lines) {
        Matcher matcher = ENTRY.matcher(line.text());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Optional<String> number =
                Optional.ofNullable(matcher.group("page"))
                        .or(
                                () ->
                                        beside(line, lines)
                                                .filter(l -> l.box().x0() >= line.box().x1())
                                                .map(Line::text)
                                                .filter(t -> PAGE.matcher(t).matches())
                                                .findFirst());
        Optional<Line> before =
                beside(line, lines)
                        .filter(l -> l.box().x1() <= line.box().x0())
                        .filter(l -> line.box().x0() - l.box().x1() < APART_EM * em(line))
                        .filter(l -> !isEntry(l.text()))
                        .max(Comparator.comparingDouble(l -> l.box().x1()));
        String title = matcher.group("title");
        return number.map(
                n ->
                        new Entry(
                                before.map(b -> b.text() + " " + title).orElse(title),
                                Integer.parseInt(n),
                                line.page(),
                                line.column(),
                                before.orElse(line).box().x0()));
    }

    private static double em(Line line) {
        return line.style().sizePt();
    }

    private static Stream<Line> beside(Line line, List<Line> lines) {
        return lines.stream()
                .filter(l -> l.number() != line.number() && l.direction() == line.direction())
                .filter(l -> l.box().overlapY(line.box()) > 0.5 * line.box().height());
    }

    /// The folded titles.
    Set<String> titles() {
        return entries.stream().map(e -> fold(e.title())).collect(Collectors.toUnmodifiableSet());
    }

    /// Whether a line is an entry of a table of contents or of a list of figures.
    static boolean isEntry(String text) {
        return (text.contains("...")
                        || text.contains(". . .")
                        || text.contains("\u2026")
                        || text.contains("\u00B7\u00B7\u00B7"))
                && ENTRY.matcher(text).matches();
    }

    /// Letters and digits in lower case, for comparing titles.
    static String fold(String title) {
        return FOLD.matcher(Normalizer.normalize(title, Normalizer.Form.NFKC))
                .replaceAll("")
                .toLowerCase(Locale.ROOT);
    }
}
