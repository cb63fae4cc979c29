package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedPage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The table of contents that is printed in a document, recognised by its leader dots.
///
/// @param titles folded titles with the printed page number of each, in printed order
record PrintedToc(Map<String, Integer> titles) {

    private static final Pattern ENTRY =
            Pattern.compile(
                    "^(?<title>\\S.*?)\\s?(?:[.\u00B7\u2026\u2024_]\\s?){3,}(?<page>\\d{1,4})?$");

    private static final Pattern FOLD = Pattern.compile("[^\\p{L}\\p{N}]+");

    static PrintedToc of(List<ParsedPage> pages) {
        Map<String, Integer> titles = new LinkedHashMap<>();
        for (ParsedPage page : pages) {
            for (Line line : page.lines()) {
                Matcher matcher = ENTRY.matcher(line.text());
                if (isEntry(line.text()) && matcher.matches() && matcher.group("page") != null) {
                    titles.putIfAbsent(
                            fold(matcher.group("title")), Integer.parseInt(matcher.group("page")));
                }
            }
        }
        return new PrintedToc(titles);
    }

    /// Whether a line is an entry of a table of contents or of a list of figures.
    static boolean isEntry(String text) {
        return (text.contains("...")
                        || text.contains(". . .")
                        || text.contains("\u2026")
                        || text.contains("\u00B7\u00B7\u00B7"))
                && ENTRY.matcher(text).matches();
    }

    /// Letters and digits in lower case, for comparing titles.
    static String fold(String title) {
        return FOLD.matcher(title).replaceAll("").toLowerCase(Locale.ROOT);
    }
}
