package dev.sheetproof.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// A PDF written object by object, so that any of them can be what no library would write. Object 1
/// is the catalog; a page tree of one page with the Helvetica font `F1` is there to begin with.
final class RawPdf {

    static final String TEXT = "BT /F1 12 Tf 50 300 Td (seen) Tj ET";

    private final SortedMap<Integer, byte[]> objects = new TreeMap<>();

    RawPdf() {
        put(1, "<< /Type /Catalog /Pages 2 0 R >>");
        put(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
        put(
                3,
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R"
                        + " /Resources << /Font << /F1 5 0 R >> >> >>");
        stream(4, "", TEXT);
        put(5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>");
    }

    RawPdf put(int number, String object) {
        objects.put(number, object.getBytes(StandardCharsets.ISO_8859_1));
        return this;
    }

    /// @param entries of its dictionary besides the length
    RawPdf stream(int number, String entries, String contents) {
        return stream(number, entries, contents.getBytes(StandardCharsets.ISO_8859_1));
    }

    RawPdf stream(int number, String entries, byte[] contents) {
        ByteArrayOutputStream object = new ByteArrayOutputStream();
        object.writeBytes(
                ("<< " + entries + " /Length " + contents.length + " >>\nstream\n")
                        .getBytes(StandardCharsets.ISO_8859_1));
        object.writeBytes(contents);
        object.writeBytes("\nendstream".getBytes(StandardCharsets.ISO_8859_1));
        objects.put(number, object.toByteArray());
        return this;
    }

    /// @param trailer further entries of the trailer
    byte[] bytes(String trailer) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes("%PDF-1.7\n".getBytes(StandardCharsets.ISO_8859_1));
        SortedMap<Integer, Integer> offsets = new TreeMap<>();
        for (Map.Entry<Integer, byte[]> object : objects.entrySet()) {
            offsets.put(object.getKey(), out.size());
            out.writeBytes((object.getKey() + " 0 obj\n").getBytes(StandardCharsets.ISO_8859_1));
            out.writeBytes(object.getValue());
            out.writeBytes("\nendobj\n".getBytes(StandardCharsets.ISO_8859_1));
        }
        int xref = out.size();
        StringBuilder table = new StringBuilder("xref\n0 1\n0000000000 65535 f \n");
        offsets.forEach(
                (number, offset) ->
                        table.append(number)
                                .append(" 1\n")
                                .append("0".repeat(10 - Integer.toString(offset).length()))
                                .append(offset)
                                .append(" 00000 n \n"));
        table.append("trailer\n<< /Root 1 0 R /Size ")
                .append(objects.lastKey() + 1)
                .append(' ')
                .append(trailer)
                .append(" >>\nstartxref\n")
                .append(xref)
                .append("\n%%EOF\n");
        out.writeBytes(table.toString().getBytes(StandardCharsets.ISO_8859_1));
        return out.toByteArray();
    }

    PdfFile open(Path folder) throws IOException {
        Path file = Files.createTempFile(folder, "raw", ".pdf");
        Files.write(file, bytes(""));
        return PdfFile.open(file, Optional.empty());
    }
}
