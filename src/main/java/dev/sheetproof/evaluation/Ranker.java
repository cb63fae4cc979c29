package dev.sheetproof.evaluation;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.work.CancelToken;
import java.util.ArrayList;
import java.util.List;

/// Anything that answers a request with places on pages: the program itself, or a baseline.
@FunctionalInterface
interface Ranker {

    /// @param limit most places wanted
    /// @throws dev.sheetproof.work.CancelledException when `cancel` says so
    Ranking rank(String query, int limit, CancelToken cancel);

    /// @param supported false when the ranker says that nothing in the corpus answers
    /// @param found best first
    /// @param warnings what the ranker could not do
    record Ranking(boolean supported, List<Found> found, List<String> warnings) {

        public Ranking {
            found = List.copyOf(found);
            warnings = List.copyOf(warnings);
        }

        boolean refused() {
            return !supported || found.isEmpty();
        }
    }

    /// @param id what the ranker calls it, for lists of failures
    /// @param file name of the PDF, without folders
    /// @param places its boxes, by page
    record Found(String id, String file, List<PageBoxes> places) {

        public Found {
            places = List.copyOf(places);
        }

        List<PageBox> boxesOn(PageNumber page) {
            List<PageBox> boxes = new ArrayList<>();
            for (PageBoxes place : places) {
                if (place.page().equals(page)) {
                    boxes.addAll(place.boxes());
                }
            }
            return boxes;
        }
    }
}
