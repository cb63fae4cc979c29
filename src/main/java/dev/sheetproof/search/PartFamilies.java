package dev.sheetproof.search;

import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.store.ChunkIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the families of part numbers that no document holds as they stand: what stands before one
/// of their separators, or before the `xx` that leaves their end open, where a document holds that.
/// `BC337-40` is a `BC337` of the class 40, `TSOP17xx` any `TSOP17`.
final class PartFamilies {

    /// A shorter name is that of many things.
    private static final int SHORTEST = 4;

    private static final Pattern OPEN_END = Pattern.compile("(.*[0-9])[xX]{2,}");

    private PartFamilies() {}

    /// The families of those that have one, in their order.
    static List<String> of(List<String> parts, ChunkIndex index) {
        List<String> families = new ArrayList<>();
        for (String part : parts) {
            family(part, index).ifPresent(families::add);
        }
        return families;
    }

    private static Optional<String> family(String part, ChunkIndex index) {
        Matcher open = OPEN_END.matcher(part);
        if (open.matches() && name(open.group(1)) && held(open.group(1), index)) {
            return Optional.of(open.group(1));
        }
        for (int end = part.length() - 1; end >= SHORTEST; end--) {
            boolean cut =
                    !Character.isLetterOrDigit(part.charAt(end))
                            && Character.isLetterOrDigit(part.charAt(end - 1));
            String family = part.substring(0, end);
            if (cut && name(family) && held(family, index)) {
                return Optional.of(family);
            }
        }
        return Optional.empty();
    }

    private static boolean name(String family) {
        return family.chars().anyMatch(Character::isLetter)
                && family.chars().anyMatch(Character::isDigit);
    }

    private static boolean held(String family, ChunkIndex index) {
        return !index.allowed(
                        new SearchFilters(
                                List.of(), List.of(), List.of(), List.of(family), List.of()))
                .isEmpty();
    }
}
