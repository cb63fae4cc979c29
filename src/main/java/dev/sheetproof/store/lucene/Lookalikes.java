package dev.sheetproof.store.lucene;

import java.util.List;

/// Part numbers with the signs that a reader of pictures takes for each other made one: `O` is `0`,
/// `I` and `l` are `1`, `S` is `5`, `B` is `8`.
final class Lookalikes {

    /// Of a shorter part number too little is left.
    static final int SHORTEST = 4;

    private Lookalikes() {}

    static List<Piece> of(String source) {
        return PartPieces.exact(source).stream()
                .filter(piece -> piece.term().length() >= SHORTEST)
                .map(
                        piece ->
                                new Piece(
                                        fold(piece.term()),
                                        piece.start(),
                                        piece.end(),
                                        piece.gap()))
                .toList();
    }

    /// @param whole a part number in lower case, letters and digits only
    static String fold(String whole) {
        StringBuilder folded = new StringBuilder(whole.length());
        for (int i = 0; i < whole.length(); i++) {
            char c = whole.charAt(i);
            folded.append(
                    switch (c) {
                        case 'o' -> '0';
                        case 'i', 'l' -> '1';
                        case 's' -> '5';
                        case 'b' -> '8';
                        default -> c;
                    });
        }
        return folded.toString();
    }
}
