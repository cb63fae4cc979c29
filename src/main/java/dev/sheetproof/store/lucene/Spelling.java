package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.search.FuzzyTermsEnum;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.util.BytesRef;

/// Corrects words against what the documents hold. A word that is a piece of a part number is never
/// corrected.
final class Spelling {

    private static final int SHORTEST = 4;
    private static final int LONGEST = 32;

    /// From this length on two slips are likely enough, when the word begins right: `battery` is no
    /// slip for `matter`.
    private static final int TWO_EDITS = 7;

    /// Another letter in a shorter word makes another word more often than a slip: `link` is none
    /// for `line`. Letters swapped, left out or too many are slips in any.
    private static final int OTHER_LETTER = 6;

    private Spelling() {}

    private record Candidate(String term, int edits, boolean sameStart, int documents) {}

    private static final Comparator<Candidate> BEST =
            Comparator.comparingInt(Candidate::edits)
                    .thenComparing(Candidate::sameStart, Comparator.reverseOrder())
                    .thenComparing(Candidate::documents, Comparator.reverseOrder())
                    .thenComparing(Candidate::term);

    static Optional<String> respelled(IndexSearcher searcher, String word) throws IOException {
        IndexReader reader = searcher.getIndexReader();
        List<String> terms = RequestTerms.of(word, Fields.TEXT);
        if (terms.size() != 1) {
            return Optional.empty();
        }
        // Not its stem: a slip at the end is no ending, and what is left of `suply` without its
        // -ly is no word.
        String term = PartPieces.whole(word);
        int length = term.codePointCount(0, term.length());
        if (length < SHORTEST
                || length > LONGEST
                || !term.chars().allMatch(Character::isLetter)
                || term.chars().anyMatch(c -> WordPieces.ideograph((char) c))
                || (terms.getFirst().length() >= SHORTEST && known(searcher, terms.getFirst()))
                || known(searcher, term)) {
            return Optional.empty();
        }
        Terms words = MultiTerms.getTerms(reader, Fields.DOC_TEXT);
        if (words == null) {
            return Optional.empty();
        }
        int edits = length >= TWO_EDITS ? 2 : 1;
        FuzzyTermsEnum near =
                new FuzzyTermsEnum(words, new Term(Fields.DOC_TEXT, term), edits, 0, true);
        Candidate best = null;
        for (BytesRef found = near.next(); found != null; found = near.next()) {
            String other = found.utf8ToString();
            if (other.length() < SHORTEST || !other.chars().allMatch(Character::isLetter)) {
                continue;
            }
            Candidate candidate =
                    new Candidate(
                            other,
                            edits(term, other),
                            other.charAt(0) == term.charAt(0),
                            near.docFreq());
            boolean otherWord =
                    length < OTHER_LETTER && other.length() == length && !swapped(term, other);
            if (otherWord || (candidate.edits() > 1 && !candidate.sameStart())) {
                continue;
            }
            if (best == null || BEST.compare(candidate, best) < 0) {
                best = candidate;
            }
        }
        return Optional.ofNullable(best).map(Candidate::term);
    }

    /// Whether two words have the same letters.
    private static boolean swapped(String a, String b) {
        return Arrays.equals(a.chars().sorted().toArray(), b.chars().sorted().toArray());
    }

    private static boolean known(IndexSearcher searcher, String term) throws IOException {
        IndexReader reader = searcher.getIndexReader();
        return reader.docFreq(new Term(Fields.DOC_TEXT, term)) > 0
                || reader.docFreq(new Term(Fields.TITLE, term)) > 0
                || pieceOfPart(searcher, term);
    }

    /// Whether it stands inside a part number; then it is most likely meant to.
    private static boolean pieceOfPart(IndexSearcher searcher, String term) throws IOException {
        PhraseQuery.Builder grams = new PhraseQuery.Builder();
        for (int i = 0; i + 3 <= term.length(); i++) {
            grams.add(new Term(Fields.PART_GRAMS, term.substring(i, i + 3)));
        }
        return searcher.search(grams.build(), 1).scoreDocs.length > 0;
    }

    /// Edits with neighbours swapped counting as one (optimal string alignment).
    static int edits(String a, String b) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        int[][] cost = new int[left.length + 1][right.length + 1];
        for (int i = 0; i <= left.length; i++) {
            for (int j = 0; j <= right.length; j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int replaced = cost[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1);
                cost[i][j] = Math.min(replaced, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
                boolean swapped =
                        i > 1
                                && j > 1
                                && left[i - 1] == right[j - 2]
                                && left[i - 2] == right[j - 1];
                if (swapped) {
                    cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
                }
            }
        }
        return cost[left.length][right.length];
    }
}
