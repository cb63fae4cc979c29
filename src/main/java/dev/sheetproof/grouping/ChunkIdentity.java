package dev.sheetproof.grouping;

import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;

/// Makes the key and the id of a chunk from its content and its place.
///
/// The key is the SHA-256 of these UTF-8 bytes, each line ended by a line feed (`0A`):
///
/// ```
/// chunk-1
/// <page of the first box>
/// <page> <x0> <y0> <x1> <y1>      one line a box
/// text
/// <normalised text>
/// ```
///
/// Numbers are decimal without leading zeros or plus signs. Coordinates are points of the displayed
/// page rounded half up to whole points. The lines of the boxes are sorted by page, then y0, x0,
/// y1, x1 as numbers. The text is in NFKC with every run of white space made one space and none at
/// either end. Path, file name and file hash are not part of it: a region that stayed the same in a
/// new revision keeps its key.
public final class ChunkIdentity {

    private static final String VERSION = "chunk-1";

    private record RoundedBox(int page, long x0, long y0, long x1, long y1) {}

    private ChunkIdentity() {}

    /// @param places the chunk's boxes, first page first; not empty
    public static ChunkKey key(List<PageBoxes> places, String text) {
        StringBuilder bytes = new StringBuilder();
        bytes.append(VERSION).append('\n');
        bytes.append(places.getFirst().page().value()).append('\n');
        places.stream()
                .flatMap(p -> p.boxes().stream().map(b -> rounded(p.page(), b)))
                .sorted(
                        Comparator.comparingInt(RoundedBox::page)
                                .thenComparingLong(RoundedBox::y0)
                                .thenComparingLong(RoundedBox::x0)
                                .thenComparingLong(RoundedBox::y1)
                                .thenComparingLong(RoundedBox::x1))
                .forEach(
                        b ->
                                bytes.append(b.page())
                                        .append(' ')
                                        .append(b.x0())
                                        .append(' ')
                                        .append(b.y0())
                                        .append(' ')
                                        .append(b.x1())
                                        .append(' ')
                                        .append(b.y1())
                                        .append('\n'));
        bytes.append("text\n").append(normalised(text)).append('\n');
        MessageDigest digest = Sha256.digest();
        return new ChunkKey(
                HexFormat.of()
                        .formatHex(
                                digest.digest(bytes.toString().getBytes(StandardCharsets.UTF_8))));
    }

    /// `<doc_id>_p<page>_<first ten hex digits of the key>`.
    public static String id(String docId, PageNumber page, ChunkKey key) {
        return docId + "_p" + page.value() + "_" + key.shortHex();
    }

    /// The text as it goes into the key.
    static String normalised(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC)
                .replaceAll("[\\s\\p{Z}]+", " ")
                .strip();
    }

    private static RoundedBox rounded(PageNumber page, PageBox b) {
        return new RoundedBox(
                page.value(),
                Math.round(b.x0()),
                Math.round(b.y0()),
                Math.round(b.x1()),
                Math.round(b.y1()));
    }
}
