package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Turns what is left of a page into captions, notes, titles, lists, formulas and paragraphs.
final class TextRegions {

    /// White space between two items of a list, in line heights.
    private static final double ITEM_GAP = 1.5;

    /// The same between items with the same bullet.
    private static final double MARKED_GAP = 2.2;

    /// Left edges of the items of a list differ by at most this many points, sublists included.
    private static final double ITEM_INDENT_PT = 40;

    /// White space between an item and a further paragraph of it, in line heights, and the indent
    /// of that in points.
    private static final double CONTINUED_GAP = 1.0;

    /// The same for lines in the type of headings: the items are, too.
    private static final double TIGHT_GAP = 0.5;

    private static final double MIN_INDENT_PT = 5;

    /// White space between items under a heading, in line heights.
    private static final double HEADING_GAP = 1.8;

    /// Words of lines that are items whatever letter they begin with.
    private static final int SHORT_ITEM_WORDS = 5;

    /// Share of the lines that must begin anew.
    private static final double ITEM_SHARE = 0.75;

    /// Words of an item without a bullet at most.
    private static final int ITEM_WORDS = 8;

    /// Sizes of two headings of one rank differ by less than this share.
    private static final double ALIKE_SIZE = 0.12;

    /// White space between a table and the row over it, in line heights, and between the ends of
    /// that row and the table's, in points.
    private static final double OVER_TABLE_GAP = 0.8;

    private static final double END_OF_ROW_PT = 8;

    /// The same for a word at each end that names the first and the last column: `MSB`, `LSB`.
    private static final double COLUMN_NAME_PT = 14;

    /// Share of a small block inside a larger one that makes it a part of that.
    private static final double PART_SHARE = 0.9;

    private static final List<Pattern> LIST_HEADINGS = PatternFile.read("list-headings.txt");

    private final PageScene scene;

    TextRegions(PageScene scene) {
        this.scene = scene;
    }

    /// Whether a line says that what follows are items: `FEATURES`.
    static boolean headsList(String text) {
        String t = text.strip();
        return LIST_HEADINGS.stream().anyMatch(p -> p.matcher(t).matches());
    }

    void find() {
        scene.addAll(LegendRows.find(scene));
        NoteBoxes.relabel(scene);
        List<TextPiece> pieces = TextPiece.split(scene.free());
        List<List<TextPiece>> paragraphs =
                new ArrayList<>(new TextBlocks(scene).paragraphs(pieces));
        List<Region> captions = new ArrayList<>();
        for (List<TextPiece> paragraph : List.copyOf(paragraphs)) {
            Optional<Region> caption = Captions.of(scene, paragraph);
            if (caption.isPresent()) {
                captions.add(caption.get());
                paragraphs.remove(paragraph);
            }
        }
        captions.addAll(rowsOverTables(paragraphs));
        scene.addAll(new CaptionRows(scene).whole(captions, paragraphs));
        Captions.joinLinesUnderNames(scene, paragraphs);
        scene.addAll(new PlotHeadings(scene).take(paragraphs));
        scene.addAll(new NearCaptions(scene).take(paragraphs));
        Captions.joinRows(scene);
        scene.addAll(NoteParts.of(scene, new TableNotes(scene).take(paragraphs)));
        BlockLabels labels = new BlockLabels(scene);
        List<Region> found = new ArrayList<>();
        for (List<TextPiece> paragraph : paragraphs) {
            ElementLabel label = labels.label(paragraph);
            List<Line> lines = paragraph.stream().flatMap(p -> p.lines().stream()).toList();
            Region block =
                    Region.of(label, 0.7, "text-block", lines)
                            .seeing(labels.figures(label, paragraph));
            if (!continuesList(found, block)) {
                found.add(block);
            }
        }
        List<Region> whole = new TitleRows(scene).join(found);
        List<Region> lists = SentenceLists.join(underListHeadings(whole));
        scene.addAll(new SideBySideLists(scene).join(lists));
        HeadingCaptions.relabel(scene);
        absorbParts();
        for (Region list : List.copyOf(scene.regions(ElementLabel.LIST))) {
            List<PageBox> boxes = new ArrayList<>(List.of(list.box()));
            list.lines().forEach(l -> scene.bullet(l).ifPresent(boxes::add));
            scene.replace(list, list.withBox(PageBox.enclosing(boxes)));
        }
    }

