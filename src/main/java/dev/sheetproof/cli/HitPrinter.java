package dev.sheetproof.cli;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.MatchedCell;
import dev.sheetproof.model.Rank;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Prints a package for a person.
final class HitPrinter {

    private static final int SNIPPET = 150;

    /// Near misses that are shown where there is no answer.
    private static final int NEAREST = 3;

    private HitPrinter() {}

    static void print(EvidencePackage found, PrintStream to) {
        if (found.supported()) {
            found.evidence().forEach(one -> print(one, to));
            notes(found, to);
            return;
        }
        to.println("nothing in the corpus supports this request");
        notes(found, to);
        int all = found.evidence().size();
        if (all > 0) {
            int shown = Math.min(NEAREST, all);
            to.println(
                    "nearest, but no answer"
                            + (shown < all ? " (" + shown + " of " + all + "):" : ":"));
            found.evidence().subList(0, shown).forEach(one -> print(one, to));
        }
    }

    private static void print(Evidence one, PrintStream to) {
        to.println(
                one.evidenceId()
                        + "  "
                        + one.docId()
                        + " p."
                        + one.chunk().page()
                        + " "
                        + one.chunk().type().wireName()
                        + one.rank().map(HitPrinter::rank).orElse("")
                        + "  "
                        + one.chunk().id());
        if (!one.chunk().tocPath().isEmpty()) {
            to.println("    " + one.chunk().tocPath());
        }
        to.println("    " + excerpt(one.chunk()));
        one.cells().forEach(cell -> to.println("    = " + cell(cell)));
    }

    /// What a region says; of a drawing without words, what stands there and under which heading.
    private static String excerpt(Chunk chunk) {
        String text = snippet(chunk.nativeText());
        if (!text.isEmpty()) {
            return text;
        }
        String heading = snippet(chunk.sectionTitle());
        return "("
                + chunk.type().wireName()
                + " without text"
                + (heading.isEmpty() ? "" : ", under: " + heading)
                + ")";
    }

    /// A marked cell with what names it: `0.54 (Drain-source ON-resistance, Typ.)`.
    private static String cell(MatchedCell cell) {
        List<String> names =
                Stream.of(cell.rowLabel(), cell.columnLabel())
                        .map(HitPrinter::snippet)
                        .filter(name -> !name.isEmpty())
                        .toList();
        return snippet(cell.text())
                + (names.isEmpty() ? "" : " (" + String.join(", ", names) + ")")
                + (cell.reason().equals(MatchedCell.ROW) ? "" : ": " + cell.reason());
    }

    private static void notes(EvidencePackage found, PrintStream to) {
        found.parsed().notes().forEach(note -> to.println("note: " + note));
        found.warnings().forEach(warning -> to.println("note: " + warning));
    }

    private static String rank(Rank rank) {
        return String.format(
                Locale.ROOT,
                "  rrf %.4f (dense %s, bm25 %s)",
                rank.rrfScore(),
                rank.denseRank().isPresent() ? "#" + rank.denseRank().getAsInt() : "-",
                rank.bm25Rank().isPresent() ? "#" + rank.bm25Rank().getAsInt() : "-");
    }

    private static String snippet(String text) {
        String line = text.replaceAll("\\s+", " ").strip();
        return line.length() <= SNIPPET ? line : line.substring(0, SNIPPET) + "…";
    }
}
