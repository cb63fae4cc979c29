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

    /// The best one with a suffix is one of its ordering codes: a few mentions are enough.
    private static final double NEAR_VARIANT = 0.02;

    private static final int MIN_LENGTH = 4;
    private static final int MAX_LENGTH = 30;

    /// A prominent place counts as this many plain ones.
    private static final double IN_TITLE = 12;

    private static final double IN_FURNITURE = 4;
    private static final double IN_LARGE_TYPE = 8;
    private static final double NEAR_ORDERING = 2;

    private static final Pattern SHAPE =
            Pattern.compile("[A-Za-z0-9][A-Za-z0-9+./_-]*[A-Za-z0-9+#]");

    /// A number with its unit, or several with separators: `26MHz`, `3V3`, `12.5PF`, `4G/5G`,
    /// `24-hour`, `16QAM`, `100-200m`.
    private static final Pattern QUANTITY =
            Pattern.compile(
                    "(?:[+-]?\\d+(?:[.,]\\d+)?(?:-\\d+(?:[.,]\\d+)?)?[-/x]?"
                            + "(?:[fpnumkMGT]?(?:Hz|V|A|W|F|S|s|m|g|h|H|b|B|Ohm|R|eV|bps|bit|byte|Vpp|Vp-p|Vrms|Vdc|Vac|VDC|VAC)"
                            + "|dBm?c?|pp[mbt]|[xKMGRCTDL]|st|nd|rd|th|in|inch|mil|mm2?|cm|[kMG]SPS|LSBs?|ms|us|ns|ps|V\\d+"
                            + "|min|max|typ|pins?|wires?|bits?|bytes?|pcs|days?|hours?|hrs?|years?|sec|rpm|nm|lm|lux|lx|cd|mcd|QAM|[QB]?PSK|FSK)"
                            + "(?:/[A-Za-z\u00B5]+)?[-/]?)+",
                    Pattern.CASE_INSENSITIVE);

    /// A value written with its symbol, an exponent or a size, a range, a unit before its number:
    /// `0.5Vcc`, `DC100V`, `1.5e-11`, `5x10-8`, `VOH0.9Vcc`, `0to10`, `msec100`.
    private static final Pattern VALUE =
            Pattern.compile(
                    "\\d*\\.\\d.*|\\d+(?:\\.\\d+)?[xXeE][-+]?\\d.*|(?:DC|AC)\\d+V.*|.*\\d\\.\\d+V[A-Za-z]*|[A-Za-z]\\d*\\.\\d+|[A-Za-z]{1,2}\\+[\\d.]+"
                            + "|\\d[\\d.]*[A-Za-z]{0,3}to\\d.*|(?:[mun]?sec|min|max|typ|bits?)\\d+");

    /// Standards, interfaces and the like, by their letters.
    private static final Pattern STANDARD =
            Pattern.compile(
                    "(?:(?:ISO|IEC|IEEE|JEDEC|JDEC|JESD|MIL|EIA|IPC|AEC|DIN|EN|UL|ANSI|ASTM|RFC|TIA|ITU|GB|JIS|CISPR|CFR)[-/]?[A-Z]{0,4}[-/]?\\d.*"
                            + "|.*-STD-.*|STD-.*|REV[-.]?\\w*|PAGE\\w*|USB\\d.*|PCIE?\\d?.*|DDR\\d.*|RS-?\\d{3}.*|\\d+G?BASE-?\\w+|94(?:V-?[0-9O]|HB).*|I2[CS].*|ROHS\\d*.*|BLE\\d.*"
                            + "|CLASS\\d|(?:FIG|TABLE|NOTE|STYLE|STEP|PIN|NO|VER|TEL|FAX)[-.]?\\d.*)");

    /// Package names, with the prefixes makers add.
    private static final Pattern PACKAGE =
            Pattern.compile(
                    "[A-Z0-9]{0,3}(?:SON|QFN|DFN|QFP|SOP|SOIC|SO|BGA|LGA|CSP|LCC|DIP|SIP|SOT|SOD|TO|SC|PAK|DO|SMD|SMA|SMB)-?\\d{1,3}(?:[-/]\\w{1,6}|[A-Z]{0,3})?|HC[-/]?(?:18|49)\\w*");

    private static final Pattern DATE =
            Pattern.compile(
                    "\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4}|\\d{1,2}[-/]?[A-Za-z]{3}[-/]?\\d{2,4}|(?:19|20)\\d\\d[A-Z]?|Q[1-4]"
                            + "|(?i:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/.]?\\d{1,4}(?:[-/.]\\d{2,4})?)");

    /// Names of signals, pins and registers, hexadecimal numbers.
    private static final Pattern SIGNAL =
            Pattern.compile(
                    "[A-Za-z]{1,4}\\d{0,2}|[A-Z]+[0-9]?_[A-Z0-9_]+|0x[0-9A-Fa-f]+|[0-9A-Fa-f]{2,8}h|\\d[A-Za-z]?|[A-Z]{1,4}\\d{1,2}[-/][A-Z]{0,4}\\d{1,2}");

    /// Addresses, files, and words with a number: `page-7`, `24-hour`.
    private static final Pattern OTHER =
            Pattern.compile(
                    ".*(?:www|http|@).*|.*\\.(?:com|net|org|cn|jp|de|pdf|docx?|cdr|dwg|xlsx?|indd?|fm|eps|ai)\\b.*",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern LOWER_WORD =
            Pattern.compile("(?:^|.*[-/._])[a-z]{3,}(?:[-/._].*)?");

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
                        .split("[\\s,;:()\\[\\]]+", -1)) {
            // Running feet name the number of the document on every page; the title names the part.
            count(word, IN_TITLE + IN_FURNITURE * pages.size(), scores, spellings);
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
                    for (String piece : word.text().split("[,;:()\\[\\]\u3001\uFF0C]", -1)) {
                        count(piece, weight, scores, spellings);
                    }
                }
            }
        }
        return ranked(scores, spellings);
    }

    private static PartNumbers ranked(
            Map<String, Double> scores, Map<String, Map<String, Integer>> spellings) {
        record Scored(String key, double score) {}

        List<Scored> scored = new ArrayList<>();
        scores.forEach((key, score) -> scored.add(new Scored(key, score)));
        scored.sort(
                Comparator.comparingDouble((Scored s) -> -s.score()).thenComparing(Scored::key));
        List<String> numbers = new ArrayList<>();
        for (Scored s : scored) {
            double near = s.key().startsWith(scored.getFirst().key()) ? NEAR_VARIANT : NEAR_BEST;
            if (numbers.size() < MAX_NUMBERS && s.score() >= near * scored.getFirst().score()) {
                numbers.add(spelling(spellings.getOrDefault(s.key(), Map.of())));
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
        if (weight == 0 || word.length() < MIN_LENGTH || !hasLetterAndDigit(word)) {
            return;
        }
        String part =
                word.replace('\u2011', '-')
                        .replace('\u2013', '-')
                        .replaceAll("^[^A-Za-z0-9]+|[^A-Za-z0-9+#]+$", "");
        int slash = part.indexOf('/');
        if (slash >= MIN_LENGTH
                && isPartLike(part.substring(0, slash))
                && isPartLike(part.substring(slash + 1))) {
            // `DS17285/DS17287` names two parts.
            count(part.substring(0, slash), weight, scores, spellings);
            count(part.substring(slash + 1), weight, scores, spellings);
            return;
        }
        if (isPartLike(part)) {
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
        int capitals = 0;
        int digits = 0;
        for (int i = 0; i < word.length(); i++) {
            letters += Character.isLetter(word.charAt(i)) ? 1 : 0;
            capitals += Character.isUpperCase(word.charAt(i)) ? 1 : 0;
            digits += Character.isDigit(word.charAt(i)) ? 1 : 0;
        }
        boolean mixed =
                letters >= 1 && digits >= 2 && (capitals >= 2 || (letters > 0 && digits >= 3));
        return mixed
                && !QUANTITY.matcher(word).matches()
                && !VALUE.matcher(word).matches()
                && !STANDARD.matcher(word.toUpperCase(Locale.ROOT)).matches()
                && !PACKAGE.matcher(word).matches()
                && !DATE.matcher(word).matches()
                && !SIGNAL.matcher(word).matches()
                && !LOWER_WORD.matcher(word).matches()
                && !OTHER.matcher(word).matches();
    }

    private static boolean isOrdering(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.contains("order")
                || lower.contains("part number")
                || lower.contains("型号")
                || lower.contains("品番")
                || lower.contains("bestell");
    }

    private static boolean hasLetterAndDigit(String word) {
        boolean letter = false;
        boolean digit = false;
        for (int i = 0; i < word.length(); i++) {
            letter |= Character.isLetter(word.charAt(i));
            digit |= Character.isDigit(word.charAt(i));
        }
        return letter && digit;
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
