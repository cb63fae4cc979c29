package dev.sheetproof.store;

import java.util.List;

/// How much of what is looked for one document holds, anywhere in it.
///
/// @param share of the tokens' weight that is there, 0..1; rare tokens weigh more
/// @param together the largest share that one of the chunks holds by itself, 0..1; tokens that name
///   the document count as held
/// @param named whether the request names the document
/// @param missing tokens as typed that are not there, in their order
/// @param missingParts part-like tokens among them that no document of the corpus holds as they
///   stand
/// @param missingHere tokens that none of the chunks holds and that do not name the document
/// @param outOfRange quantities outside everything the document says in their unit
/// @param missingConcepts concepts that the document holds in no spelling
/// @param unlisted quantities that no region under the headings of the request lists, although one
///   lists others of their unit
/// @param unreached quantities that the document neither names nor spans with a range
public record Coverage(
        double share,
        double together,
        boolean named,
        List<String> missing,
        List<String> missingParts,
        List<String> missingHere,
        List<String> missingConcepts,
        List<String> outOfRange,
        List<String> unlisted,
        List<String> unreached) {

    /// Nothing is known of any chunk.
    public static final Coverage NONE =
            new Coverage(
                    0, 0, false, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(),
                    List.of());

    public Coverage {
        missing = List.copyOf(missing);
        missingParts = List.copyOf(missingParts);
        missingHere = List.copyOf(missingHere);
        missingConcepts = List.copyOf(missingConcepts);
        outOfRange = List.copyOf(outOfRange);
        unlisted = List.copyOf(unlisted);
        unreached = List.copyOf(unreached);
        if (!(share >= 0 && share <= 1 && together >= 0 && together <= 1)) {
            throw new IllegalArgumentException("share outside 0..1: " + share + ", " + together);
        }
    }
}
