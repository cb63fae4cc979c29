package dev.sheetproof.pdf;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;

/// Makes small PDF files from content streams written by hand. `/F1` is Helvetica, `/F2` Times.
final class PdfFixture implements AutoCloseable {

    private final PDDocument document = new PDDocument();

    PDDocument document() {
        return document;
    }

    /// Adds a page of 300 × 400 units whose media and crop box is given.
    PDPage page(PDRectangle box, int rotation, double userUnit, String content) throws IOException {
        PDPage page = new PDPage(box);
        page.setCropBox(box);
        page.setRotation(rotation);
        if (userUnit != 1) {
            page.getCOSObject()
                    .setItem(COSName.getPDFName("UserUnit"), new COSFloat((float) userUnit));
        }
        PDResources resources = new PDResources();
        resources.put(
                COSName.getPDFName("F1"), new PDType1Font(Standard14Fonts.FontName.HELVETICA));
        resources.put(
                COSName.getPDFName("F2"), new PDType1Font(Standard14Fonts.FontName.TIMES_ROMAN));
        page.setResources(resources);
        page.setContents(stream(content));
        document.addPage(page);
        return page;
    }

    /// Adds an upright page of 300 × 400 points.
    PDPage page(String content) throws IOException {
        return page(new PDRectangle(300, 400), 0, 1, content);
    }

    PDStream stream(String content) throws IOException {
        PDStream stream = new PDStream(document);
        try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
            out.write(content.getBytes(StandardCharsets.ISO_8859_1));
        }
        return stream;
    }

    Path save(Path folder) throws IOException {
        Path file = folder.resolve("fixture.pdf");
        document.save(file.toFile());
        return file;
    }

    /// Saves and opens the file.
    PdfFile open(Path folder) throws IOException {
        return PdfFile.open(save(folder), Optional.empty());
    }

    @Override
    public void close() throws IOException {
        document.close();
    }
}
