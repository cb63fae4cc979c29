package dev.sheetproof.ui.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.work.CancelToken;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class PictureQueueTest {

    private final HandThread hand = new HandThread();
    private final List<Integer> drawn = new ArrayList<>();
    private final List<String> heard = new ArrayList<>();
    private Runnable whileDrawing = () -> {};
    private final PictureQueue queue = new PictureQueue(hand.worker(), hand, this::draw);

    PictureQueueTest() {
        queue.deliverTo(
                new PictureQueue.Receiver() {
                    @Override
                    public void drawn(PictureRequest request, PageRaster picture) {
                        heard.add("page " + request.page());
                    }

                    @Override
                    public void failed(PictureRequest request, Trouble trouble) {
                        heard.add(
                                trouble.reason()
                                        + (trouble.next() == Trouble.Next.PASSWORD
                                                ? " (password)"
                                                : ""));
                    }
                });
    }

    private PageRaster draw(PictureRequest request, CancelToken cancel) throws PdfException {
        drawn.add(request.page().value());
        Runnable meanwhile = whileDrawing;
        whileDrawing = () -> {};
        meanwhile.run();
        cancel.throwIfCancelled();
        if (request.page().value() == 99) {
            throw new PdfException(
                    PdfException.Kind.ENCRYPTED, request.pdf(), "needs its password");
        }
        return new PageRaster(1, 1, new int[1], request.dpi());
    }

    private static PictureRequest page(int number) {
        return new PictureRequest(
                Path.of("a.pdf"), new PageNumber(number), new PageBox(0, 0, 10, 10), 72);
    }

    @Test
    void picturesAreDrawnMostWantedFirst() {
        queue.want(List.of(page(3), page(1), page(2)));
        hand.settle();
        assertEquals(List.of("page 3", "page 1", "page 2"), heard);
    }

    @Test
    void aNewListReplacesTheOneBefore() {
        queue.want(List.of(page(1), page(2)));
        queue.want(List.of(page(7)));
        hand.settle();
        assertEquals(List.of(7), drawn);
    }

    @Test
    void aDrawingUnderWayThatNobodyWantsAnyMoreIsCancelled() {
        whileDrawing = () -> queue.want(List.of(page(2)));
        queue.want(List.of(page(1)));
        hand.settle();
        assertEquals(List.of(1, 2), drawn);
        assertEquals(List.of("page 2"), heard);
    }

    @Test
    void aDrawingUnderWayThatIsStillWantedGoesOn() {
        whileDrawing = () -> queue.want(List.of(page(1), page(2)));
        queue.want(List.of(page(1)));
        hand.settle();
        assertEquals(List.of("page 1", "page 2"), heard);
        assertEquals(List.of(1, 2), drawn);
    }

    @Test
    void whatCannotBeDrawnIsToldWithItsReasonAndTheRestIsDrawn() {
        queue.want(List.of(page(99), page(1)));
        hand.settle();
        assertEquals(List.of("a.pdf: needs its password (password)", "page 1"), heard);
    }
}
