package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.tables.TableTurn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// The rules of the geometric detector applied to one page, in their order.
///
/// @param live the part of the sheet that the document prints on
/// @param makers names in the document's copyright notices
/// @param repeated share of pages that carry a line at its place, by line number
record PageDetection(
        ParsedPage page,
        DocumentFonts fonts,
        LiveArea live,
        RepeatedInk.Split ink,
        Map<Integer, Double> repeated,
        Set<String> makers) {

    /// Share of a table that drawings may cover: tables may show some in their cells.
    private static final double DRAWN_SHARE = 0.3;

    /// Lines of a name on a shade at most, and how much larger than running text they are.
    private static final int BANNER_LINES = 2;

    private static final double BANNER_TYPE = 1.4;

    List<Detection> run() {
        double width = page.info().frame().widthPt();
        double height = page.info().frame().heightPt();
        List<Line> readable = PageScene.readable(page);
        TableTurn turn = TableTurn.of(readable, width, height);
        List<Line> lines = readable.stream().map(turn::turn).toList();
        PageScene scene = new PageScene(page, fonts, live, turn, lines, ink.own().turned(turn));
        find(scene, ink.repeated().turned(turn));
        Map<Integer, Line> displayed = new HashMap<>();
        readable.forEach(l -> displayed.put(l.number(), l));
        List<Region> regions = new ArrayList<>();
        for (Region region : SameRegions.join(scene.regions())) {
            PageBox box = turn.back(region.withReadingMargin().box());
            List<Line> own = region.lines().stream().map(l -> displayed.get(l.number())).toList();
            regions.add(region.withBox(box).withLines(own));
        }
        List<Detection> detections = new ArrayList<>();
        regions = LongText.cut(SeparateRegions.of(regions, readable), page.info().frame().bounds());
        for (Region region : regions) {
            region.box()
                    .clip(width, height)
                    .ifPresent(b -> detections.add(region.withBox(b).detection()));
        }
        return detections;
    }

    private void find(PageScene scene, InkSet repeatedInk) {
        List<Region> blocks = TitleBlocks.find(scene, repeatedInk);
        scene.addAll(blocks);
        blocks.forEach(block -> scene.takeInk(block.box()));
        scene.addAll(new ZoneLetters(scene).find());
        InkSet others =
                repeatedInk.only(drawn -> blocks.stream().noneMatch(b -> b.box().contains(drawn)));
        scene.addAll(new FurnitureFinder(scene, repeated, others, makers).find());
        scene.addAll(new NumberedHeadings(scene).find());
        List<RuleNetworks.Network> networks = RuleNetworks.of(scene);
        List<Drawing> known = new ArrayList<>(new OrderingCodes(scene).find());
        known.addAll(new PlotAxes(scene).find());
        known.addAll(new CaptionedFrames(scene).find(networks));
        known.addAll(new BitPatterns(scene).find(networks));
        known.addAll(new PinFrames(scene).find(networks));
        Predicate<PageBox> barred = box -> drawn(known, box);
        for (Region table : new RuledTables().find(scene, networks, barred)) {
            if (!banner(scene, table)) {
                scene.add(RuledTables.reclaimed(scene, table));
            }
        }
        new HalfRuledTables().find(scene, barred);
        WiredBlocks.release(scene);
        PointedTables.release(scene).ifPresent(known::add);
        StackedTables.join(scene);
        RepeatedHeads.part(scene);
        LeadIns.part(scene);
        List<Region> figures = new FigureFinder().find(scene, networks, known);
        new MarginLogos(scene, known).add(figures);
        TitleBlocks.giveWay(scene);
        new ScannedFigures(scene).join();
        scene.addAll(new CaptionedFigures(scene).find());
        scene.addAll(BulletedRows.find(scene));
        new RowRunTables().find(scene);
        StackedTables.joinHeads(scene);
        scene.addAll(KeyValueLists.find(scene));
        scene.addAll(new Formulas(scene).find());
        new TextRegions(scene).find();
        if (page.info().status() == PageStatus.NO_TEXT && scene.regions().isEmpty()) {
            scene.ink().backdrops().stream()
                    .map(b -> new Region(ElementLabel.FIGURE, b, 0.5, "page-picture", List.of()))
                    .limit(1)
                    .forEach(scene::add);
        }
    }

    /// Whether nothing but one or two lines in large type stand in a frame: the name of the
    /// document on a shade.
    private static boolean banner(PageScene scene, Region table) {
        return !table.lines().isEmpty()
                && table.lines().size() <= BANNER_LINES
                && table.lines().stream()
                        .allMatch(
                                l -> l.style().sizePt() > BANNER_TYPE * scene.fonts().bodySizePt());
    }

    /// Whether drawings make up so much of the box that it is no table.
    private static boolean drawn(List<Drawing> drawings, PageBox box) {
        double area = drawings.stream().mapToDouble(p -> p.box().overlapArea(box)).sum();
        return area > DRAWN_SHARE * box.area();
    }
}
