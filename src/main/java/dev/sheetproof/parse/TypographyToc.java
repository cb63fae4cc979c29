package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Phrase;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.parse.DocumentType.Look;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// A table of contents rebuilt from how headings look: bigger, bolder or coloured lines of their
/// own, their numbers, and the table of contents printed in the document.
final class TypographyToc {

    private static final int MAX_TITLE = 110;

    /// Type this many times the body size is a heading's.
    private static final double BIGGER = 1.12;

    /// A style that makes up more than this share of a document is no heading style.
    private static final double RARE = 0.16;

    /// A number and its title are set apart by up to this many em.
    private static final double NUMBER_GAP_EM = 7;

    /// Headings of more lines than this are paragraphs in bold.
    private static final int MAX_LINES = 3;

    /// Letters make up at least this share of a title, and signs at most that.
    private static final double MIN_LETTERS = 0.45;

    private static final double MAX_SIGNS = 0.25;

    /// At least this share of a bold heading is bold.
    private static final double UNIFORM = 0.9;

    /// Words that announce a list or a note instead of naming a section.
    private static final Pattern LEAD_IN =
            Pattern.compile(
                    "(?:"
                            + Phrase.ASIDE.regex()
                            + "|"
                            + Phrase.LEAD_IN.regex()
                            + ")\\s?[:\uFF1A]?.{0,12}");

    /// Horizontal rules that follow each other within this many points frame rows of one table.
    private static final double TABLE_ROW_PT = 60;

    private final List<ParsedPage> pages;
    private final DocumentType type;
    private final PrintedToc printed;
    private final Set<String> promised;
    private final String title;

    private TypographyToc(
            List<ParsedPage> pages, DocumentType type, PrintedToc printed, String title) {
        this.pages = pages;
        this.type = type;
        this.printed = printed;
        this.promised = printed.titles();
        this.title = title;
    }

    /// @param title the document's title, which is no section of it
    static List<TocEntry> of(
            List<ParsedPage> pages, DocumentType type, PrintedToc printed, String title) {
        return new TypographyToc(pages, type, printed, title).entries();
    }

    /// A line, or a few that follow each other, that look like a heading.
    private record Candidate(
            Line line, String text, PageBox box, Optional<HeadingNumber> number, Look look) {}

    private List<TocEntry> entries() {
        List<Candidate> candidates = new ArrayList<>();
        for (ParsedPage page : pages) {
            candidates.addAll(onPage(page));
        }
        Map<Look, Integer> levels = levels(candidates);
        List<ContentsSections.Found> found = new ArrayList<>();
        String last = "";
        for (Candidate c : candidates) {
            int level =
                    c.number()
                            .filter(n -> n.sure() || levels.containsKey(c.look()))
                            .map(HeadingNumber::depth)
                            .orElseGet(() -> levels.getOrDefault(c.look(), 1));
            if (last.equals(c.text())) {
                // The heading of a section that goes on is printed again on its next page.
                continue;
            }
            last = c.text();
            found.add(
                    new ContentsSections.Found(
                            new TocBuilder.Heading(
                                    level,
                                    c.text(),
                                    c.line().page(),
                                    OptionalDouble.of(c.box().y0()),
                                    TocEntry.Source.TYPOGRAPHY),
                            c.line().number(),
                            c.number().filter(HeadingNumber::sure).isPresent()));
        }
        return TocBuilder.build(ContentsSections.over(found, pages, type, printed), pages.size());
    }

    /// The level of each look: that of the numbered headings that have it, else its rank by size
    /// and weight.
    private static Map<Look, Integer> levels(List<Candidate> candidates) {
        Map<Look, int[]> numbered = new HashMap<>();
        TreeSet<Look> looks =
                new TreeSet<>(
                        Comparator.comparingInt((Look l) -> -l.halfPt())
                                .thenComparing(l -> !l.bold())
                                .thenComparing(Look::italic)
                                .thenComparingInt(Look::rgb));
        for (Candidate c : candidates) {
            looks.add(c.look());
            c.number()
                    .ifPresent(
                            n ->
                                    numbered.computeIfAbsent(c.look(), l -> new int[8])[
                                            Math.min(7, n.depth())]++);
        }
        Map<Look, Integer> levels = new HashMap<>();
        int rank = 0;
        int lastHalf = Integer.MAX_VALUE;
        boolean lastBold = false;
        for (Look look : looks) {
            // Half a point more or less is the same rank: scaled pages, rounding.
            if (rank == 0 || lastHalf - look.halfPt() > 1 || lastBold != look.bold()) {
                rank++;
            }
            lastHalf = look.halfPt();
            lastBold = look.bold();
            int[] depths = numbered.get(look);
            if (depths != null) {
                int best = 1;
                for (int d = 1; d < depths.length; d++) {
                    best = depths[d] > depths[best] ? d : best;
                }
                rank = Math.max(rank, best);
                levels.put(look, best);
                rank = best;
            } else {
                levels.put(look, rank);
            }
        }
        return levels;
    }

