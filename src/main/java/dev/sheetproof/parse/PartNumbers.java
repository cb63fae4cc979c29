package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.Word;
import dev.sheetproof.pdf.PdfMetadata;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// The part numbers a document is about: part-like words, by how often and how prominently they
/// stand.
///
/// @param family the common stem of the best part numbers; may be empty
/// @param numbers best first
record PartNumbers(String family, List<String> numbers) {

    private static final int MAX_NUMBERS = 12;

    /// Part numbers score at least this share of the best one's score.
    private static final double NEAR_BEST = 0.12;

    private static final int MIN_LENGTH = 4;
    private static final int MAX_LENGTH = 30;

    /// A prominent place counts as this many plain ones.
    private static final double IN_TITLE = 12;

    private static final double IN_FURNITURE = 4;
    private static final double IN_LARGE_TYPE = 8;
    private static final double NEAR_ORDERING = 2;

    private static final Pattern SHAPE =
            Pattern.compile("[A-Za-z0-9][A-Za-z0-9+./_-]*[A-Za-z0-9+#]");

    /// Quantities with their unit, ranges, dates, standards, packages: letters and digits, but no
    /// parts.
    private static final Pattern QUANTITY =
            Pattern.compile(
                    "[+-]?\\d+(?:[.,]\\d+)?(?:[x/-]\\d+(?:[.,]\\d+)?)*-?"
                            + "(?:[fpnumkMGT]?(?:Hz|[VAWFsSmgHbB]|Ohm|dBm?|pp[mbt]|bps?|eV)|dBc?|ppm|bits?|b|x|K|k|M|G|R|C|F|ST|ND|RD|TH|st|nd|rd|th|D|in|inch|mil|mm2?|cm|um|kB|KB|MB|GB|Mb|Gb|Kb|MSPS|kSPS|LSB|VDC|VAC|Vdc|Vac|Vpp|Vrms|VRMS|pF|max|min|typ|pin|pins|wire|bit|pcs|ms|us|ns|ps|year|years|hrs?|sec|Nm|N|lm|cd|mcd|nm|rpm)"
                            + "(?:/[A-Za-z\u00B5]+)?");

    private static final Pattern STANDARD =
            Pattern.compile(
                    "(?:ISO|IEC|IEEE|JEDEC|JESD|MIL|EIA|IPC|AEC|DIN|EN|UL|ANSI|ASTM|RFC|REV|REACH|ROHS|USB|PCIE?|DDR|RS|TIA|ITU|QFN|TQFN|DFN|TDFN|WQFN|VQFN|QFP|LQFP|TQFP|SOT|SOIC|SOP|TSSOP|MSOP|SSOP|BGA|FBGA|LGA|DIP|PDIP|TO|SC|CLCC|LCC|PLCC|WLCSP|DSBGA|SON|WSON|X2SON|FIG|TABLE|PAGE|NOTE|SMD|HC|I2C|CLASS|ROHS2|CO|PB|BY|DO|SOD|SMA|SMB|SMC|PM|AM|H2|OCT|NOV|DEC|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP)"
                            + "[-/ ]?[0-9.A-Z/-]*");

    private static final Pattern DATE =
            Pattern.compile(
                    "\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|\\d{1,2}[-/]?[A-Za-z]{3}[-/]?\\d{2,4}|(?:19|20)\\d\\d[A-Z]?|Q[1-4]|[A-Za-z]{3}-?\\d{2,4}");

    private static final Pattern SIGNAL =
            Pattern.compile(
                    "[A-Z]{1,4}\\d{0,2}|[A-Za-z]\\d{1,3}|[A-Z]+[0-9]?_[A-Z0-9_]+|0x[0-9A-Fa-f]+|\\d[A-Za-z]?");

    private static final Pattern ADDRESS =
            Pattern.compile(".*(?:www|http|\\.com|\\.net|\\.org|\\.cn|\\.jp|@).*");

