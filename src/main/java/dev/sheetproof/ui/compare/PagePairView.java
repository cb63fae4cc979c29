package dev.sheetproof.ui.compare;

import dev.sheetproof.evidence.LayoutDifference;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.RasterImage;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.PageView;
import dev.sheetproof.ui.page.overlay.Palette;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/// Two pages beside each other, each with its own regions in the colour of what became of them.
/// Both scroll together and have one scale; Ctrl and the wheel change it.
final class PagePairView extends HBox {

    private static final double MIN_ZOOM = 0.5;
    private static final double MAX_ZOOM = 4;
    private static final double STEP = 1.15;

    /// Width of a scroll bar and the edges, in pixels.
    private static final double EDGES_PX = 20;

    private static final double MIN_WIDTH_PX = 50;

    private static final double STRONG_PX = 2;
    private static final double WEAK_PX = 0.75;

    private final Texts texts;

    /// How regions and changes are called on the page.
    private final Texts onPages;

    private final Half before;
    private final Half now;
    private double zoom = 1;
    private boolean following;

    PagePairView(PagePairViewModel model, Texts texts) {
        this.texts = texts;
        onPages = Texts.beside(PageView.class, texts.locale());
        before = new Half("pair-before");
        now = new Half("pair-now");
        setId("page-pair");
        getStyleClass().add("page-pair");
        getChildren().addAll(before, now);
        follow(before.scroll, now.scroll);
        follow(now.scroll, before.scroll);
        model.pairProperty().addListener((observed, was, pair) -> show(pair));
        show(model.pairProperty().get());
    }

    private void show(Optional<PagePairViewModel.Pair> pair) {
        zoom = 1;
        before.show(pair.map(PagePairViewModel.Pair::before));
        now.show(pair.map(PagePairViewModel.Pair::now));
    }

    private void follow(ScrollPane led, ScrollPane leader) {
        leader.vvalueProperty()
                .addListener(
                        (observed, was, at) -> together(() -> led.setVvalue(at.doubleValue())));
        leader.hvalueProperty()
                .addListener(
                        (observed, was, at) -> together(() -> led.setHvalue(at.doubleValue())));
    }

    /// The one that is led must not lead in turn.
    private void together(Runnable move) {
        if (!following) {
            following = true;
            try {
                move.run();
            } finally {
                following = false;
            }
        }
    }

    private void zoomBy(ScrollEvent event) {
        if (event.isShortcutDown() && event.getDeltaY() != 0) {
            double factor = event.getDeltaY() > 0 ? STEP : 1 / STEP;
            zoom = Math.clamp(zoom * factor, MIN_ZOOM, MAX_ZOOM);
            before.rescale();
            now.rescale();
            event.consume();
        }
    }

    private static Color colour(LayoutDifference.Kind kind) {
        return switch (kind) {
            case ADDED -> Palette.ADDED;
            case LOST -> Palette.LOST;
            case MOVED -> Palette.MOVED;
            case RELABELLED -> Palette.RELABELLED;
            case SAME -> Palette.LINE;
        };
    }

    private String told(PairedPage.Mark mark) {
        String label = onPages.get("label." + mark.element().label().name());
        return mark.kind() == LayoutDifference.Kind.SAME
                ? label
                : texts.get("pair.mark", onPages.get("change." + mark.kind().name()), label);
    }

    /// One of the two pages.
    private final class Half extends VBox {

        private final Label name = new Label();
        private final Pane paper = new Pane();
        private final ScrollPane scroll = new ScrollPane();
        private final ImageView image = new ImageView();
        private Optional<PagePairViewModel.Side.Drawn> drawn = Optional.empty();

        Half(String id) {
            setId(id);
            HBox.setHgrow(this, Priority.ALWAYS);
            setPrefWidth(1);
            setMinWidth(0);
            name.setId(id + "-name");
            name.getStyleClass().add("pair-name");
            name.setMinWidth(0);
            StackPane desk = new StackPane(new Group(paper));
            desk.setPadding(new Insets(4));
            desk.setAlignment(Pos.TOP_CENTER);
            scroll.setContent(desk);
            scroll.setFitToWidth(true);
            scroll.setPannable(true);
            new ControlMaker(texts).named(scroll, id + "-scroll");
            scroll.addEventFilter(ScrollEvent.SCROLL, PagePairView.this::zoomBy);
            scroll.widthProperty().addListener((observed, was, width) -> rescale());
            VBox.setVgrow(scroll, Priority.ALWAYS);
            getChildren().addAll(name, scroll);
        }

        void show(Optional<PagePairViewModel.Side> side) {
            drawn =
                    side.filter(PagePairViewModel.Side.Drawn.class::isInstance)
                            .map(PagePairViewModel.Side.Drawn.class::cast);
            image.setImage(drawn.map(Half::pixels).orElse(null));
            name.setText(side.map(this::title).orElse(""));
            rescale();
        }

        private String title(PagePairViewModel.Side side) {
            return switch (side) {
                case PagePairViewModel.Side.Drawn(PairedPage page, PageBox _, PageRaster _) ->
                        texts.get("pair.name", fileName(page), page.page().toString());
                case PagePairViewModel.Side.Absent(PairedPage page) ->
                        texts.get("pair.absent", fileName(page), page.page().toString());
                case PagePairViewModel.Side.Failed(PairedPage page, String reason) ->
                        texts.get("pair.failed", fileName(page), texts.reason(reason));
            };
        }

        private static String fileName(PairedPage page) {
            return String.valueOf(page.pdf().getFileName());
        }

        private static Image pixels(PagePairViewModel.Side.Drawn side) {
            PageRaster picture = side.picture();
            return RasterImage.of(picture.widthPx(), picture.heightPx(), picture.argbPre());
        }

        private void rescale() {
            paper.getChildren().clear();
            if (drawn.isPresent()) {
                PagePairViewModel.Side.Drawn side = drawn.orElseThrow();
                double width = Math.max(MIN_WIDTH_PX, scroll.getWidth() - EDGES_PX);
                double pxPerPt = zoom * width / side.bounds().width();
                image.setFitWidth(side.bounds().width() * pxPerPt);
                image.setFitHeight(side.bounds().height() * pxPerPt);
                paper.getChildren().add(image);
                side.page().marks().forEach(mark -> paper.getChildren().add(node(mark, pxPerPt)));
            }
        }

        private Node node(PairedPage.Mark mark, double pxPerPt) {
            PageBox box = mark.element().box();
            Rectangle outline =
                    new Rectangle(
                            box.x0() * pxPerPt,
                            box.y0() * pxPerPt,
                            box.width() * pxPerPt,
                            box.height() * pxPerPt);
            outline.setFill(Color.TRANSPARENT);
            outline.setStroke(colour(mark.kind()));
            boolean same = mark.kind() == LayoutDifference.Kind.SAME;
            outline.setStrokeWidth(same ? WEAK_PX : STRONG_PX);
            if (mark.kind() == LayoutDifference.Kind.LOST) {
                outline.getStrokeDashArray().setAll(6.0, 4.0);
            }
            outline.setAccessibleText(told(mark));
            Tooltip.install(outline, ControlMaker.tooltip(told(mark)));
            return outline;
        }
    }
}
