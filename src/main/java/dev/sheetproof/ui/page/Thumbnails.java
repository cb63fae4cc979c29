package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.page.find.FindHit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import org.jspecify.annotations.Nullable;

/// The pages as a strip of small pictures, with marks where the hit and what was found stand. Only
/// the rows in view have pictures.
final class Thumbnails extends ListView<PageNumber> {

    /// Width of a thumbnail in pixels.
    private static final double WIDTH = 108;

    /// Height of the tallest one.
    private static final double TALLEST = 170;

    /// Thumbnails kept: some hundreds.
    private static final long CACHE_BYTES = 24L << 20;

    private static final Color HIT = Color.web("#0b63ce", 0.65);
    private static final Color FOUND = Color.web("#d97706", 0.75);
    private static final Color EDGE = Color.rgb(0, 0, 0, 0.3);

    /// Marks are at least this high, so that a line of text can be seen.
    private static final double LEAST_MARK = 3;

    private final PageViewModel model;
    private final Texts texts;
    private final PictureCache cache = new PictureCache(CACHE_BYTES);
    private final List<Row> rows = new ArrayList<>();
    private Optional<SheetData> data = Optional.empty();
    private boolean following;

    Thumbnails(PageViewModel model, Texts texts) {
        this.model = model;
        this.texts = texts;
        setId("thumbnails");
        setAccessibleText(texts.get("thumbnails.name"));
        getStyleClass().add("thumbnails");
        setCellFactory(list -> new Row());
        getSelectionModel()
                .selectedItemProperty()
                .addListener(
                        (observed, before, now) -> {
                            if (now != null && !following) {
                                model.goTo(now.value());
                            }
                        });
        model.sheetProperty().addListener((observed, before, now) -> show(now));
        model.marksArrivedProperty().addListener((observed, before, now) -> paintAll());
        model.tools().find().hits().addListener((ListChangeListener<FindHit>) change -> paintAll());
        visibleProperty().addListener((observed, before, now) -> show(model.sheetProperty().get()));
        show(model.sheetProperty().get());
        model.pictures().deliverTo(new Pictures());
    }

    private void show(Optional<Sheet> sheet) {
        if (!isVisible()) {
            return;
        }
        following = true;
        Optional<SheetData> newer = sheet.map(Sheet::data);
        if (!newer.map(SheetData::pdf).equals(data.map(SheetData::pdf))
                || newer.map(known -> known.pages().size()).orElse(0) != getItems().size()) {
            cache.clear();
            getItems().setAll(newer.map(Thumbnails::numbers).orElse(List.of()));
        }
        data = newer;
        sheet.map(shown -> shown.page().page())
                .ifPresent(
                        page -> {
                            getSelectionModel().select(page);
                            if (rows.stream().noneMatch(row -> row.shows(page))) {
                                scrollTo(Math.max(0, page.value() - 2));
                            }
                        });
        following = false;
        paintAll();
    }

    private static List<PageNumber> numbers(SheetData data) {
        return data.pages().stream().map(info -> info.page()).toList();
    }

    private void paintAll() {
        if (isVisible()) {
            rows.forEach(Row::paint);
            want();
        }
    }

    /// Asks for the pictures of the rows in view, after everything the pages themselves need.
    private void want() {
        List<PictureRequest> missing = new ArrayList<>();
        for (Row row : rows) {
            row.request().filter(request -> !cache.has(request)).ifPresent(missing::add);
        }
        model.pictures().wantLater(missing);
    }

    private Optional<PictureRequest> request(PageNumber page) {
        return data.flatMap(known -> known.page(page))
                .map(
                        info -> {
                            PageBox bounds = info.frame().bounds();
                            return new PictureRequest(
                                    data.orElseThrow().pdf(), page, bounds, 72 * scale(bounds));
                        });
    }

    private static double scale(PageBox bounds) {
        return Math.min(WIDTH / bounds.width(), TALLEST / bounds.height());
    }

    private final class Pictures implements PictureQueue.Receiver {

        @Override
        public void drawn(PictureRequest request, PageRaster picture) {
            if (request(request.page()).filter(request::equals).isPresent()) {
                cache.put(request, picture);
                rows.stream().filter(row -> row.shows(request.page())).forEach(Row::paint);
            }
        }

        @Override
        public void failed(PictureRequest request, Trouble trouble) {
            // The page itself tells; here it stays white.
        }
    }

    /// One page.
    private final class Row extends ListCell<PageNumber> {

        private final Canvas canvas = new Canvas(WIDTH, TALLEST);
        private final Label number = new Label();
        private final VBox content = new VBox(canvas, number);

        private Row() {
            content.setAlignment(Pos.CENTER);
            content.getStyleClass().add("thumbnail");
            number.getStyleClass().add("row-pages");
            setPrefWidth(0);
            rows.add(this);
        }

        private boolean shows(PageNumber page) {
            return !isEmpty() && page.equals(getItem());
        }

        private Optional<PictureRequest> request() {
            return isEmpty() || getItem() == null
                    ? Optional.empty()
                    : Thumbnails.this.request(getItem());
        }

        @Override
        protected void updateItem(@Nullable PageNumber page, boolean empty) {
            super.updateItem(page, empty);
            setText(null);
            if (empty || page == null) {
                setGraphic(null);
                return;
            }
            number.setText(page.toString());
            int found = model.tools().find().on(page).size();
            setAccessibleText(texts.get("thumbnail.name", page.toString(), found));
            setGraphic(content);
            paint();
            want();
        }

        private void paint() {
            Optional<PictureRequest> request = request();
            if (request.isEmpty()) {
                return;
            }
            PageBox bounds = request.orElseThrow().region();
            double scale = scale(bounds);
            double width = bounds.width() * scale;
            double height = bounds.height() * scale;
            canvas.setHeight(height + 2);
            double left = Math.rint((WIDTH - width) / 2);
            GraphicsContext pen = canvas.getGraphicsContext2D();
            pen.clearRect(0, 0, WIDTH, TALLEST + 2);
            pen.setFill(Color.WHITE);
            pen.fillRect(left, 1, width, height);
            cache.get(request.orElseThrow())
                    .ifPresent(picture -> pen.drawImage(picture.image(), left, 1));
            pen.setStroke(EDGE);
            pen.strokeRect(left + 0.5, 0.5, width - 1, height + 1);
            PageNumber page = request.orElseThrow().page();
            pen.setFill(HIT);
            model.highlightOn(page).forEach(box -> mark(pen, box, left, scale));
            pen.setFill(FOUND);
            for (FindHit hit : model.tools().find().on(page)) {
                hit.rough().forEach(box -> mark(pen, box, left, scale));
            }
        }

        private static void mark(GraphicsContext pen, PageBox box, double left, double scale) {
            double height = Math.max(LEAST_MARK, box.height() * scale);
            pen.fillRect(
                    left + box.x0() * scale,
                    1 + box.centerY() * scale - height / 2,
                    Math.max(LEAST_MARK, box.width() * scale),
                    height);
        }
    }
}
