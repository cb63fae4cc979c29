package dev.sheetproof.parse;

import dev.sheetproof.model.Line;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.pdf.PdfMetadata;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The title of a document: that of the metadata when it is a real one, else the largest type on
/// the first page that has text.
final class DocumentTitle {

    private static final Pattern PROGRAM_PREFIX =
            Pattern.compile(
                    "^(?:Microsoft (?:Word|Excel|PowerPoint|Visio)|PowerPoint Presentation|Word|Adobe \\w+)\\s*-\\s*");

    private static final Pattern FILE_NAME =
            Pattern.compile(
                    ".*\\.(?:pdf|docx?|xlsx?|pptx?|indd|fm|book|ps|eps|cdr|dwg|ai|qxd|qxp|pmd|p65|tmp|html?|vsd|rtf|wpd|dvi|tex)\\b.*",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern PLACEHOLDER =
            Pattern.compile(
                    "(?:untitled|specifications?|document name:?|承认书|规格书|ordering information|features|general description|data\\s?sheet|title|document\\d*|unknown|no title|slide 1|none|sheet\\d*|book\\d*|layout\\s?\\d*|print|default|\\W*|\\d+)",
                    Pattern.CASE_INSENSITIVE);

    private static final Pattern ADDRESS = Pattern.compile("https?:|www\\.|@|\\b[Tt]el\\b|电话");

    /// Where a collection of datasheets was asked, not what a datasheet is called.
    private static final Pattern COLLECTION =
            Pattern.compile(
                    "(?i)\\bdata\\s?sheets?\\s?(?:search|archive|catalog)\\b|\\bsearch (?:engine|site)\\b");

    /// What collections put behind or before the title: their address, or what stands between bars
    /// with it.
    private static final Pattern SITE =
            Pattern.compile(
                    "(?i)(?:(?:^|\\s)[|–-]\\s*)?(?:https?://|www\\.)?[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|net|org|info|ru|cn|de)\\b\\.?/?(?:\\s*[|–]|$)?");

    /// Type within this share of the largest belongs to the title.
    private static final double SAME_SIZE = 0.92;

    private static final int MAX_TITLE = 160;

    private DocumentTitle() {}

    static String of(PdfMetadata metadata, List<ParsedPage> pages, DocumentType type) {
        String own = SITE.matcher(metadata.title().replaceAll("\\s+", " ")).replaceAll("").strip();
        return isReal(own) ? own : largestType(pages, type);
    }

    static boolean isReal(String title) {
        boolean letters = title.codePoints().filter(Character::isLetter).count() >= 2;
        boolean path = title.contains("\\") || title.startsWith("/") || title.contains("://");
        boolean slug =
                !title.contains(" ")
                        && (title.contains("_")
                                || title.length() > 40
                                || title.equals(title.toLowerCase(Locale.ROOT)));
        boolean garbled = title.indexOf('\uFFFD') >= 0 || title.chars().anyMatch(c -> c < 0x20);
        return letters
                && !path
                && !slug
                && !garbled
                && title.length() <= MAX_TITLE
                && !PROGRAM_PREFIX.matcher(title).find()
                && !FILE_NAME.matcher(title).matches()
                && !COLLECTION.matcher(title).find()
                && !PLACEHOLDER.matcher(title).matches();
    }

    private static String largestType(List<ParsedPage> pages, DocumentType type) {
        for (ParsedPage page : pages) {
            double largest = 0;
            for (Line line : page.lines()) {
                if (mayTitle(line)) {
                    largest = Math.max(largest, line.style().sizePt());
                }
            }
            if (largest == 0) {
                continue;
            }
            StringBuilder title = new StringBuilder();
            Line last = null;
            for (Line line : page.lines()) {
                boolean large = mayTitle(line) && line.style().sizePt() >= SAME_SIZE * largest;
                boolean near = last == null || line.box().y0() - last.box().y1() < 1.5 * largest;
                if (large
                        && near
                        && title.length() + line.text().length() < MAX_TITLE
                        && largest > type.bodyPt()) {
                    title.append(title.isEmpty() ? "" : " ").append(line.text());
                    last = line;
                }
            }
            return title.toString();
        }
        return "";
    }

    private static boolean mayTitle(Line line) {
        long letters = line.text().codePoints().filter(Character::isLetter).count();
        boolean cjk = line.text().codePoints().anyMatch(Characters::isCjk);
        return line.direction() == 0
                && !ADDRESS.matcher(line.text()).find()
                && !PLACEHOLDER.matcher(line.text().strip()).matches()
                && (letters >= 3 || (cjk && letters >= 2))
                && line.text().indexOf('\uFFFD') < 0;
    }
}
