package dev.sheetproof.embedding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class WordPieceTest {

    private static final String VOCABULARY =
            """
            {"model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
              "max_input_chars_per_word": 12, "vocab": {"[PAD]": 0, "[UNK]": 1, "[CLS]": 2, "[SEP]": 3,
              "load": 4, "capacit": 5, "##ance": 6, "18": 7, "p": 8, "##f": 9, "±": 10, ".": 11, "-": 12,
              "uber": 13, "电": 14, "容": 15, "##p": 16, "a": 17, "µ": 18, "μ": 19}},
             "normalizer": {"type": "BertNormalizer", "clean_text": true, "handle_chinese_chars": true,
              "strip_accents": null, "lowercase": true}}""";

    private final WordPiece tokenizer =
            WordPiece.parse("test", JsonMapper.shared().readTree(VOCABULARY));

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private int[] ids(String text) {
        return tokenizer.ids(text, Integer.MAX_VALUE);
    }

    @Test
    void takesTheLongestPiecesOfAWord() {
        assertArrayEquals(new int[] {4, 5, 6, 7, 8, 9}, ids("Load capacitance 18 pF"));
    }

    @Test
    void aWordWithoutPiecesIsUnknownAsAWhole() {
        assertArrayEquals(new int[] {1, 4}, ids("loadx load"));
        assertArrayEquals(new int[] {1}, ids("loadloadloadload"));
    }

    @Test
    void stripsAccentsAndLowersCase() {
        assertArrayEquals(new int[] {13}, ids("Über"));
        assertArrayEquals(new int[] {13}, ids("ÜBER"));
    }

    @Test
    void setsIdeographsAndPunctuationApart() {
        assertArrayEquals(new int[] {14, 15, 7}, ids("电容18"));
        assertArrayEquals(new int[] {7, 12, 7, 11}, ids("18-18."));
        assertArrayEquals(new int[] {1}, ids("±18"));
    }

    @Test
    void dropsControlCharactersAndTakesEveryKindOfSpace() {
        assertArrayEquals(new int[] {4, 4, 4}, ids("lo\u0000ad\u00A0load\u3000\uFFFDload"));
    }

    @Test
    void cutsToTheTokensWantedAndKeepsBothEnds() {
        assertArrayEquals(new long[] {2, 4, 3}, tokenizer.encode("load capacitance", 3));
        assertArrayEquals(new long[] {2, 4, 5, 3}, tokenizer.encode("load capacitance", 4));
        assertArrayEquals(new long[] {2, 3}, tokenizer.encode("", 8));
    }

    @Test
    void refusesOtherTokenizersByName() {
        EmbeddingException failure =
                assertThrows(
                        EmbeddingException.class,
                        () ->
                                TokenizerFile.parse(
                                        "x.json",
                                        bytes(
                                                "{\"model\": {\"type\": \"WordLevel\", \"vocab\": []}}")));
        assertTrue(String.valueOf(failure.getMessage()).contains("WordLevel"));
        assertThrows(
                EmbeddingException.class, () -> TokenizerFile.parse("x.json", bytes("no json")));
    }

    @Test
    void countsWithoutStartAndEnd() {
        assertEquals(3, tokenizer.count("load capacitance"));
    }
}
