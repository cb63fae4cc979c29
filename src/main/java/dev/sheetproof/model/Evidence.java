package dev.sheetproof.model;

import java.util.List;
import java.util.Optional;

/// A chunk as an answer to a request.
///
/// @param evidenceId `E1`, `E2` … in list order
/// @param places what to see of it, first page first: one box a member, reaching each other, and
///   before them those of the heading they stand under
/// @param sourcePdf path of the PDF relative to the corpus folder, with forward slashes
/// @param textSource where the text of its first page came from
/// @param description what a vision model said of it; empty without enrichment
/// @param image the picture of its regions, when one was asked for
/// @param cells cells that hold what was asked for, best first; empty where there are none
/// @param related regions it points at
/// @param rank how it was ranked; empty when it was fetched by its id
public record Evidence(
        String evidenceId,
        String docId,
        String sourcePdf,
        Sha256 sourceSha256,
        Chunk chunk,
        List<PageBoxes> places,
        TextSource textSource,
        String description,
        List<String> keywords,
        EvidenceImage image,
        Optional<Rank> rank,
        List<MatchedTerm> matched,
        List<MatchedCell> cells,
        List<RelatedRegion> related,
        List<String> warnings) {

    /// Evidence from a PDF's own text of which no cell is known.
    public Evidence(
            String evidenceId,
            String docId,
            String sourcePdf,
            Sha256 sourceSha256,
            Chunk chunk,
            List<PageBoxes> places,
            String description,
            List<String> keywords,
            EvidenceImage image,
            Optional<Rank> rank,
            List<MatchedTerm> matched,
            List<String> warnings) {
        this(
                evidenceId,
                docId,
                sourcePdf,
                sourceSha256,
                chunk,
                places,
                TextSource.PDF_LAYER,
                description,
                keywords,
                image,
                rank,
                matched,
                List.of(),
                List.of(),
                warnings);
    }

    public Evidence {
        places = List.copyOf(places);
        keywords = List.copyOf(keywords);
        matched = List.copyOf(matched);
        cells = List.copyOf(cells);
        related = List.copyOf(related);
        warnings = List.copyOf(warnings);
        if (places.isEmpty() || !places.getFirst().page().equals(chunk.page())) {
            throw new IllegalArgumentException(
                    "evidence of page " + chunk.page() + " is placed elsewhere: " + places);
        }
    }

    /// What to see of it on its first page.
    public PageBoxes place() {
        return places.getFirst();
    }

    /// What to see of it on further pages, in page order.
    public List<PageBoxes> continued() {
        return places.subList(1, places.size());
    }
}
