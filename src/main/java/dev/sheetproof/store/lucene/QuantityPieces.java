package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Quantity;
import java.util.ArrayList;
import java.util.List;

/// The quantities of a text in their one spelling; a range also by its two ends, a tolerance also
/// without its sign.
final class QuantityPieces {

    private QuantityPieces() {}

    static List<Piece> of(String source) {
        List<Piece> pieces = new ArrayList<>();
        int lastStart = -1;
        for (Quantity.Found found : Quantity.scanTable(source)) {
            if (found.start() < lastStart) {
                continue;
            }
            pieces.add(
                    new Piece(
                            found.quantity().text(),
                            found.start(),
                            found.end(),
                            found.start() == lastStart ? 0 : 1));
            for (Quantity part : found.quantity().parts()) {
                pieces.add(new Piece(part.text(), found.start(), found.end(), 0));
            }
            lastStart = found.start();
        }
        return pieces;
    }
}