    private List<Candidate> onPage(ParsedPage page) {
        List<Candidate> found = new ArrayList<>();
        List<PageBox> tables = tables(page);
        List<Line> lines = page.lines();
        boolean[] used = new boolean[lines.size()];
        for (int i = 0; i < lines.size(); i++) {
            Line line = lines.get(i);
            if (used[i] || !mayStart(line, page, tables)) {
                continue;
            }
            Optional<Line> words = wordsBeside(line, lines, i);
            List<Line> row = rowOf(line, lines);
            if (row.size() > (words.isPresent() ? 2 : 1)) {
                continue;
            }
            int next = i + (words.isPresent() ? 2 : 1);
            String text = words.map(w -> line.text() + " " + w.text()).orElse(line.text());
            PageBox box = words.map(w -> w.box().union(line.box())).orElse(line.box());
            Line styled = words.orElse(line);
            int count = 1;
            while (next < lines.size() && goesOn(styled, box, lines.get(next), tables)) {
                text = text + " " + lines.get(next).text();
                box = box.union(lines.get(next).box());
                next++;
                count++;
            }
            for (int j = i; j < next; j++) {
                used[j] = true;
            }
            if (count <= MAX_LINES) {
                accept(text, box, line, styled).ifPresent(found::add);
            }
        }
        return found;
    }

    private Optional<Candidate> accept(String text, PageBox box, Line line, Line styled) {
        Optional<HeadingNumber> number = HeadingNumber.parse(text);
        String words = number.map(HeadingNumber::title).orElse(text);
        Look look = Look.of(styled.style());
        boolean isPromised =
                promised.contains(PrintedToc.fold(text))
                        || (words.length() > 3 && promised.contains(PrintedToc.fold(words)));
        long letters = words.codePoints().filter(Character::isLetter).count();
        if (text.length() > MAX_TITLE
                || !readsLikeTitle(words)
                || isDocumentTitle(text, line)
                || endsLikeSentence(text, number)
                || NamedObjects.isContinued(words)) {
            return Optional.empty();
        }
        boolean bigger = styled.style().sizePt() >= BIGGER * type.bodyPt();
        boolean bolder = styled.style().bold() && !type.bodyBold() && isUniform(styled);
        boolean coloured =
                styled.style().rgb() != type.bodyRgb() && styled.style().sizePt() >= type.bodyPt();
        boolean rare = type.share(look) < RARE;
        boolean capitals = letters >= 4 && words.equals(words.toUpperCase(java.util.Locale.ROOT));
        boolean style =
                rare && (bigger || bolder || (coloured && (capitals || number.isPresent())));
        boolean numberedCapitals = number.isPresent() && rare && capitals;
        return style || numberedCapitals || isPromised
                ? Optional.of(new Candidate(line, text, box, number, look))
                : Optional.empty();
    }

