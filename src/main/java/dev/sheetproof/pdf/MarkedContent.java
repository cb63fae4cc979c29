package dev.sheetproof.pdf;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSString;
import org.jspecify.annotations.Nullable;

/// The marked content that is open: layers that hide what they hold, and text that the file gives
/// for its glyphs.
final class MarkedContent {

    /// Marked content in marked content; tagged files nest a few dozen.
    private static final int MAX_DEPTH = 4_096;

    private static final COSName ACTUAL_TEXT = COSName.getPDFName("ActualText");

    /// One open sequence.
    private record Open(boolean hides, String actualText, int firstGlyph) {}

    private final OptionalContent layers;
    private final GlyphCollector glyphs;
    private final Deque<Open> open = new ArrayDeque<>();
    private int hiding;
    private int spelled;

    MarkedContent(OptionalContent layers, GlyphCollector glyphs) {
        this.layers = layers;
        this.glyphs = glyphs;
    }

    /// True while what is drawn belongs to a layer that is off.
    boolean isHiding() {
        return hiding > 0;
    }

    int depth() {
        return open.size();
    }

    /// Hides what follows until [#reveal].
    void hide() {
        hiding++;
    }

    void reveal() {
        hiding--;
    }

    /// Opens a sequence with a tag and properties, given by name or spelled out.
    ///
    /// @return false when sequences nest too deep to go on
    boolean begin(Operands in, @Nullable COSDictionary resources) {
        COSBase properties =
                in.isName(1) ? Resources.lookUp(resources, COSName.PROPERTIES, in.name(1)) : null;
        boolean hides =
                in.isName(0) && "OC".equals(in.name(0).getName()) && layers.hides(properties);
        String actualText = "";
        if (properties instanceof COSDictionary dictionary) {
            actualText = dictionary.getString(ACTUAL_TEXT, "");
        } else {
            for (int i = 1; i + 1 < in.count(); i++) {
                if (in.isName(i) && ACTUAL_TEXT.equals(in.name(i)) && in.isString(i + 1)) {
                    actualText = new COSString(in.bytes(i + 1)).getString();
                }
            }
        }
        return push(hides, actualText);
    }

    /// Opens a sequence without properties.
    ///
    /// @return false when sequences nest too deep to go on
    boolean begin() {
        return push(false, "");
    }

    private boolean push(boolean hides, String actualText) {
        if (open.size() >= MAX_DEPTH) {
            return false;
        }
        hiding += hides ? 1 : 0;
        spelled += actualText.isEmpty() ? 0 : 1;
        open.push(new Open(hides, actualText, glyphs.size()));
        return true;
    }

    /// Closes sequences until only `depth` are open.
    void closeTo(int depth) {
        while (open.size() > Math.max(0, depth)) {
            Open closed = open.pop();
            hiding -= closed.hides ? 1 : 0;
            if (!closed.actualText.isEmpty()) {
                spelled--;
                if (spelled == 0) {
                    spell(closed);
                }
            }
        }
    }

    /// Uses the text that the file gives only where the glyphs themselves do not tell: what a
    /// reader sees goes first, so a hyphen that `ActualText` deletes stays.
    private void spell(Open closed) {
        List<Glyph> drawn =
                glyphs.glyphs().subList(Math.min(closed.firstGlyph, glyphs.size()), glyphs.size());
        boolean unknown = drawn.stream().anyMatch(g -> g.text().contains(Glyph.UNKNOWN));
        String clean = unknown ? GlyphText.clean(closed.actualText.strip(), "") : "";
        if (!clean.isEmpty() && !clean.contains(Glyph.UNKNOWN)) {
            glyphs.replaceText(closed.firstGlyph, clean);
        }
    }
}