    /// Words that gaps parted from the block they stand in join it, smallest first.
    private void absorbParts() {
        List<Region> text = new ArrayList<>();
        for (ElementLabel label :
                List.of(ElementLabel.TEXT, ElementLabel.LIST, ElementLabel.TABLE_FOOTNOTE)) {
            text.addAll(scene.regions(label));
        }
        text.sort(Comparator.comparingDouble((Region r) -> r.box().area()));
        for (int i = 0; i < text.size(); i++) {
            Region part = text.get(i);
            for (int j = text.size() - 1; j > i; j--) {
                Region whole = text.get(j);
                if (part.box().shareInside(whole.box()) > PART_SHARE
                        && part.box().area() < 0.5 * whole.box().area()) {
                    List<Line> lines = new ArrayList<>(whole.lines());
                    lines.addAll(part.lines());
                    Region grown =
                            Region.of(whole.label(), whole.confidence(), whole.source(), lines)
                                    .seeing(whole.figures());
                    scene.remove(part);
                    scene.replace(whole, grown);
                    text.set(j, grown);
                    break;
                }
            }
        }
    }

    /// Words at both ends of the row right above a table, a name and a unit, are its caption.
    private List<Region> rowsOverTables(List<List<TextPiece>> paragraphs) {
        List<Region> captions = new ArrayList<>();
        for (Region table : scene.regions(ElementLabel.TABLE)) {
            PageBox t = table.box();
            List<List<TextPiece>> row =
                    paragraphs.stream()
                            .filter(
                                    p -> {
                                        PageBox b = p.getFirst().box();
                                        double gap = t.y0() - b.y1();
                                        return p.size() == 1
                                                && gap > -0.3 * b.height()
                                                && gap < OVER_TABLE_GAP * b.height()
                                                && b.overlapX(t) > 0.9 * b.width();
                                    })
                            .toList();
            List<Line> lines = row.stream().flatMap(p -> p.getFirst().lines().stream()).toList();
            boolean oneRow =
                    row.size() == 2
                            && row.getFirst()
                                            .getFirst()
                                            .box()
                                            .overlapY(row.getLast().getFirst().box())
                                    > 0.5 * row.getFirst().getFirst().box().height();
            if (oneRow) {
                PageBox whole = Region.boxOf(lines);
                boolean columnNames = lines.stream().allMatch(l -> Words.count(l) == 1);
                if (columnNames
                        && lines.size() == 2
                        && whole.x0() - t.x0() < COLUMN_NAME_PT
                        && t.x1() - whole.x1() < COLUMN_NAME_PT) {
                    lines = new ArrayList<>(lines);
                    lines.addAll(table.lines());
                    scene.replace(
                            table, table.withLines(lines).withBox(t.union(Region.boxOf(lines))));
                    paragraphs.removeAll(row);
                } else if (whole.x0() - t.x0() < END_OF_ROW_PT
                        && t.x1() - whole.x1() < END_OF_ROW_PT) {
                    captions.add(
                            Region.of(ElementLabel.TABLE_CAPTION, 0.8, "row-over-table", lines));
                    paragraphs.removeAll(row);
                }
            }
        }
        return captions;
    }

    /// Short lines under a heading such as `Features` are items even where no bullet is drawn.
    private List<Region> underListHeadings(List<Region> blocks) {
        Map<Region, List<Region>> groups = OutlineLists.of(blocks);
        List<Region> out = OutlineLists.join(blocks, groups);
        for (Region heading : blocks) {
            String text = heading.lines().getFirst().text().strip();
            if (heading.label() != ElementLabel.TITLE || !headsList(text)) {
                continue;
            }
            List<Region> items = new ArrayList<>();
            PageBox above = heading.box();
            for (Region block : sortedBelow(out, heading)) {
                double gap = block.box().y0() - above.y1();
                boolean column =
                        block.box().overlapX(heading.box()) > 0
                                && (block.box().x0() < heading.box().x0()
                                        || block.box().x0() - heading.box().x0() < ITEM_INDENT_PT);
                if (!column) {
                    continue;
                }
                if (groups.containsKey(block)
                        || gap > HEADING_GAP * block.lines().getFirst().box().height()
                        || !shortLines(block)
                        || (block.label() == ElementLabel.TITLE
                                && (alike(block, heading)
                                        || larger(block, heading)
                                        || outranks(block, items)))) {
                    break;
                }
                items.add(block);
                above = block.box();
            }
            if (!items.isEmpty()) {
                List<Line> lines = items.stream().flatMap(r -> r.lines().stream()).toList();
                if (lines.size() == 1 && items.getFirst().label() == ElementLabel.TITLE) {
                    Region only = items.getFirst();
                    out.set(
                            out.indexOf(only),
                            only.withLabel(ElementLabel.TEXT, "text-block")
                                    .seeing(RuleReasons.quoted(text)));
                }
                if (lines.size() > 1) {
                    out.removeAll(items);
                    out.add(
                            Region.of(ElementLabel.LIST, 0.7, "headed-list", lines)
                                    .seeing(RuleReasons.quoted(text)));
                }
            }
        }
        return out;
    }

