package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.Rule;
import dev.sheetproof.tables.TextRow;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.DoublePredicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Finds page furniture: running heads and feet, page numbers, logos, addresses and document
/// numbers in the margins.
///
/// Rows are looked at from the edge inwards. Repetition over the pages is the strongest sign; a row
/// that does not repeat is taken when one that does stands behind it. On a single page the wording
/// counts (`furniture-cues.txt`). Drawings that repeat are furniture where no text of the body
/// stands between them and the edge.
final class FurnitureFinder {

    private static final List<Pattern> CUES = PatternFile.read("furniture-cues.txt");

    /// A page number alone; in a row of several cells it is a value.
    static final Pattern BARE = Pattern.compile("\\W*(?:\\d{1,4}|[ivxlcIVXLC]{1,6})\\W*");

    /// Share of the page height at either end that rows found by repetition may reach.
    static final double BAND = 0.17;

    /// Share of the page height at the foot and at the head where wording alone makes a row
    /// furniture. Document titles stand close to the upper edge.
    private static final double FOOT_CUE_BAND = 0.12;

    private static final double HEAD_CUE_BAND = 0.08;

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
    private static final int TABLE_CELLS = 4;

    /// Type this many times larger than running text on the first page is the document's title,
    /// repeated or not.
    private static final double TITLE_SIZE = 1.25;

    /// Lines of a document's title stand closer than this many line heights.
    private static final double TITLE_GAP = 0.5;

    /// A single rule at least this share of the page wide separates furniture from the body.
    private static final double SEPARATOR_SHARE = 0.6;

    private static final double SEPARATOR_HEIGHT_PT = 5;

    private static final double NO_SEPARATOR = -1;

    /// Share of the page height from its head in which such a rule lies under a running head.
    private static final double HEAD_RULE_BAND = 0.15;

    /// A line this many points from that rule, on the body's side, still belongs to the head.
    private static final double AT_RULE_PT = 6;

    /// Right edges of a running head and the line set under it differ by less than this many
    /// points, and the white space between them in line heights.
    private static final double UNDER_PT = 4;

    private static final double UNDER_GAP = 0.6;

    /// Share of the page width at either side in which a mark of a few letters, or any words that
    /// run sideways, are no text of the body.
    private static final double EDGE_SHARE = 0.05;

    private static final int TAB_LETTERS = 3;

    /// Share of the page width at either side in which large type may run along the page, and its
    /// length as a share of the page height.
    private static final double SIDE_SHARE = 0.12;

    private static final double SIDE_TITLE_SHARE = 0.06;

    /// White space between the number of a heading and its words at most, in points.
    private static final double HEADING_NUMBER_GAP_PT = 60;

    /// Share of the page height at the foot in which a few words alone are furniture, how far from
    /// the middle of the page as a share of its width, how many, and the white space above them in
    /// line heights.
    private static final double LONE_FOOT_BAND = 0.08;

    private static final double LONE_OFF_CENTRE = 0.04;

    private static final int LONE_WORDS = 6;

    private static final double LONE_GAP = 1.2;

    private final PageScene scene;
    private final Map<Integer, Double> shares;
    private final Set<Line> found = new HashSet<>();
    private final BodySigns body;

    private final InkSet repeatedInk;
    private final Set<String> makers;

    /// @param shares share of pages that carry a line at its place, by line number
    /// @param repeatedInk what is drawn at the same place on other pages
    /// @param makers names in the document's copyright notices
    FurnitureFinder(
            PageScene scene, Map<Integer, Double> shares, InkSet repeatedInk, Set<String> makers) {
        this.makers = makers;
        this.scene = scene;
        this.shares = shares;
        this.repeatedInk = repeatedInk;
        this.body = new BodySigns(scene, repeatedInk);
    }

