package dev.sheetproof.grouping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.sheetproof.model.ChunkKey;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ChunkIdentityTest {

    private static ChunkKey key(String text, PageBox... boxes) {
        return ChunkIdentity.key(List.of(new PageBoxes(new PageNumber(2), List.of(boxes))), text);
    }

    private static final PageBox A = new PageBox(10, 20, 30, 40);
    private static final PageBox B = new PageBox(10, 50, 30, 60);

    @Test
    void theKeyIsTheDigestOfTheDocumentedBytes() {
        String bytes = "chunk-1\n2\n2 10 20 30 40\n2 10 50 30 60\ntext\n5 V max\n";
        assertEquals(
                Sha256.of(bytes.getBytes(StandardCharsets.UTF_8)).hex(),
                key("5 V\nmax ", B, A).hex());
    }

    @Test
    void lessThanHalfAPointAndWhiteSpaceDoNotMatter() {
        assertEquals(key("5 V max", A), key("5  V\tmax", new PageBox(10.4, 19.6, 30.2, 40.1)));
    }

    @Test
    void aPointMattersAndSoDoesThePage() {
        assertNotEquals(key("x", A), key("x", new PageBox(11, 20, 30, 40)));
        assertNotEquals(
                key("x", A),
                ChunkIdentity.key(List.of(new PageBoxes(new PageNumber(3), List.of(A))), "x"));
    }
}
