package dev.sheetproof.pdf;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;

/// Gives pages their type where the file forgot it: PDFBox passes over them, other readers show
/// them.
final class PageTypes {

    /// A tree with more nodes than this is left as it is.
    private static final int MAX_NODES = 200_000;

    private PageTypes() {}

    /// Repairs the leaves of the page tree that hold a page and do not say so.
    static void repair(PDDocument document, List<String> problems) {
        COSBase root =
                document.getDocumentCatalog().getCOSObject().getDictionaryObject(COSName.PAGES);
        Set<COSBase> met = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<COSBase> waiting = new ArrayDeque<>();
        if (root != null) {
            waiting.add(root);
        }
        int repaired = 0;
        while (!waiting.isEmpty() && met.size() < MAX_NODES) {
            COSBase node = waiting.pop();
            if (!(node instanceof COSDictionary dictionary) || !met.add(node)) {
                continue;
            }
            if (dictionary.getDictionaryObject(COSName.KIDS) instanceof COSArray kids) {
                for (int i = 0; i < kids.size(); i++) {
                    COSBase kid = kids.getObject(i);
                    if (kid != null) {
                        waiting.add(kid);
                    }
                }
            } else if (isUntypedPage(dictionary)) {
                dictionary.setItem(COSName.TYPE, COSName.PAGE);
                repaired++;
            }
        }
        if (repaired > 0) {
            problems.add(repaired + (repaired == 1 ? " page has" : " pages have") + " no type");
        }
    }

    private static boolean isUntypedPage(COSDictionary leaf) {
        return !(leaf instanceof COSStream)
                && !leaf.containsKey(COSName.TYPE)
                && (leaf.containsKey(COSName.CONTENTS) || leaf.containsKey(COSName.MEDIA_BOX));
    }
}