    /// Finds the furniture, and gives repeated drawings inside the body back to the scene.
    List<Region> find() {
        sides();
        List<TextRow> rows =
                TextRow.of(
                        scene.free().stream()
                                .filter(l -> l.horizontal() && !found.contains(l))
                                .toList());
        fromTop(rows);
        fromBottom(rows.reversed());
        loneFoot(rows);
        found.addAll(new FootBlocks(scene, found, body).lines());
        found.addAll(new MarginWords(scene, found, makers).lines());
        double largest =
                scene.lines().stream()
                        .filter(l -> l.horizontal() && l.text().strip().length() > 2)
                        .mapToDouble(l -> l.style().sizePt())
                        .max()
                        .orElse(0);
        List<Line> title =
                new ArrayList<>(
                        found.stream()
                                .filter(
                                        l ->
                                                l.style().sizePt() >= 0.95 * largest
                                                        && documentTitle(l))
                                .toList());
        for (int i = 0; i < title.size(); i++) {
            PageBox near = title.get(i).box().inflate(0, TITLE_GAP * title.get(i).box().height());
            found.stream()
                    .filter(l -> !title.contains(l) && documentTitle(l) && near.touches(l.box()))
                    .sorted(Comparator.comparingInt(Line::number))
                    .forEach(title::add);
        }
        title.forEach(found::remove);
        double bodyTop = bodyBoxes().mapToDouble(PageBox::y0).min().orElse(scene.height());
        double bodyBottom = bodyBoxes().mapToDouble(PageBox::y1).max().orElse(0);
        InkSet furniture = repeatedInk.only(b -> marginal(b, bodyTop, bodyBottom));
        InkSet inBody =
                repeatedInk.only(
                        b ->
                                !marginal(b, bodyTop, bodyBottom)
                                        && !pageFrame(b, bodyTop, bodyBottom));
        scene.giveBack(inBody);
        List<Line> lines = scene.free().stream().filter(found::contains).toList();
        return new FurnitureClusters(scene, lines, furniture)
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

    private boolean documentTitle(Line line) {
        return scene.page().number().value() == 1
                && line.box().centerY() < scene.height() / 2
                && line.style().sizePt() >= TITLE_SIZE * scene.fonts().bodySizePt()
                && Words.hasLetter(line.text())
                && !cue(line);
    }

    private void fromTop(List<TextRow> rows) {
        take(
                rows,
                y -> y < BAND * scene.height(),
                y -> y < HEAD_CUE_BAND * scene.height(),
                NO_SEPARATOR,
                headSeparator());
    }

    private void fromBottom(List<TextRow> rows) {
        double separator = footSeparator();
        take(
                rows,
                y -> y > (1 - BAND) * scene.height(),
                y -> y > (1 - FOOT_CUE_BAND) * scene.height(),
                separator,
                footRule());
    }

    private void take(
            List<TextRow> rows,
            DoublePredicate inBand,
            DoublePredicate inCueBand,
            double separator,
            double rule) {
        int last = -1;
        int unsigned = 0;
        for (int i = 0; i < rows.size(); i++) {
            TextRow row = rows.get(i);
            double y = row.box().centerY();
            if (!inBand.test(y)
                    || captioned(row)
                    || (last >= 0 && beyond(row, rule, separator < 0))
                    || (!above(row, rule, separator)
                            && body.speakFor(row, share(row), separator < 0, rule >= 0))
                    || (last >= 0 && -row.box().overlapY(rows.get(last).box()) > MAX_ROW_GAP_PT)) {
                break;
            }
            boolean behindRule = (separator > 0 && y > separator) || above(row, rule, separator);
            boolean cued =
                    unsigned == 0 && (i == 0 || inCueBand.test(y)) && cued(row, separator > 0);
            boolean under = last == i - 1 && i > 0 && setUnder(row, rows.get(i - 1));
            if (behindRule || repeats(row) || cued || under) {
                last = i;
            } else if (++unsigned > MAX_UNSIGNED_ROWS || row.size() >= TABLE_CELLS) {
                break;
            }
        }
        for (TextRow row : rows.subList(0, last + 1)) {
            boolean all = separator > 0 || above(row, rule, separator) || repeats(row);
            row.segments().stream()
                    .filter(l -> (all || signed(l) || setUnder(l, found)) && !sectionNumber(l, row))
                    .forEach(found::add);
        }
    }

    /// Whether a row at the head stands over the rule that ends the running head.
    private static boolean above(TextRow row, double rule, double footSeparator) {
        return footSeparator < 0 && rule >= 0 && row.box().centerY() < rule;
    }

    /// Whether a row lies on the body's side of the rule that ends the running head or foot, and
    /// not right at it.
    private static boolean beyond(TextRow row, double rule, boolean head) {
        return rule >= 0
                && (head ? row.box().y0() > rule + AT_RULE_PT : row.box().y1() < rule - AT_RULE_PT);
    }

    /// Whether a row is one line set to the right right under a running head, as the names of
    /// chapters are.
    private boolean setUnder(TextRow row, TextRow head) {
        return row.size() == 1
                && head.segments().stream().anyMatch(this::repeats)
                && setUnder(row.segments().getFirst(), head.segments());
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

    /// A few words alone in the middle of the page's foot, whatever they say.
    private void loneFoot(List<TextRow> rows) {
        if (rows.isEmpty() || rows.getLast().size() != 1) {
            return;
        }
        Line line = rows.getLast().segments().getFirst();
        PageBox b = line.box();
        double above = rows.size() < 2 ? 0 : rows.get(rows.size() - 2).box().y1();
        if (b.y0() > (1 - LONE_FOOT_BAND) * scene.height()
                && Math.abs(b.centerX() - scene.width() / 2) < LONE_OFF_CENTRE * scene.width()
                && Words.count(line) <= LONE_WORDS
                && b.y0() - above > LONE_GAP * b.height()) {
            found.add(line);
        }
    }

    /// `Table 3 …` at the head of page after page belongs to the tables that follow.
    private static boolean captioned(TextRow row) {
        return CaptionPatterns.standard().starts(row.segments().getFirst().text());
    }

    private boolean signed(Line line) {
        return repeats(line) || cue(line);
    }

    /// The number of a heading whose words a gutter parts from it.
    private boolean sectionNumber(Line line, TextRow row) {
        return BARE.matcher(line.text().strip()).matches()
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

    private static boolean cued(TextRow row, boolean foot) {
        return row.segments().stream()
                .anyMatch(
                        l ->
                                cue(l)
                                        && !(foot && ListMarkers.bulleted(l.text()))
                                        && (row.size() < 3
                                                || !BARE.matcher(l.text().strip()).matches()));
    }

    static boolean cue(Line line) {
        return CUES.stream().anyMatch(p -> p.matcher(line.text()).find());
    }

    /// Thumb tabs: what repeats, or runs sideways, in the side margins.
    private void sides() {
        for (Line line : scene.free()) {
            PageBox b = line.box();
            boolean side = b.x1() < 0.08 * scene.width() || b.x0() > 0.92 * scene.width();
            boolean edge =
                    b.x1() < EDGE_SHARE * scene.width()
                            || b.x0() > (1 - EDGE_SHARE) * scene.width();
            boolean tab =
                    edge
                            && (!line.horizontal() || line.text().strip().length() <= TAB_LETTERS)
                            && !body.endsRow(line);
            if (tab || sideTitle(line)) {
                found.add(line);
            } else if (side
                    && ((repeats(line) && !(line.horizontal() && body.endsRow(line)))
                            || (!line.horizontal() && b.height() > 0.1 * scene.height()))) {
                found.add(line);
            }
        }
    }

    /// Large or bold type that runs along the side of the page, outside of the text.
    private boolean sideTitle(Line line) {
        PageBox b = line.box();
        boolean side =
                b.x1() < SIDE_SHARE * scene.width() || b.x0() > (1 - SIDE_SHARE) * scene.width();
        return side
                && !line.horizontal()
                && b.height() > SIDE_TITLE_SHARE * scene.height()
                && (line.style().bold() || scene.fonts().larger(line.style()))
                && scene.lines().stream()
                        .filter(Line::horizontal)
                        .noneMatch(
                                l ->
                                        l.box().overlapX(b) > 0
                                                || (b.x0() > scene.width() / 2
                                                        ? l.box().x0() > b.x1()
                                                        : l.box().x1() < b.x0()));
    }

    /// Height of the lowest wide rule near the head that stands there on other pages too; negative
    /// when there is none.
    private double headSeparator() {
        return repeatedRules(y -> y < HEAD_RULE_BAND * scene.height())
                .max(Comparator.naturalOrder())
                .orElse(NO_SEPARATOR);
    }

    /// The same for the highest one near the foot.
    private double footRule() {
        return repeatedRules(y -> y > (1 - HEAD_RULE_BAND) * scene.height())
                .min(Comparator.naturalOrder())
                .orElse(NO_SEPARATOR);
    }

    private Stream<Double> repeatedRules(DoublePredicate inBand) {
        List<PageBox> flat = new ArrayList<>(repeatedInk.shapes());
        repeatedInk.rules().forEach(r -> flat.add(r.box()));
        return flat.stream()
                .filter(
                        b ->
                                b.width() > SEPARATOR_SHARE * scene.width()
                                        && b.height() < SEPARATOR_HEIGHT_PT
                                        && inBand.test(b.centerY())
                                        && !body.inTable(b))
                .map(PageBox::centerY);
    }

    /// Height of the lowest wide rule in the foot band; the page's height when there is none.
    private double footSeparator() {
        List<PageBox> flat = new ArrayList<>();
        List<Rule> down = scene.ink().rules().stream().filter(r -> !r.horizontal()).toList();
        scene.ink().rules().stream()
                .filter(
                        r ->
                                r.horizontal()
                                        && down.stream()
                                                .noneMatch(
                                                        d -> d.box().inflate(2).touches(r.box())))
                .forEach(r -> flat.add(r.box()));
        scene.ink().fills().forEach(f -> flat.add(f.box()));
        scene.ink().strokes().forEach(s -> flat.add(s.box()));
        return flat.stream()
                .filter(
                        b ->
                                b.width() > SEPARATOR_SHARE * scene.width()
                                        && b.height() < SEPARATOR_HEIGHT_PT
                                        && b.centerY() > (1 - FOOT_CUE_BAND) * scene.height())
                .map(PageBox::centerY)
                .max(Comparator.naturalOrder())
                .orElse(scene.height());
    }
}
