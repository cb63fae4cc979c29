package dev.sheetproof.cli;

import dev.sheetproof.model.Evidence;
import dev.sheetproof.model.EvidencePackage;
import dev.sheetproof.model.Rank;
import java.io.PrintStream;
import java.util.Locale;

/// Prints a package for a person.
final class HitPrinter {

    private static final int SNIPPET = 150;

    private HitPrinter() {}

    static void print(EvidencePackage found, PrintStream to) {
        if (!found.supported()) {
            to.println("nothing in the corpus supports this request");
        }
        for (Evidence one : found.evidence()) {
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
            to.println("    " + snippet(one.chunk().nativeText()));
        }
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
