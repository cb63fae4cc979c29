package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.DoublePredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// Finds page furniture: running heads and feet, page numbers, logos, addresses and document
/// numbers in the margins.
///
/// Rows are looked at from the edge inwards. Repetition over the pages is the strongest sign; a row
/// that does not repeat is taken when one that does stands behind it. On a single page the wording
/// counts (`furniture-cues.txt`, `furniture-legal.txt`), and rules over the page that part head and
/// foot from the body. Drawings that repeat are furniture where no text of the body stands between
/// them and the edge.
final class FurnitureFinder {

    /// Share of the page height at either end that rows found by repetition may reach.
    private static final double BAND = 0.17;

    /// Share of the page height at the foot and at the head where wording alone makes a row
    /// furniture. Document titles stand close to the upper edge.
    private static final double FOOT_CUE_BAND = 0.12;

    private static final double HEAD_CUE_BAND = 0.1;

    /// Share of pages that makes a line furniture whatever it says.
    private static final double STRONG_SHARE = 0.5;

    /// Share of pages that makes a line of several letters furniture: chapters change the words of
    /// a running head.
    private static final double WEAK_SHARE = 0.3;

    private static final int WEAK_LETTERS = 5;

    /// Rows without a sign that may stand between furniture and the edge.
    private static final int MAX_UNSIGNED_ROWS = 2;

    /// White space between two rows of furniture in points; more of it separates them from the
    /// body.
    private static final double MAX_ROW_GAP_PT = 36;

    /// Cells side by side that make a row part of a table, unless it is on most pages.
    static final int TABLE_CELLS = 4;

    /// White space between rows on the side of the body of such a rule, when others stand behind
    /// it, in points.
    private static final double INNER_ROW_GAP_PT = 14;

    /// A row this many points from a running head or foot is part of it whatever its type.
    private static final double AT_ROW_PT = 4;

    /// Right edges of a running head and the line set under it differ by less than this many
    /// points, and the white space between them in line heights.
    private static final double UNDER_PT = 4;

    private static final double UNDER_GAP = 0.6;

    /// Rows under a running head among which a line of it may go on: others stand beside.
    private static final int GOES_ON_ROWS = 2;

    /// White space between the number of a heading and its words at most, in points.
    private static final double HEADING_NUMBER_GAP_PT = 60;

    /// Page numbers have no other number within this many points, above or below.
    private static final double NUMBER_REACH_PT = 24;

    private final PageScene scene;
    private final Map<Integer, Double> shares;
    private final BodySigns body;
    private final InkSet repeated;
    private final Set<String> makers;
    private final HeadFootRules rules;
    private final Set<Line> found = new HashSet<>();

    /// @param shares share of pages that carry a line at its place, by line number
    /// @param repeated what is drawn at the same place on other pages
    /// @param makers names in the document's copyright notices
    FurnitureFinder(
            PageScene scene, Map<Integer, Double> shares, InkSet repeated, Set<String> makers) {
        this.scene = scene;
        this.repeated = repeated;
        this.makers = makers;
        this.body = new BodySigns(scene, repeated);
        this.shares = shares;
        this.rules = new HeadFootRules(scene, repeated);
    }

    /// Finds the furniture, and gives repeated drawings inside the body back to the scene.
    List<Region> find() {
        found.addAll(new SideText(scene, this::repeats, body).find());
        found.addAll(LogoLetters.of(scene, BAND));
        List<TextRow> rows =
                TextRow.of(
                        scene.free().stream()
                                .filter(l -> l.horizontal() && !found.contains(l))
                                .toList());
        fromTop(rows);
        fromBottom(rows.reversed());
        found.addAll(new LoneRows(scene).among(rows));
        List<List<Line>> blocks =
                new ArrayList<>(new FootBlocks(scene, repeated, body).addTo(found));
        new Letterhead(scene).addTo(found).ifPresent(blocks::add);
        new FirstPageTitle(scene).among(found).forEach(found::remove);
        found.addAll(LogoLetters.of(scene, BAND));
        found.addAll(new MarginWords(scene, found, makers).lines());
        double bodyTop = bodyBoxes().mapToDouble(PageBox::y0).min().orElse(scene.height());
        double bodyBottom = bodyBoxes().mapToDouble(PageBox::y1).max().orElse(0);
        InkSet furniture = repeated.only(b -> marginal(b, bodyTop, bodyBottom));
        InkSet inBody =
                repeated.only(
                        b ->
                                !marginal(b, bodyTop, bodyBottom)
                                        && !pageFrame(b, bodyTop, bodyBottom));
        scene.giveBack(Watermarks.without(inBody, scene));
        List<Line> lines = scene.free().stream().filter(found::contains).toList();
        return new FurnitureClusters(scene, lines, blocks, furniture, repeated)
                .regions().stream().map(this::withShare).toList();
    }

