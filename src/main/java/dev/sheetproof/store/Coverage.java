package dev.sheetproof.store;

import java.util.List;

/// How much of what is looked for one document holds, anywhere in it.
///
/// @param share of the tokens' weight that is there, 0..1; rare tokens weigh more
/// @param together the largest share that one of the chunks holds by itself, 0..1; tokens that name
///   the document count as held
/// @param missing tokens as typed that are not there, in their order
/// @param missingParts part-like tokens among them that no document of the corpus holds as they
///   stand
public record Coverage(
        double share, double together, List<String> missing, List<String> missingParts) {

    public Coverage {
        missing = List.copyOf(missing);
        missingParts = List.copyOf(missingParts);
        if (!(share >= 0 && share <= 1 && together >= 0 && together <= 1)) {
            throw new IllegalArgumentException("share outside 0..1: " + share + ", " + together);
        }
    }
}
