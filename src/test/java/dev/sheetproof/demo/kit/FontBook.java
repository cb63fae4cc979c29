package dev.sheetproof.demo.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The fonts of one document, each embedded as a subset when first used.
///
/// Characters that a Latin face lacks are taken from the Han font, when there is one.
public final class FontBook {

    private final PDDocument document;
    private final Optional<Path> hanFile;
    private final Map<String, Loaded> loaded = new LinkedHashMap<>();

    FontBook(PDDocument document, Optional<Path> hanFile) {
        this.document = document;
        this.hanFile = hanFile;
    }

    private record Loaded(PDType0Font font, CmapLookup cmap) {}

    /// A stretch of text that one font can show.
    record Run(PDType0Font font, String text) {}

    /// The advance width of the text in points.
    public double width(String text, Type type) {
        double ems = 0;
        try {
            for (Run run : runs(text, type)) {
                ems += run.font().getStringWidth(run.text()) / 1000.0;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return ems * type.size();
    }

    List<Run> runs(String text, Type type) {
        Loaded latin = latin(type);
        List<Run> runs = new ArrayList<>();
        StringBuilder pending = new StringBuilder();
        Loaded pendingFont = latin;
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            i += Character.charCount(codePoint);
            Loaded font = latin.cmap().getGlyphId(codePoint) != 0 ? latin : han(codePoint);
            if (!font.equals(pendingFont) && !pending.isEmpty()) {
                runs.add(new Run(pendingFont.font(), pending.toString()));
                pending.setLength(0);
            }
            pendingFont = font;
            pending.appendCodePoint(codePoint);
        }
        if (!pending.isEmpty()) {
            runs.add(new Run(pendingFont.font(), pending.toString()));
        }
        return runs;
    }

    private Loaded latin(Type type) {
        String resource = type.face().resource(type.bold(), type.italic());
        Loaded known = loaded.get(resource);
        if (known != null) {
            return known;
        }
        try (InputStream in = FontBook.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no font on the class path: " + resource);
            }
            return keep(
                    resource,
                    new TTFParser().parse(RandomAccessReadBuffer.createBufferFromStream(in)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Loaded han(int codePoint) {
        Path file =
                hanFile.orElseThrow(
                        () ->
                                new IllegalArgumentException(
                                        String.format(
                                                Locale.ROOT,
                                                "no glyph for U+%04X '%s'",
                                                codePoint,
                                                Character.toString(codePoint))));
        Loaded known = loaded.get("han");
        try {
            Loaded han =
                    known != null
                            ? known
                            : keep(
                                    "han",
                                    new TTFParser().parse(new RandomAccessReadBufferedFile(file)));
            if (han.cmap().getGlyphId(codePoint) == 0) {
                throw new IllegalArgumentException(
                        String.format(Locale.ROOT, "no glyph for U+%04X in %s", codePoint, file));
            }
            return han;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Loaded keep(String key, TrueTypeFont font) throws IOException {
        Loaded made =
                new Loaded(PDType0Font.load(document, font, true), font.getUnicodeCmapLookup());
        loaded.put(key, made);
        return made;
    }
}