    /// Says on how many of the pages the region's text stands at its place.
    private Region withShare(Region region) {
        OptionalDouble share =
                region.lines().stream()
                        .mapToDouble(l -> shares.getOrDefault(l.number(), 0.0))
                        .max();
        return share.orElse(0) > 0
                ? region.seeing(
                        String.format(
                                Locale.ROOT, "on %.0f %% of the pages", share.getAsDouble() * 100))
                : region;
    }

    private Stream<PageBox> bodyBoxes() {
        return scene.free().stream().filter(l -> !found.contains(l)).map(Line::box);
    }

    private boolean marginal(PageBox b, double bodyTop, double bodyBottom) {
        return b.y1() < Math.min(bodyTop + 3, 0.25 * scene.height())
                || b.y0() > Math.max(bodyBottom - 3, 0.75 * scene.height())
                || b.x1() < 0.08 * scene.width()
                || b.x0() > 0.92 * scene.width();
    }

    /// Rules along the edges of the page: no text of the body lies beyond them.
    private boolean pageFrame(PageBox b, double bodyTop, double bodyBottom) {
        boolean beyond = b.y1() < bodyTop + 3 || b.y0() > bodyBottom - 3;
        return (b.width() > 0.75 * scene.width() && b.height() < 4 && beyond)
                || (b.height() > 0.75 * scene.height() && b.width() < 4);
    }

    private void fromTop(List<TextRow> rows) {
        double rule = rules.headSeparator();
        double close =
                rules.wide(y -> scene.belowTop(y) < BAND)
                        .filter(y -> rows.stream().anyMatch(r -> r.box().centerY() < y))
                        .min()
                        .orElse(scene.height());
        take(
                rows,
                y -> scene.belowTop(y) < BAND,
                y -> scene.belowTop(y) < HEAD_CUE_BAND,
                row -> row.box().centerY() < rule,
                row -> row.box().centerY() < close,
                false);
    }

    private void fromBottom(List<TextRow> rows) {
        double rule = rules.footSeparator(FOOT_CUE_BAND);
        double close =
                rules.wide(y -> scene.aboveFoot(y) < FOOT_CUE_BAND)
                        .filter(y -> rows.stream().anyMatch(r -> r.box().centerY() > y))
                        .max()
                        .orElse(0);
        take(
                rows,
                y -> scene.aboveFoot(y) < BAND,
                y -> scene.aboveFoot(y) < FOOT_CUE_BAND,
                row -> row.box().centerY() > rule,
                row -> row.box().centerY() > close,
                true);
    }

    /// @param behindRule whether a row stands between a rule and the edge
    /// @param outer whether no rule with rows behind it parts a row from the edge
    private void take(
            List<TextRow> rows,
            DoublePredicate inBand,
            DoublePredicate inCueBand,
            Predicate<TextRow> behindRule,
            Predicate<TextRow> outer,
            boolean foot) {
        int last = -1;
        int unsigned = 0;
        for (int i = 0; i < rows.size(); i++) {
            TextRow row = rows.get(i);
            double y = row.box().centerY();
            if (!inBand.test(y)
                    || captioned(row)
                    || (!behindRule.test(row)
                            && (last < 0 || -row.box().overlapY(rows.get(last).box()) > AT_ROW_PT)
                            && body.speakFor(row, share(row), !foot, !outer.test(row)))
                    || (last >= 0
                            && !(foot && scene.recognised() && footLine(row))
                            && -row.box().overlapY(rows.get(last).box())
                                    > (outer.test(row) ? MAX_ROW_GAP_PT : INNER_ROW_GAP_PT))) {
                break;
            }
            boolean near = i == 0 || inCueBand.test(y);
            boolean cued =
                    near
                            && ((unsigned == 0 && cued(row, foot, i == 0))
                                    || row.segments().stream().anyMatch(l -> legal(l, foot)));
            boolean under = !foot && last == i - 1 && i > 0 && setUnder(row, rows.get(i - 1));
            if (behindRule.test(row) || repeats(row) || cued || under) {
                last = i;
            } else if (++unsigned > MAX_UNSIGNED_ROWS || row.size() >= TABLE_CELLS) {
                break;
            }
        }
        List<TextRow> inside = rows.subList(last + 1, rows.size());
        for (int i = 0; i <= last; i++) {
            TextRow row = rows.get(i);
            boolean all =
                    behindRule.test(row)
                            || repeats(row)
                            || (foot && i < last && !cued(row, true, i == 0))
                            || (foot
                                    && row.segments().stream()
                                            .anyMatch(l -> legal(l, true) || ownNumber(l, row)));
            row.segments().stream()
                    .filter(l -> all || signed(l) || setUnder(l, found))
                    .filter(l -> (foot && ownNumber(l, row)) || !sectionNumber(l, row))
                    .filter(l -> foot || !goesOn(l, inside))
                    .forEach(found::add);
        }
    }

    /// Whether a line without a sign beside a running head is the first of a text of the body: the
    /// next one is set alike right under it, and no rule parts them.
    private boolean goesOn(Line line, List<TextRow> below) {
        return !signed(line)
                && below.stream()
                        .limit(GOES_ON_ROWS)
                        .flatMap(row -> row.segments().stream())
                        .anyMatch(next -> !signed(next) && continues(line, next));
    }

