package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Fill;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Finds coloured areas, however their corners are drawn, that lie behind a part of the page: its
/// headings and lists, or several pictures with words. They are no ink of drawings.
final class PageAreas {

    /// Size of such an area as a share of the page.
    private static final double MIN_SHARE = 0.04;

    /// Lines of text on it at least, and items or lines of prose under a heading.
    private static final int MIN_LINES = 3;

    private static final int MIN_ITEMS = 2;

    private static final int PROSE_WORDS = 7;

    /// Pictures on it at least, and the shorter side of one in points.
    private static final int MIN_PICTURES = 2;

    private static final double MIN_PICTURE_PT = 15;

    /// The line around an area lies within this many points of its edge.
    private static final double EDGE_PT = 2;

    /// Shorter side of a letter of a watermark, or of a large stroke of one, in points; such shapes
    /// at least, and lines of text with them; and shares of the page that they are spread over.
    private static final double MIN_LETTER_PT = 20;

    private static final int MIN_LETTERS = 4;

    private static final double SPREAD = 0.25;

    private static final int MAX_STROKES = 2_000;

    /// Least share of the strongest colour, of 255, in what is there to be written over.
    private static final int BRIGHT = 0xB0;

    private static final int WHITE = 0xFFFFFF;

    /// Areas looked at; a page with more is a drawing.
    private static final int MAX_AREAS = 60;

    private final List<PageBox> areas;
    private final Set<PageBox> letters;

    private PageAreas(List<PageBox> areas, Set<PageBox> letters) {
        this.letters = letters;
        this.areas = List.copyOf(areas);
    }

    static PageAreas of(PageScene scene) {
        double page = scene.width() * scene.height();
        List<PageBox> large =
                scene.ink().fills().stream()
                        .filter(f -> !f.rectangle())
                        .map(Fill::box)
                        .filter(b -> b.area() > MIN_SHARE * page)
                        .distinct()
                        .limit(MAX_AREAS)
                        .toList();
        List<PageBox> found = new ArrayList<>();
        for (PageBox area : large) {
            if (behind(scene, area)) {
                found.add(area);
            }
        }
        return new PageAreas(found, new HashSet<>(letters(scene)));
    }

    /// Letters of a watermark, and their strokes: large shapes of one bright colour over much of
    /// the page, over and under lines of text.
    private static List<PageBox> letters(PageScene scene) {
        Map<Integer, List<PageBox>> colours = new TreeMap<>();
        for (Fill fill : scene.ink().fills()) {
            if (!fill.rectangle() && bright(fill.rgb())) {
                colours.computeIfAbsent(fill.rgb(), k -> new ArrayList<>()).add(fill.box());
            }
        }
        List<PageBox> found = new ArrayList<>();
        for (List<PageBox> shapes : colours.values()) {
            if (shapes.size() > MAX_STROKES) {
                continue;
            }
            List<PageBox> large =
                    shapes.stream()
                            .filter(b -> Math.min(b.width(), b.height()) > MIN_LETTER_PT)
                            .toList();
            if (large.size() < MIN_LETTERS) {
                continue;
            }
            PageBox all = PageBox.enclosing(large);
            long lines =
                    scene.lines().stream()
                            .filter(l -> Words.count(l) >= 2)
                            .filter(l -> large.stream().anyMatch(l.box()::touches))
                            .count();
            if (all.width() > SPREAD * scene.width()
                    && all.height() > SPREAD * scene.height()
                    && lines >= MIN_LETTERS) {
                found.addAll(shapes);
            }
        }
        return found;
    }

    private static boolean bright(int rgb) {
        int most = Math.max(rgb >> 16 & 0xFF, Math.max(rgb >> 8 & 0xFF, rgb & 0xFF));
        return most >= BRIGHT && rgb != WHITE;
    }

    private static boolean behind(PageScene scene, PageBox area) {
        List<Line> lines = scene.linesIn(area);
        if (lines.size() < MIN_LINES) {
            return false;
        }
        boolean headed =
                lines.stream()
                        .anyMatch(
                                l -> scene.fonts().larger(l.style()) && Words.hasLetter(l.text()));
        long items =
                lines.stream()
                        .filter(
                                l ->
                                        ListMarkers.bulleted(l.text())
                                                || scene.bulletDrawn(l)
                                                || Words.count(l) >= PROSE_WORDS)
                        .count();
        List<PageBox> pictures = new ArrayList<>();
        for (PlacedImage image : scene.ink().images()) {
            PageBox b = image.box();
            if (area.contains(b)
                    && Math.min(b.width(), b.height()) > MIN_PICTURE_PT
                    && pictures.stream().noneMatch(b::touches)) {
                pictures.add(b);
            }
        }
        return (headed && items >= MIN_ITEMS) || pictures.size() >= MIN_PICTURES;
    }

    /// Whether ink is such an area or the line around it.
    boolean drawn(PageBox ink) {
        return letters.contains(ink)
                || areas.stream().anyMatch(a -> a.inflate(EDGE_PT).contains(ink) && edge(a, ink));
    }

    private static boolean edge(PageBox area, PageBox ink) {
        return Math.abs(ink.x0() - area.x0()) < EDGE_PT
                || Math.abs(ink.y0() - area.y0()) < EDGE_PT
                || Math.abs(ink.x1() - area.x1()) < EDGE_PT
                || Math.abs(ink.y1() - area.y1()) < EDGE_PT;
    }
}
