package dev.sheetproof.ui.page;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Which pictures the pages in view need, most needed first: something to see on every page, then
/// what the reader is about to scroll to, then sharpness.
final class PicturePlan {

    /// Pages prepared in the direction the reader goes, at low resolution.
    private static final int AHEAD = 6;

    /// Pages prepared in the other direction.
    private static final int BEHIND = 2;

    /// A page shown no sharper than this many times its preview needs no preview.
    private static final double PREVIEW_GAIN = 1.5;

    private final SheetData data;
    private final Viewport viewport;
    private final double outputScale;

    /// @param outputScale pixels of the screen per pixel of the view
    PicturePlan(SheetData data, Viewport viewport, double outputScale) {
        this.data = data;
        this.viewport = viewport;
        this.outputScale = outputScale;
    }

    private double dpi() {
        return viewport.pxPerPt() * outputScale * 72;
    }

    /// The sharp pictures that cover what can be seen of a page.
    List<PictureRequest> sharp(PageNumber page) {
        return info(page)
                .map(
                        info -> {
                            PageBox visible = viewport.place(page).visible();
                            return visible.area() > 0
                                    ? Tiling.sharp(pdf(), page, bounds(info), visible, dpi())
                                    : List.<PictureRequest>of();
                        })
                .orElse(List.of());
    }

    /// The low-resolution picture of a page.
    Optional<PictureRequest> preview(PageNumber page) {
        return info(page).map(info -> Tiling.preview(pdf(), page, bounds(info)));
    }

    /// What is missing, most needed first.
    ///
    /// @param slow whether pages of this document take so long to draw that one wants to see
    ///   something before
    /// @param downwards whether the reader goes towards the end of the document
    /// @param moving whether the reader scrolls or zooms at this moment: then pages that come next
    ///   go before sharpness
    List<PictureRequest> missing(
            boolean slow, boolean downwards, boolean moving, Predicate<PictureRequest> known) {
        SequencedSet<PictureRequest> wanted = new LinkedHashSet<>();
        List<PageNumber> seen = viewport.visiblePages();
        boolean previews = dpi() > Tiling.PREVIEW_DPI * PREVIEW_GAIN;
        List<PictureRequest> sharp = new ArrayList<>();
        for (PageNumber page : byVisibleShare(seen)) {
            List<PictureRequest> tiles = sharp(page);
            sharp.addAll(tiles);
            boolean coarseFirst = slow || moving || !inOnePiece(page, tiles);
            if (previews && coarseFirst && !tiles.stream().allMatch(known)) {
                preview(page).ifPresent(wanted::add);
            }
        }
        List<PageNumber> near = near(seen, downwards);
        if (moving) {
            near.forEach(page -> comingPicture(page, previews).ifPresent(wanted::add));
        }
        wanted.addAll(sharp);
        near.stream().limit(1).forEach(page -> wanted.addAll(whole(page)));
        near.stream()
                .filter(page -> page.compareTo(seen.getFirst()) < 0 == downwards)
                .limit(1)
                .forEach(page -> wanted.addAll(whole(page)));
        Set<PageNumber> whole =
                wanted.stream().map(PictureRequest::page).collect(Collectors.toSet());
        near.stream()
                .filter(page -> !whole.contains(page))
                .forEach(page -> comingPicture(page, previews).ifPresent(wanted::add));
        wanted.removeIf(known);
        return List.copyOf(wanted);
    }

    private boolean inOnePiece(PageNumber page, List<PictureRequest> tiles) {
        return info(page)
                .filter(info -> tiles.size() == 1)
                .filter(info -> tiles.getFirst().region().equals(bounds(info)))
                .isPresent();
    }

    private Optional<PictureRequest> comingPicture(PageNumber page, boolean previews) {
        return previews ? preview(page) : whole(page).stream().findFirst();
    }

    /// A page that is not in view in one sharp picture; nothing where it needs several.
    private List<PictureRequest> whole(PageNumber page) {
        return info(page)
                .map(info -> Tiling.sharp(pdf(), page, bounds(info), bounds(info), dpi()))
                .filter(tiles -> tiles.size() == 1)
                .orElse(List.of());
    }

    private List<PageNumber> byVisibleShare(List<PageNumber> seen) {
        PageNumber current = viewport.current();
        List<PageNumber> order = new ArrayList<>(seen);
        if (order.remove(current)) {
            order.addFirst(current);
        }
        return order;
    }

    private List<PageNumber> near(List<PageNumber> seen, boolean downwards) {
        List<PageNumber> pages = new ArrayList<>();
        if (seen.isEmpty()) {
            return pages;
        }
        int first = seen.getFirst().value();
        int last = seen.getLast().value();
        for (int i = 1; i <= AHEAD; i++) {
            add(pages, downwards ? last + i : first - i);
            if (i <= BEHIND) {
                add(pages, downwards ? first - i : last + i);
            }
        }
        return pages;
    }

    private void add(List<PageNumber> pages, int page) {
        if (page >= 1 && page <= data.pages().size()) {
            pages.add(new PageNumber(page));
        }
    }

    private Optional<PageInfo> info(PageNumber page) {
        return data.page(page);
    }

    private static PageBox bounds(PageInfo info) {
        return info.frame().bounds();
    }

    private Path pdf() {
        return data.pdf();
    }
}
