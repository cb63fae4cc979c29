package dev.sheetproof.pdf;

import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontFactory;
import org.jspecify.annotations.Nullable;

/// What the pages of one document share: fonts, colour spaces and layers, each built once.
final class Resources {

    private final PDDocument document;
    private final StreamDecoder decoder = new StreamDecoder();
    private final ColourSpaces colours = new ColourSpaces(decoder);
    private final OptionalContent layers;
    private final IdentityHashMap<COSDictionary, LoadedFont> fonts = new IdentityHashMap<>();
    private final IdentityHashMap<COSDictionary, String> badFonts = new IdentityHashMap<>();

    Resources(PDDocument document) {
        this.document = document;
        this.layers = new OptionalContent(document);
    }

    StreamDecoder decoder() {
        return decoder;
    }

    ColourSpaces colours() {
        return colours;
    }

    OptionalContent layers() {
        return layers;
    }

    /// A font by its name in a resource dictionary; null when it is missing or cannot be built.
    @Nullable LoadedFont font(
            @Nullable COSDictionary resources, COSName name, List<String> problems) {
        COSBase found = lookUp(resources, COSName.FONT, name);
        if (!(found instanceof COSDictionary dictionary)) {
            addOnce(problems, "font " + name.getName() + " is missing: its text is lost");
            return null;
        }
        return font(
                dictionary,
                () -> new PDResources(resources, document.getResourceCache()).getFont(name),
                problems);
    }

    /// A font by its dictionary, as a graphics state names it.
    @Nullable LoadedFont font(COSDictionary dictionary, List<String> problems) {
        return font(
                dictionary,
                () -> PDFontFactory.createFont(dictionary, document.getResourceCache()),
                problems);
    }

    private interface Source {
        PDFont load() throws IOException;
    }

    private @Nullable LoadedFont font(
            COSDictionary dictionary, Source source, List<String> problems) {
        LoadedFont font = fonts.get(dictionary);
        if (font != null) {
            return font;
        }
        CidWidths.bound(dictionary);
        String bad = badFonts.get(dictionary);
        if (bad == null) {
            try {
                PDFont loaded = source.load();
                if (loaded != null) {
                    font = new LoadedFont(loaded);
                    fonts.put(dictionary, font);
                    return font;
                }
                bad = "it is empty";
            } catch (IOException | RuntimeException | StackOverflowError e) {
                // Damaged font programs make the font parsers throw anything; the page keeps its
                // other fonts.
                bad = PdfException.words(e);
            }
            badFonts.put(dictionary, bad);
        }
        addOnce(
                problems,
                "font "
                        + dictionary.getNameAsString(COSName.BASE_FONT, "without a name")
                        + " cannot be read ("
                        + bad
                        + "): its text is lost");
        return null;
    }

    /// An entry of one kind of a resource dictionary; null when there is none.
    static @Nullable COSBase lookUp(@Nullable COSDictionary resources, COSName kind, COSName name) {
        return resources != null
                        && resources.getDictionaryObject(kind) instanceof COSDictionary entries
                ? entries.getDictionaryObject(name)
                : null;
    }

    static void addOnce(List<String> problems, String problem) {
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }
}
