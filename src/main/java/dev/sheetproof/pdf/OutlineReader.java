package dev.sheetproof.pdf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;

/// Walks the native outline in document order. Every item is visited once, so that a cyclic outline
/// ends.
final class OutlineReader {

    /// More entries than any real outline has; a bound against hostile files.
    private static final int MAX_ITEMS = 50_000;

    /// Deeper than any real outline; further levels are cut off.
    private static final int MAX_LEVEL = 64;

    private record Pending(COSDictionary item, int level) {}

    private OutlineReader() {}

    static List<OutlineItem> read(PDDocument document, Destinations destinations) {
        COSBase root =
                document.getDocumentCatalog().getCOSObject().getDictionaryObject(COSName.OUTLINES);
        List<OutlineItem> items = new ArrayList<>();
        if (!(root instanceof COSDictionary outline)) {
            return items;
        }
        Set<COSDictionary> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Pending> pending = new ArrayDeque<>();
        push(pending, outline, COSName.FIRST, 1);
        while (!pending.isEmpty() && items.size() < MAX_ITEMS) {
            Pending next = pending.pop();
            if (!seen.add(next.item)) {
                continue;
            }
            String title = next.item.getString(COSName.TITLE, "").strip().replaceAll("\\s+", " ");
            items.add(new OutlineItem(next.level, title, destinations.of(next.item)));
            push(pending, next.item, COSName.NEXT, next.level);
            if (next.level < MAX_LEVEL) {
                push(pending, next.item, COSName.FIRST, next.level + 1);
            }
        }
        return items;
    }

    private static void push(Deque<Pending> pending, COSDictionary owner, COSName key, int level) {
        if (owner.getDictionaryObject(key) instanceof COSDictionary item) {
            pending.push(new Pending(item, level));
        }
    }
}
