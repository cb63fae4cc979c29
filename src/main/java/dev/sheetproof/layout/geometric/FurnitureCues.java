package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import java.util.List;
import java.util.regex.Pattern;

/// What the words of a line say about its being page furniture; the wording is data, per language.
final class FurnitureCues {

    private static final List<Pattern> CUES = PatternFile.read("furniture-cues.txt");
    private static final List<Pattern> LEGAL = PatternFile.read("furniture-legal.txt");
    private static final List<Pattern> COMPANIES = PatternFile.read("company-forms.txt");

    /// A page number alone; in a row of several cells it is a value.
    private static final Pattern BARE = Pattern.compile("\\W*(?:\\d{1,4}|[ivxlcIVXLC]{1,6})\\W*");

    /// Words of a company's name at most; more is a sentence that ends with one.
    private static final int COMPANY_WORDS = 8;

    private FurnitureCues() {}

    /// Worded like a page number, a date, a document's number, an address or a legal line.
    static boolean cue(Line line) {
        return found(CUES, line) || legal(line);
    }

    /// Worded like an address or a legal line, which speaks for the lines around it, too.
    static boolean legal(Line line) {
        return found(LEGAL, line);
    }

    /// The name of a company and nothing else.
    static boolean company(Line line) {
        return Words.count(line) <= COMPANY_WORDS && found(COMPANIES, line);
    }

    static boolean bareNumber(Line line) {
        return BARE.matcher(line.text().strip()).matches();
    }

    private static boolean found(List<Pattern> patterns, Line line) {
        String text = line.text().strip();
        return patterns.stream().anyMatch(p -> p.matcher(text).find());
    }
}
