package dev.sheetproof.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sheetproof.model.ParsedRequest;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.SearchRequest;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.search.RequestParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReasonsTest {

    private static final Pattern ENGLISH = Pattern.compile("\\b[a-z]{4,}\\b");
    private static final Reasons CHINESE = Reasons.in(Locale.CHINESE);

    @TempDir private Path folder;

    private String whyNot(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, content.getBytes(StandardCharsets.ISO_8859_1));
        return String.valueOf(
                assertThrows(PdfException.class, () -> PdfFile.open(file, Optional.empty()))
                        .getMessage());
    }

    @Test
    void whatTheReaderOfPdfsSaysIsSaidInChinese() throws IOException {
        List<String> reasons =
                List.of(
                        whyNot("A.PDF", ""),
                        whyNot("B.PDF", "<html>not at all</html>"),
                        whyNot("C.PDF", "plain words"),
                        whyNot("D.PDF", "%PDF-1.7\nnothing that could be read"));
        for (String reason : reasons) {
            // The file is named in front, by its own name.
            String said = CHINESE.say(reason.replace(folder.toString(), ""));
            assertFalse(ENGLISH.matcher(said.replace(".pdf", "")).find(), reason + " → " + said);
        }
    }

    @Test
    void reasonsMadeOfSeveralPartsAreSaidPartByPart() {
        assertEquals(
                "2 页没有可用文字：3, 4; 1 页的字体无法说明其字符：7",
                CHINESE.say(
                        "2 pages without usable text: 3, 4; 1 page with fonts that do not tell their"
                                + " characters: 7"));
        assertEquals(
                "扫描件：一幅图像覆盖页面；12 个字形被隐藏或裁掉",
                CHINESE.say(
                        "a scan: one image covers the page; 12 glyphs are hidden or clipped away"));
    }

    @Test
    void pagesOfAStatusAreNamedInChinese() {
        assertEquals("没有状态为 failed 的页面", CHINESE.say("no page is failed"));
        assertEquals("1 页的状态为 no_text：abx-7:1", CHINESE.say("one page is no_text: abx-7:1"));
        assertEquals(
                "2 页的状态为 no_text or failed：abx-7:1, abx-7:2; 1 个文档无法打开：locked",
                CHINESE.say(
                        "2 pages are no_text or failed: abx-7:1, abx-7:2; 1 document could not be"
                                + " opened: locked"));
    }

    @Test
    void whatARuleOfTheLayoutSaysIsSaidInChinese() throws IOException {
        String rules =
                Files.readString(
                        Path.of("src/main/resources/dev/sheetproof/layout/geometric/rules.tsv"),
                        StandardCharsets.UTF_8);
        List<String> sentences =
                rules.lines()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.substring(line.indexOf('\t') + 1))
                        .toList();
        assertFalse(sentences.isEmpty());
        List<String> sights =
                List.of("", ": 1 row, 12 columns, 3 rules", ": 3 strokes, 1 fill, 2 pictures");
        for (String sentence : sentences) {
            for (String sight : sights) {
                assertChinese(sentence + sight);
            }
        }
        assertChinese(
                "lines of one kind, one under the other: set apart as a heading, 11.0 pt bold, body"
                        + " text 8.5 pt");
        assertChinese("lines of one kind, one under the other: 12 lines, 8.5 pt, body text 8.5 pt");
        assertEquals(
                "紧跟在表格或图下方，像其注释: 'Note 1:'，在表格下方",
                CHINESE.say(
                        "follows right under a table or figure like its note: 'Note 1:' under a"
                                + " table"));
    }

    @Test
    void howARequestWasReadIsSaidInChinese() {
        ParsedRequest parsed =
                RequestParser.parse(
                        SearchRequest.of(
                                "\"XX YY\" doc:ABX part:QQ type:table type:title type:header_footer page:3"
                                        + " page:4-6 status:no_text status:skipped -ZZ jitter < 5 V table 3"
                                        + " section 7.2 ABX7* page:x type:x status:x A* ABX7-26.000M outline"
                                        + " drawing"));
        assertFalse(parsed.steps().isEmpty());
        parsed.steps().stream()
                .filter(step -> step.kind() != RequestStep.Kind.CONCEPT)
                .forEach(step -> assertChinese(step.to()));
        assertFalse(parsed.notes().isEmpty());
        parsed.notes().forEach(ReasonsTest::assertChinese);
    }

    /// Words of the request, and those of its own language, stay.
    private static void assertChinese(String reason) {
        String said = CHINESE.say(reason);
        String ours =
                said.replaceAll("'[^']*'", "")
                        .replaceAll("(page|type|status|doc|part):\\S*", "")
                        .replaceAll("(一个|写) .* 之一", "")
                        .replace("header_footer", "");
        assertFalse(ENGLISH.matcher(ours).find(), reason + " → " + said);
    }

    @Test
    void otherLanguagesAndUnknownReasonsStayAsTheyAre() {
        assertEquals("holds no PDF file", Reasons.in(Locale.ENGLISH).say("holds no PDF file"));
        assertEquals("something else", CHINESE.say("something else"));
    }
}
