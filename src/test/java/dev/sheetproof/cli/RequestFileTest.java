package dev.sheetproof.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RequestFileTest {

    private static RequestFile.Lines read(String text) {
        return RequestFile.readLines(
                Path.of("-"), new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void sharedIdsAndKeysThatArePassedOverAreTold() {
        RequestFile.Lines lines =
                read(
                        """
                        {"id":"a","query":"ESR","top_k":3}
                        {"id":"b","query":"CL"}
                        {"id":"a","query":"IQ","mode":"bm25"}
                        """);
        assertEquals(3, lines.requests().size());
        assertEquals(
                List.of(
                        "2 requests have the id a: each is answered",
                        "not read of the requests: top_k, mode"),
                lines.odd());
    }

    @Test
    void nothingIsToldOfPlainRequests() {
        assertEquals(List.of(), read("{\"id\":1,\"query\":\"ESR\"}").odd());
    }
}