    /// Words, not a quantity, an equation, a lead-in or what recognition makes of a drawing.
    private static boolean readsLikeTitle(String words) {
        int letters = 0;
        int cjk = 0;
        int other = 0;
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            letters += Character.isLetter(c) ? 1 : 0;
            cjk += Character.isLetter(c) && Characters.isCjk(c) ? 1 : 0;
            other += Character.isLetterOrDigit(c) || c == ' ' ? 0 : 1;
        }
        return (letters >= 3 || cjk >= 2)
                && letters >= MIN_LETTERS * words.length()
                && other <= MAX_SIGNS * words.length()
                && words.indexOf('=') < 0
                && !LEAD_IN.matcher(words).matches();
    }

    private boolean isDocumentTitle(String text, Line line) {
        String folded = PrintedToc.fold(text);
        String whole = PrintedToc.fold(title);
        boolean same = folded.equals(whole);
        return same
                || (line.page().value() == 1
                        && !whole.isEmpty()
                        && (whole.contains(folded) || folded.contains(whole))
                        && line.style().sizePt() >= BIGGER * type.bodyPt());
    }

    /// Whether all of a line is set in its style; a paragraph that starts with a bold word is no
    /// heading.
    private static boolean isUniform(Line line) {
        int bold = 0;
        for (Span span : line.spans()) {
            bold += span.style().bold() ? span.text().length() : 0;
        }
        return bold >= UNIFORM * line.text().length();
    }

    private static boolean endsLikeSentence(String text, Optional<HeadingNumber> number) {
        char last = text.charAt(text.length() - 1);
        return last == ',' || last == ';' || (last == '.' && number.isEmpty()) || last == '\u3002';
    }

    private boolean mayStart(Line line, ParsedPage page, List<PageBox> tables) {
        String text = line.text();
        return line.direction() == 0
                && text.length() <= MAX_TITLE
                && line.style().sizePt() >= 0.95 * type.bodyPt()
                && !PrintedToc.isEntry(text)
                && Character.isLetterOrDigit(text.codePointAt(0))
                && !Character.isLowerCase(text.codePointAt(0))
                && !type.isFurniture(line, page)
                && (isNumberedInHeadingType(line)
                        || tables.stream().noneMatch(t -> t.containsCenterOf(line.box())))
                && !NamedObjects.isCaption(line, page.lines());
    }

    /// A numbered line in a heading's type is one even between two tables that follow each other
    /// closely.
    private boolean isNumberedInHeadingType(Line line) {
        boolean bold = line.style().bold() && !type.bodyBold() && isUniform(line);
        return (bold || line.style().sizePt() >= BIGGER * type.bodyPt())
                && HeadingNumber.parse(line.text()).filter(HeadingNumber::sure).isPresent();
    }

    /// The words of a heading whose number stands apart, so that they are a line of their own.
    private static Optional<Line> wordsBeside(Line line, List<Line> lines, int index) {
        boolean bare =
                HeadingNumber.parse(line.text()).filter(n -> n.title().isEmpty()).isPresent();
        if (!bare || index + 1 >= lines.size()) {
            return Optional.empty();
        }
        Line next = lines.get(index + 1);
        double gap = next.box().x0() - line.box().x1();
        boolean beside =
                next.direction() == line.direction()
                        && gap > 0
                        && gap < NUMBER_GAP_EM * line.style().sizePt()
                        && next.box().overlapY(line.box()) > 0.5 * line.box().height()
                        && Look.of(next.style()).halfPt() == Look.of(line.style()).halfPt();
        return beside ? Optional.of(next) : Optional.empty();
    }

    /// The lines that stand beside a line in its text column: the cells of a row.
    private static List<Line> rowOf(Line line, List<Line> lines) {
        List<Line> row = new ArrayList<>();
        for (Line other : lines) {
            boolean beside =
                    other.direction() == line.direction()
                            && other.box().overlapY(line.box())
                                    > 0.4 * Math.min(other.box().height(), line.box().height());
            boolean otherColumn =
                    other.column() != line.column() && other.column() >= 0 && line.column() >= 0;
            if (beside && !otherColumn) {
                row.add(other);
            }
        }
        return row;
    }

    private static boolean goesOn(Line line, PageBox box, Line next, List<PageBox> tables) {
        double gap = next.box().y0() - box.y1();
        return next.direction() == 0
                && Look.of(next.style()).equals(Look.of(line.style()))
                && next.column() == line.column()
                && gap > -0.5 * line.style().sizePt()
                && next.box().y0() > box.y0() + 0.3 * line.style().sizePt()
                && gap < 0.45 * line.style().sizePt()
                && next.box().overlapX(box) > 0
                && HeadingNumber.parse(next.text()).isEmpty()
                && tables.stream().noneMatch(t -> t.containsCenterOf(next.box()));
    }

    /// Areas framed by three or more horizontal rules in which lines stand side by side.
    private static List<PageBox> tables(ParsedPage page) {
        List<Rule> rules =
                page.graphics().rules().stream()
                        .filter(r -> r.horizontal() && r.length() > 60)
                        .sorted(
                                Comparator.comparingDouble(Rule::at)
                                        .thenComparingDouble(Rule::from))
                        .toList();
        List<PageBox> areas = new ArrayList<>();
        int[] counts = new int[rules.size()];
        for (Rule rule : rules) {
            int at = -1;
            for (int i = areas.size() - 1; i >= 0 && at < 0; i--) {
                PageBox area = areas.get(i);
                if (rule.at() - area.y1() <= TABLE_ROW_PT
                        && area.overlapX(rule.box()) > 0.5 * rule.length()) {
                    at = i;
                }
            }
            if (at < 0) {
                counts[areas.size()] = 1;
                areas.add(rule.box());
            } else {
                counts[at] += rule.at() - areas.get(at).y1() > 3 ? 1 : 0;
                areas.set(at, areas.get(at).union(rule.box()));
            }
        }
        List<PageBox> tables = new ArrayList<>();
        for (int i = 0; i < areas.size(); i++) {
            PageBox area = areas.get(i);
            List<Line> inside =
                    page.lines().stream().filter(l -> area.containsCenterOf(l.box())).toList();
            long sharing = inside.stream().filter(l -> rowOf(l, inside).size() > 1).count();
            if (counts[i] >= 3 && sharing >= 4) {
                tables.add(area);
            }
        }
        return tables;
    }
}
