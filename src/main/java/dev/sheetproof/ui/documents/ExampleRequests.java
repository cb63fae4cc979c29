package dev.sheetproof.ui.documents;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.TocEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Makes up requests out of what a corpus holds, for someone who sees it for the first time.
final class ExampleRequests {

    private static final int MOST = 6;
    private static final Pattern NUMBERING = Pattern.compile("^[0-9A-Z]{0,3}(\\.[0-9]+)*[.)]?\\s+");
    private static final Pattern LEADING_LETTERS = Pattern.compile("^([a-z]*).*$", Pattern.DOTALL);
    private static final int LONGEST_TITLE = 34;

    private ExampleRequests() {}

    /// A part number of each of the first documents, or its name when it has none; every other one
    /// with the title of a section.
    static List<String> of(List<DocumentTree.Entry> documents) {
        List<String> examples = new ArrayList<>();
        for (DocumentTree.Entry entry : documents) {
            if (examples.size() == MOST) {
                break;
            }
            String part = part(entry.document());
            Optional<String> section = examples.size() % 2 == 0 ? section(entry) : Optional.empty();
            String example = section.map(title -> part + " " + title).orElse(part);
            if (!examples.contains(example)) {
                examples.add(example);
            }
        }
        return List.copyOf(examples);
    }

    /// The part number the document is called after, where there is one: the first may be that of
    /// the document itself.
    private static String part(DocumentRecord document) {
        String family = letters(document.docId());
        return document.partNumbers().stream()
                .filter(part -> !family.isEmpty() && letters(part).equals(family))
                .findFirst()
                .or(() -> document.partNumbers().stream().findFirst())
                .orElse(document.docId());
    }

    private static String letters(String name) {
        return LEADING_LETTERS.matcher(name.toLowerCase(Locale.ROOT)).replaceFirst("$1");
    }

    /// Prefers a section in the middle: the first ones introduce, the last ones are about packing
    /// and revisions.
    private static Optional<String> section(DocumentTree.Entry entry) {
        List<String> titles =
                entry.sections().stream()
                        .map(TocEntry::title)
                        .map(title -> NUMBERING.matcher(title.strip()).replaceFirst(""))
                        .filter(title -> title.length() > 4 && title.length() <= LONGEST_TITLE)
                        .map(title -> title.toLowerCase(Locale.ROOT))
                        .toList();
        Optional<String> electrical =
                titles.stream().filter(title -> title.contains("electrical")).findFirst();
        return electrical.or(
                () ->
                        titles.isEmpty()
                                ? Optional.empty()
                                : Optional.of(titles.get(titles.size() / 2)));
    }
}