    static PartNumbers of(
            List<ParsedPage> pages, PdfMetadata metadata, String title, DocumentType type) {
        Map<String, Double> scores = new HashMap<>();
        Map<String, Map<String, Integer>> spellings = new HashMap<>();
        for (String word :
                (title
                                + " "
                                + metadata.title()
                                + " "
                                + metadata.subject()
                                + " "
                                + metadata.keywords())
                        .split("[\\s,;:()\\[\\]]+")) {
            count(word, IN_TITLE, scores, spellings);
        }
        for (ParsedPage page : pages) {
            double pageWeight = page.number().value() == 1 ? 2 : 1;
            Set<String> furnitureHere = new HashSet<>();
            boolean ordering = false;
            for (Line line : page.lines()) {
                ordering |= isOrdering(line.text());
                double weight = pageWeight;
                if (type.isFurniture(line, page)) {
                    weight = furnitureHere.add(line.text()) ? IN_FURNITURE : 0;
                } else if (line.style().sizePt() >= 1.5 * type.bodyPt()) {
                    weight *= IN_LARGE_TYPE;
                } else if (ordering) {
                    weight *= NEAR_ORDERING;
                }
                if (!hasDigit(line.text())) {
                    continue;
                }
                for (Word word : line.words()) {
                    for (String piece : word.text().split("[,;:()\\[\\]\u3001\uFF0C]")) {
                        count(piece, weight, scores, spellings);
                    }
                }
            }
        }
        return ranked(scores, spellings);
    }

    private static PartNumbers ranked(
            Map<String, Double> scores, Map<String, Map<String, Integer>> spellings) {
        List<String> keys = new ArrayList<>(scores.keySet());
        keys.sort(
                Comparator.comparingDouble((String k) -> -scores.get(k))
                        .thenComparing(Comparator.naturalOrder()));
        List<String> numbers = new ArrayList<>();
        for (String key : keys) {
            if (numbers.size() < MAX_NUMBERS
                    && scores.get(key) >= NEAR_BEST * scores.get(keys.getFirst())) {
                numbers.add(spelling(spellings.getOrDefault(key, Map.of())));
            }
        }
        return new PartNumbers(family(numbers), numbers);
    }

    private static String spelling(Map<String, Integer> seen) {
        return seen.entrySet().stream()
                .max(
                        Comparator.comparingInt((Map.Entry<String, Integer> e) -> e.getValue())
                                .thenComparing(Map.Entry::getKey))
                .map(Map.Entry::getKey)
                .orElse("");
    }

    /// The longest stem that the best part number shares with another of at least three characters;
    /// else itself.
    private static String family(List<String> numbers) {
        if (numbers.isEmpty()) {
            return "";
        }
        String best = numbers.getFirst();
        String stem = best;
        for (String other : numbers.subList(1, numbers.size())) {
            int shared = 0;
            while (shared < Math.min(best.length(), other.length())
                    && Character.toUpperCase(best.charAt(shared))
                            == Character.toUpperCase(other.charAt(shared))) {
                shared++;
            }
            if (shared >= 4 && shared >= best.length() / 2 && shared < stem.length()) {
                stem = best.substring(0, shared);
            }
        }
        return stem.replaceAll("[-_/.]+$", "");
    }

    private static void count(
            String word,
            double weight,
            Map<String, Double> scores,
            Map<String, Map<String, Integer>> spellings) {
        String part =
                word.replace('\u2011', '-')
                        .replace('\u2013', '-')
                        .replaceAll("^[^A-Za-z0-9]+|[^A-Za-z0-9+#]+$", "");
        if (weight > 0 && isPartLike(part)) {
            String key = part.toUpperCase(Locale.ROOT);
            scores.merge(key, weight, Double::sum);
            spellings.computeIfAbsent(key, k -> new HashMap<>()).merge(part, 1, Integer::sum);
        }
    }

    /// Whether a word has the shape of a part number: letters and digits, and none of the shapes
    /// that only look so.
    static boolean isPartLike(String word) {
        if (word.length() < MIN_LENGTH
                || word.length() > MAX_LENGTH
                || !SHAPE.matcher(word).matches()) {
            return false;
        }
        int letters = 0;
        int digits = 0;
        for (int i = 0; i < word.length(); i++) {
            letters += Character.isLetter(word.charAt(i)) ? 1 : 0;
            digits += Character.isDigit(word.charAt(i)) ? 1 : 0;
        }
        boolean mixed = letters >= 1 && digits >= 2;
        boolean lowerWord = word.equals(word.toLowerCase(Locale.ROOT)) && letters > 4;
        return mixed
                && !lowerWord
                && !QUANTITY.matcher(word).matches()
                && !STANDARD.matcher(word.toUpperCase(Locale.ROOT)).matches()
                && !DATE.matcher(word).matches()
                && !SIGNAL.matcher(word).matches()
                && !ADDRESS.matcher(word).matches();
    }

    private static boolean isOrdering(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.contains("order")
                || lower.contains("part number")
                || lower.contains("型号")
                || lower.contains("品番")
                || lower.contains("bestell");
    }

    private static boolean hasDigit(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isDigit(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }
}
