package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Detection;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.tables.TableTurn;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// The rules of the geometric detector applied to one page, in their order.
///
/// @param repeated numbers of the lines that repeat over the pages
record PageDetection(ParsedPage page, DocumentFonts fonts, InkSet ink, BitSet repeated) {

    /// Share of the page height at either end in which a small drawing without caption is a logo.
    private static final double LOGO_BAND = 0.13;

    private static final double LOGO_HEIGHT = 0.1;

    List<Detection> run() {
        double width = page.info().frame().widthPt();
        double height = page.info().frame().heightPt();
        List<Line> readable = PageScene.readable(page);
        TableTurn turn = TableTurn.of(readable, width, height);
        List<Line> lines = readable.stream().map(turn::turn).toList();
        PageScene scene = new PageScene(page, fonts, turn, lines, ink.turned(turn));
        find(scene);
        List<Detection> detections = new ArrayList<>();
        for (Region region : scene.regions()) {
            Optional<PageBox> box = turn.back(region.box()).clip(width, height);
            box.ifPresent(b -> detections.add(region.withBox(b).detection()));
        }
        return detections;
    }

    private void find(PageScene scene) {
        scene.addAll(FurnitureFinder.find(scene, repeated));
        scene.addAll(new RuledTables().find(scene, RuleNetworks.of(scene)));
        new HalfRuledTables().find(scene);
        for (Region figure : new FigureFinder().find(scene, r -> false)) {
            scene.add(
                    logo(scene, figure)
                            ? figure.withLabel(ElementLabel.HEADER_FOOTER, "margin-logo")
                            : figure);
        }
        scene.addAll(new RowRunTables().find(scene));
        new TextRegions(scene).find();
        if (page.info().status() == PageStatus.NO_TEXT && scene.regions().isEmpty()) {
            scene.ink().backdrops().stream()
                    .map(b -> new Region(ElementLabel.FIGURE, b, 0.5, "page-picture", List.of()))
                    .limit(1)
                    .forEach(scene::add);
        }
    }

    private static boolean logo(PageScene scene, Region figure) {
        PageBox b = figure.box();
        boolean band =
                b.y1() < LOGO_BAND * scene.height() || b.y0() > (1 - LOGO_BAND) * scene.height();
        return band && b.height() < LOGO_HEIGHT * scene.height();
    }
}
