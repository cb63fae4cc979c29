package dev.sheetproof.search;

import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.SearchFilters;
import dev.sheetproof.model.TocEntry;
import dev.sheetproof.store.ChunkIndex;
import dev.sheetproof.store.DocumentReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// Places that a request names and that its documents do not have: a page after the last, a table
/// or figure by a number that none has.
final class MissingPlaces {

    /// Documents that are named when they lack a place; of more only their number is told.
    private static final int NAMED = 2;

    /// Numbered headings from which on the numbers of a document's sections are known.
    private static final int ENOUGH_NUMBERED = 3;

    private final ChunkIndex index;
    private final DocumentReader reader;

    MissingPlaces(ChunkIndex index, DocumentReader reader) {
        this.index = index;
        this.reader = reader;
    }

    /// A sentence for each place that is missing.
    ///
    /// @param docs documents that the request is about; empty for all
    List<String> told(HybridSearcher.Retrieved found, Collection<String> docs) {
        SearchFilters within =
                new SearchFilters(List.copyOf(docs), List.of(), List.of(), List.of(), List.of());
        List<String> labels =
                found.wanted().labels().stream().filter(label -> label.indexOf(' ') > 0).toList();
        List<String> told = new ArrayList<>();
        // What is called so in a way that is not known is mentioned at least.
        for (String label : index.unheld(index.uncalled(labels, within), within)) {
            told.add("there is no " + label + in(docs));
        }
        found.wanted().labels().stream()
                .filter(label -> label.indexOf(' ') < 0 && !section(label, docs))
                .forEach(label -> told.add("there is no section " + label + in(docs)));
        for (PageNumber page : found.wanted().pages()) {
            Collection<String> all = docs.isEmpty() ? index.documents().keySet() : docs;
            int most = all.stream().mapToInt(doc -> reader.pages(doc).size()).max().orElse(0);
            if (most > 0 && most < page.value()) {
                told.add(
                        "there is no page "
                                + page
                                + ": "
                                + (all.size() == 1
                                        ? all.iterator().next() + " has "
                                        : "the longest has ")
                                + most);
            }
        }
        return told;
    }

    /// Whether some documents have a section of a number. Where few headings are numbered, one may
    /// have lost its number.
    private boolean section(String number, Collection<String> docs) {
        List<String> numbered =
                docs.stream()
                        .flatMap(doc -> reader.toc(doc).stream())
                        .map(TocEntry::title)
                        .filter(title -> !title.isEmpty() && Character.isDigit(title.charAt(0)))
                        .toList();
        return numbered.size() < ENOUGH_NUMBERED
                || numbered.stream()
                        .anyMatch(
                                title ->
                                        title.startsWith(number)
                                                && !title.substring(number.length())
                                                        .matches("[0-9].*"));
    }

    private static String in(Collection<String> docs) {
        return docs.isEmpty()
                ? ""
                : " in "
                        + (docs.size() <= NAMED
                                ? String.join(", ", docs)
                                : docs.size() + " documents");
    }

    /// Whether a request asks for nothing but places.
    static boolean onlyAsked(ParsedRequest parsed) {
        return parsed.words().isEmpty()
                && parsed.quantities().isEmpty()
                && parsed.bounds().isEmpty()
                && parsed.phrases().isEmpty()
                && parsed.wildcards().isEmpty();
    }
}
