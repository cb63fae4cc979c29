package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PlacedImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// Parts a picture that shows several plots: where headings of one type stand over it in columns,
/// each is the caption of the plot below it.
///
/// Nothing is known of what a picture shows, so a plot reaches from its heading to the next one
/// below but for a line of white space, and from as far before its heading as the picture begins
/// before the first one.
final class PictureGrids {

    /// Share of a drawing that one picture covers at least.
    private static final double PICTURE_SHARE = 0.7;

    /// Edges of headings in one column and feet of headings in one row differ by at most this many
    /// points.
    private static final double ALIGNED_PT = 5;

    /// Shorter side of a plot at least, in points.
    private static final double MIN_PLOT_PT = 60;

    /// Words of a heading at most, and letters at least.
    private static final int MAX_WORDS = 9;

    private static final int MIN_LETTERS = 3;

    /// White space between the lines of a heading in line heights.
    private static final double LINE_GAP = 0.4;

    /// How far the headings stand from the top of the picture, in line heights.
    private static final double TOP_GAP = 1.5;

    /// Times as many headings as there are other lines in the picture at least: labels are part of
    /// a picture that is written over.
    private static final int MOST = 2;

    private final PageScene scene;

    PictureGrids(PageScene scene) {
        this.scene = scene;
    }

    /// The drawings with pictures of several plots in their parts; the headings are taken as
    /// captions.
    List<Drawing> split(List<Drawing> drawings) {
        List<Drawing> out = new ArrayList<>();
        for (Drawing drawing : drawings) {
            List<Drawing> parts =
                    picture(drawing.box()).map(p -> parts(drawing, p)).orElse(List.of());
            out.addAll(parts.isEmpty() ? List.of(drawing) : parts);
        }
        return out;
    }

    private Optional<PageBox> picture(PageBox box) {
        return scene.ink().images().stream()
                .map(PlacedImage::box)
                .filter(i -> box.contains(i.inflate(-1)) && i.area() > PICTURE_SHARE * box.area())
                .findFirst();
    }

    private List<Drawing> parts(Drawing drawing, PageBox picture) {
        List<Line> inside = scene.freeIn(drawing.box());
        List<List<Line>> headings = headings(inside);
        int lines = headings.stream().mapToInt(List::size).sum();
        if (headings.size() < 2 || lines < MOST * (inside.size() - lines)) {
            return List.of();
        }
        List<PageBox> boxes = headings.stream().map(Region::boxOf).toList();
        double first = boxes.stream().mapToDouble(PageBox::x0).min().orElseThrow();
        double top = boxes.stream().mapToDouble(PageBox::y0).min().orElseThrow();
        double before = first - drawing.box().x0();
        double height = headings.getFirst().getFirst().box().height();
        if (Math.abs(top - picture.y0()) > TOP_GAP * height || before < 0) {
            return List.of();
        }
        List<Drawing> parts = new ArrayList<>();
        for (PageBox box : boxes) {
            List<PageBox> row = boxes.stream().filter(o -> sameRow(box, o)).toList();
            if (row.size() < 2 && boxes.stream().filter(o -> sameColumn(box, o)).count() < 2) {
                return List.of();
            }
            double to =
                    boxes.stream()
                            .filter(o -> o.x0() > box.x0() + ALIGNED_PT)
                            .mapToDouble(o -> o.x0() - before)
                            .min()
                            .orElse(picture.x1());
            double foot =
                    boxes.stream()
                            .filter(o -> o.y0() > box.y1())
                            .mapToDouble(o -> o.y0() - height)
                            .min()
                            .orElse(Math.min(picture.y1(), box.y1() + pitch(boxes)));
            if (to - box.x0() < MIN_PLOT_PT || foot - box.y1() < MIN_PLOT_PT) {
                return List.of();
            }
            parts.add(drawing.withBox(new PageBox(box.x0() - before, box.y1(), to, foot)));
        }
        if (boxes.stream().noneMatch(b -> boxes.stream().anyMatch(o -> besides(b, o)))) {
            return List.of();
        }
        headings.forEach(
                h -> scene.add(Region.of(ElementLabel.FIGURE_CAPTION, 0.7, "plot-heading", h)));
        return parts;
    }

    private static boolean sameRow(PageBox a, PageBox b) {
        return Math.abs(a.y1() - b.y1()) < ALIGNED_PT;
    }

    private static boolean sameColumn(PageBox a, PageBox b) {
        return Math.abs(a.x0() - b.x0()) < ALIGNED_PT;
    }

    private static boolean besides(PageBox a, PageBox b) {
        return sameRow(a, b) && !sameColumn(a, b);
    }

    /// Height of a row: from the foot of one heading to the head of the next; without a next one,
    /// what is left.
    private static double pitch(List<PageBox> boxes) {
        double pitch = 0;
        for (PageBox box : boxes) {
            pitch =
                    Math.max(
                            pitch,
                            boxes.stream()
                                    .filter(o -> sameColumn(box, o) && o.y0() > box.y1())
                                    .mapToDouble(o -> o.y0() - box.y1())
                                    .min()
                                    .orElse(0));
        }
        return pitch == 0 ? Double.MAX_VALUE : pitch;
    }

    /// Lines of the commonest type, those right under each other joined.
    private List<List<Line>> headings(List<Line> inside) {
        TreeMap<String, List<Line>> looks = new TreeMap<>();
        for (Line line : inside) {
            FontStyle s = line.style();
            boolean heading =
                    line.horizontal()
                            && Words.count(line) <= MAX_WORDS
                            && line.text().codePoints().filter(Character::isLetter).count()
                                    >= MIN_LETTERS;
            if (heading) {
                String look = s.family() + ' ' + Math.round(2 * s.sizePt()) + ' ' + s.rgb();
                looks.computeIfAbsent(look, k -> new ArrayList<>()).add(line);
            }
        }
        List<Line> most =
                looks.values().stream()
                        .max(Comparator.comparingInt(List::size))
                        .orElse(List.of())
                        .stream()
                        .sorted(Comparator.comparingDouble(l -> l.box().y0()))
                        .toList();
        List<List<Line>> found = new ArrayList<>();
        for (Line line : most) {
            PageBox b = line.box();
            Optional<List<Line>> above =
                    found.stream()
                            .filter(
                                    h -> {
                                        PageBox a = h.getLast().box();
                                        return sameColumn(a, b)
                                                && Math.abs(b.y0() - a.y1())
                                                        < LINE_GAP * b.height();
                                    })
                            .findFirst();
            if (above.isPresent()) {
                above.get().add(line);
            } else {
                found.add(new ArrayList<>(List.of(line)));
            }
        }
        return found;
    }
}
