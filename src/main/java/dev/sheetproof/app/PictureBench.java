package dev.sheetproof.app;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageAnnotator;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Draws pages with boxes over them.
final class PictureBench {

    private static final int PAGES = 40;
    private static final double DPI = 110;

    private PictureBench() {}

    private record Place(Path file, PageNumber page) {}

    static Timings measure(List<Path> files) throws IOException {
        List<Place> places = new ArrayList<>();
        for (Path file : files) {
            try (PdfFile pdf = PdfFile.open(file, Optional.empty())) {
                for (int page = 1; page <= pdf.pageCount(); page++) {
                    places.add(new Place(file, new PageNumber(page)));
                }
            } catch (PdfException e) {
                System.getLogger(PictureBench.class.getName())
                        .log(System.Logger.Level.INFO, "left out of the benchmark", e);
            }
        }
        List<Place> drawn = Samples.of(places, PAGES);
        Timings timings = new Timings();
        for (Place place : drawn) {
            draw(place);
            try (Timings.Running _ = timings.start()) {
                draw(place);
            }
        }
        return timings;
    }

    private static void draw(Place place) throws IOException {
        try (PdfFile pdf = PdfFile.open(place.file(), Optional.empty())) {
            PageBox bounds = pdf.frame(place.page()).bounds();
            PageRaster raster = pdf.render(place.page(), bounds, DPI, new CancelToken());
            PageAnnotator.over(raster, bounds)
                    .marks(
                            List.of(
                                    new PageAnnotator.Mark(
                                            bounds.inflate(-bounds.width() / 4),
                                            0x0072B2,
                                            "",
                                            false,
                                            0.1)))
                    .raster();
        }
    }
}