    private boolean continues(Line line, Line next) {
        PageBox above = line.box();
        double gap = next.box().y0() - above.y1();
        return line.style().equals(next.style())
                && Math.abs(above.x0() - next.box().x0()) < UNDER_PT
                && next.box().centerY() > above.centerY()
                && gap < UNDER_GAP * above.height()
                && scene.page().graphics().rules().stream()
                        .noneMatch(
                                r ->
                                        r.horizontal()
                                                && r.at() > above.centerY()
                                                && r.at() < next.box().centerY()
                                                && r.box().overlapX(above) > 0.5 * above.width());
    }

    private static boolean legal(Line line, boolean foot) {
        return FurnitureCues.legal(line) && !(foot && ListMarkers.bulleted(line.text()));
    }

    /// Whether a row is ends with a line set to the right right under a running head, as names of
    /// chapters are.
    private boolean setUnder(TextRow row, TextRow head) {
        return row.size() <= 2
                && head.segments().stream().anyMatch(this::repeats)
                && setUnder(row.segments().getLast(), head.segments());
    }

    private boolean setUnder(Line line, Collection<Line> heads) {
        PageBox b = line.box();
        return b.x0() > scene.width() / 2
                && heads.stream()
                        .anyMatch(
                                h ->
                                        Math.abs(h.box().x1() - b.x1()) < UNDER_PT
                                                && h.box().centerY() < b.centerY()
                                                && b.y0() - h.box().y1() < UNDER_GAP * b.height());
    }

    /// `Table 3 …` at the head of page after page belongs to the tables that follow.
    static boolean captioned(TextRow row) {
        return CaptionPatterns.standard().starts(row.segments().getFirst().text());
    }

    private boolean signed(Line line) {
        return repeats(line) || FurnitureCues.cue(line) || FurnitureCues.company(line);
    }

    /// The number of a heading whose words a gutter parts from it.
    private boolean sectionNumber(Line line, TextRow row) {
        return FurnitureCues.bareNumber(line)
                && !repeats(line)
                && row.segments().stream()
                        .anyMatch(
                                l ->
                                        !signed(l)
                                                && l.box().x0() > line.box().x1()
                                                && l.box().x0() - line.box().x1()
                                                        < HEADING_NUMBER_GAP_PT);
    }

    /// Share of the pages that carry the commonest line of a row.
    private double share(TextRow row) {
        return row.segments().stream()
                .mapToDouble(l -> shares.getOrDefault(l.number(), 0.0))
                .max()
                .orElse(0);
    }

    /// Whether most pages have words of a row: under a scanned foot may be that of who scanned it.
    private boolean footLine(TextRow row) {
        return row.segments().stream()
                .anyMatch(
                        l ->
                                shares.getOrDefault(l.number(), 0.0) >= STRONG_SHARE
                                        && l.text().codePoints().filter(Character::isLetter).count()
                                                >= WEAK_LETTERS);
    }

    private boolean repeats(TextRow row) {
        long count = row.segments().stream().filter(this::repeats).count();
        return count > 0 && (row.size() < TABLE_CELLS || count * 2 >= row.size());
    }

    private boolean repeats(Line line) {
        double share = shares.getOrDefault(line.number(), 0.0);
        long letters = line.text().codePoints().filter(Character::isLetter).count();
        long signs = line.text().codePoints().filter(Character::isLetterOrDigit).count();
        return share >= STRONG_SHARE
                || (share >= WEAK_SHARE && letters >= 2 && signs >= WEAK_LETTERS);
    }

    /// @param edge whether no other row stands between it and the edge of the page
    private boolean cued(TextRow row, boolean foot, boolean edge) {
        return row.segments().stream()
                .anyMatch(
                        l ->
                                (FurnitureCues.cue(l)
                                                || ((!foot || edge) && FurnitureCues.company(l)))
                                        && !(foot && ListMarkers.bulleted(l.text()))
                                        && (row.size() < (edge ? 3 : 2)
                                                || !FurnitureCues.bareNumber(l)
                                                || ownNumber(l, row))
                                        && !amongNumbers(l)
                                        && !body.inTable(l));
    }

    /// Whether a number at an end of a row is that of the page.
    private boolean ownNumber(Line line, TextRow row) {
        return row.size() < TABLE_CELLS
                && (line.equals(row.segments().getFirst()) || line.equals(row.segments().getLast()))
                && line.text().strip().equals(Integer.toString(scene.page().number().value()));
    }

    /// Whether a number alone has others above or below it: ticks of an axis, cells of a column.
    private boolean amongNumbers(Line line) {
        PageBox near = line.box().inflate(NUMBER_REACH_PT / 2, NUMBER_REACH_PT);
        return FurnitureCues.bareNumber(line)
                && scene.lines().stream()
                        .anyMatch(
                                l ->
                                        l.number() != line.number()
                                                && near.touches(l.box())
                                                && FurnitureCues.bareNumber(l));
    }
}
