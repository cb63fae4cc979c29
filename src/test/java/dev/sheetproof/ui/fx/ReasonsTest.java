package dev.sheetproof.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
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
    void otherLanguagesAndUnknownReasonsStayAsTheyAre() {
        assertEquals("holds no PDF file", Reasons.in(Locale.ENGLISH).say("holds no PDF file"));
        assertEquals("something else", CHINESE.say("something else"));
    }
}
