package dev.sheetproof.ui.page.overlay;

import dev.sheetproof.model.PageBox;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Things with boxes on a page, found by place: what can be seen of thousands is painted without
/// looking at the rest.
///
/// @param <T> what has a box
public final class BoxIndex<T> {

    /// Edge of a square in points; a page of A4 has some hundred.
    private static final double SQUARE_PT = 64;

    /// A box over more squares than this is looked at always.
    private static final int MOST_SQUARES = 400;

    private final List<T> all;
    private final List<PageBox> boxes = new ArrayList<>();
    private final Map<Long, List<Integer>> squares = new HashMap<>();
    private final List<Integer> everywhere = new ArrayList<>();

    public BoxIndex(List<T> all, Function<T, PageBox> box) {
        this.all = List.copyOf(all);
        for (int i = 0; i < this.all.size(); i++) {
            PageBox own = box.apply(this.all.get(i));
            boxes.add(own);
            long count =
                    (square(own.x1()) - square(own.x0()) + 1)
                            * (square(own.y1()) - square(own.y0()) + 1);
            if (count > MOST_SQUARES) {
                everywhere.add(i);
            } else {
                put(own, i);
            }
        }
    }

    private void put(PageBox box, int place) {
        for (long x = square(box.x0()); x <= square(box.x1()); x++) {
            for (long y = square(box.y0()); y <= square(box.y1()); y++) {
                squares.computeIfAbsent(key(x, y), k -> new ArrayList<>()).add(place);
            }
        }
    }

    private static long square(double pt) {
        return (long) Math.floor(pt / SQUARE_PT);
    }

    private static long key(long x, long y) {
        return x << 32 ^ (y & 0xFFFFFFFFL);
    }

    /// Those whose boxes share at least a point with a box, in their order.
    public List<T> touching(PageBox seen) {
        BitSet found = new BitSet(all.size());
        everywhere.forEach(found::set);
        for (long x = square(seen.x0()); x <= square(seen.x1()); x++) {
            for (long y = square(seen.y0()); y <= square(seen.y1()); y++) {
                squares.getOrDefault(key(x, y), List.of()).forEach(found::set);
            }
        }
        List<T> touching = new ArrayList<>();
        for (int i = found.nextSetBit(0); i >= 0; i = found.nextSetBit(i + 1)) {
            if (boxes.get(i).touches(seen)) {
                touching.add(all.get(i));
            }
        }
        return touching;
    }
}