    /// Whether a heading stands before the edge of the items above it.
    private static boolean outranks(Region block, List<Region> items) {
        return !items.isEmpty()
                && items.stream().allMatch(i -> block.box().x0() < i.box().x0() - MIN_INDENT_PT);
    }

    /// Items are not set in larger type than what they stand under.
    private static boolean larger(Region block, Region heading) {
        return block.lines().getFirst().style().sizePt()
                > (1 + ALIKE_SIZE) * heading.lines().getFirst().style().sizePt();
    }

    private static boolean alike(Region block, Region heading) {
        FontStyle a = block.lines().getFirst().style();
        FontStyle b = heading.lines().getFirst().style();
        boolean capitals =
                Words.upperCase(block.lines().getFirst().text())
                        == Words.upperCase(heading.lines().getFirst().text());
        return Weight.bold(a) == Weight.bold(b)
                && capitals
                && Math.abs(a.sizePt() - b.sizePt())
                        < ALIKE_SIZE * Math.max(a.sizePt(), b.sizePt());
    }

    private static List<Region> sortedBelow(List<Region> blocks, Region heading) {
        return blocks.stream()
                .filter(b -> b.box().y0() >= heading.box().y1() - 2)
                .sorted(
                        Comparator.comparingDouble((Region b) -> b.box().y0())
                                .thenComparingDouble(b -> b.box().x0()))
                .toList();
    }

    /// Lines of a few words that each begin anew.
    private static boolean shortLines(Region block) {
        if (block.label() == ElementLabel.LIST) {
            return true;
        }
        long fresh =
                block.lines().stream()
                        .filter(
                                l ->
                                        Words.count(l) <= ITEM_WORDS
                                                && !Character.isLowerCase(
                                                        l.text().strip().charAt(0)))
                        .count();
        boolean allShort = block.lines().stream().allMatch(l -> Words.count(l) <= SHORT_ITEM_WORDS);
        return allShort || fresh >= ITEM_SHARE * block.lines().size();
    }

    /// Whether two items begin with the same bullet at the same edge.
    private boolean sameMark(Region above, Region item) {
        return ListMarkers.sameBullet(scene, above.lines().getFirst(), item.lines().getFirst())
                && Math.abs(above.box().x0() - item.box().x0()) < MIN_INDENT_PT;
    }

    /// Height of a line; the box of one that begins with a bullet may be that of the bullet.
    private static double heightOf(Line line) {
        return Math.max(line.box().height(), line.style().sizePt());
    }

    /// Adds an item to the list right above it.
    private boolean continuesList(List<Region> blocks, Region block) {
        boolean emphasised = block.label() == ElementLabel.TITLE;
        if (block.label() != ElementLabel.LIST
                && block.label() != ElementLabel.TEXT
                && !emphasised) {
            return false;
        }
        for (int i = blocks.size() - 1; i >= 0; i--) {
            Region above = blocks.get(i);
            double gap = block.box().y0() - above.box().y1();
            double height = heightOf(block.lines().getFirst());
            boolean sameColumn =
                    above.box().overlapX(block.box()) > 0
                            && Math.abs(above.box().x0() - block.box().x0()) < ITEM_INDENT_PT;
            double between = sameMark(above, block) ? MARKED_GAP : ITEM_GAP;
            boolean item = block.label() == ElementLabel.LIST && gap < between * height;
            boolean indented =
                    (block.label() == ElementLabel.TEXT || (emphasised && alike(block, above)))
                            && gap < (emphasised ? TIGHT_GAP : CONTINUED_GAP) * height
                            && block.box().x0() > above.box().x0() + MIN_INDENT_PT
                            && block.box().x0() < above.box().x0() + ITEM_INDENT_PT;
            if (above.label() == ElementLabel.LIST
                    && sameColumn
                    && gap > -height
                    && (item || indented)) {
                List<Line> lines = new ArrayList<>(above.lines());
                lines.addAll(block.lines());
                blocks.set(
                        i,
                        Region.of(ElementLabel.LIST, above.confidence(), "list-items", lines)
                                .seeing(
                                        "the first is "
                                                + RuleReasons.quoted(lines.getFirst().text())));
                return true;
            }
        }
        return false;
    }
}
