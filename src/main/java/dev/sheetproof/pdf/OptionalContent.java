package dev.sheetproof.pdf;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/// Tells which layers are hidden in the file's default configuration (ISO 32000-1, 8.11).
final class OptionalContent {

    private static final COSName OCGS = COSName.getPDFName("OCGs");
    private static final COSName POLICY = COSName.getPDFName("P");

    private final boolean baseOff;
    private final Set<COSBase> on = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<COSBase> off = Collections.newSetFromMap(new IdentityHashMap<>());
    private final IdentityHashMap<COSDictionary, Boolean> known = new IdentityHashMap<>();

    OptionalContent(PDDocument document) {
        COSDictionary catalog = document.getDocumentCatalog().getCOSObject();
        COSDictionary configuration =
                catalog.getDictionaryObject(COSName.OCPROPERTIES) instanceof COSDictionary p
                                && p.getDictionaryObject(COSName.D) instanceof COSDictionary d
                        ? d
                        : new COSDictionary();
        baseOff = "OFF".equals(configuration.getNameAsString(COSName.BASE_STATE));
        collect(configuration.getDictionaryObject(COSName.ON), on);
        collect(configuration.getDictionaryObject(COSName.OFF), off);
    }

    private static void collect(@Nullable COSBase list, Set<COSBase> into) {
        if (list instanceof COSArray array) {
            for (int i = 0; i < array.size(); i++) {
                COSBase group = array.getObject(i);
                if (group != null) {
                    into.add(group);
                }
            }
        }
    }

    /// True when what belongs to a group or a membership dictionary is not shown.
    boolean hides(@Nullable COSBase owner) {
        if (!(owner instanceof COSDictionary dictionary)) {
            return false;
        }
        Boolean hidden = known.get(dictionary);
        if (hidden == null) {
            hidden = evaluate(dictionary);
            known.put(dictionary, hidden);
        }
        return hidden;
    }

    private boolean evaluate(COSDictionary dictionary) {
        if (!"OCMD".equals(dictionary.getNameAsString(COSName.TYPE))) {
            return isOff(dictionary);
        }
        COSBase groups = dictionary.getDictionaryObject(OCGS);
        if (groups instanceof COSDictionary single) {
            boolean shownWhenOff = dictionary.getNameAsString(POLICY, "AnyOn").endsWith("Off");
            return isOff(single) != shownWhenOff;
        }
        if (!(groups instanceof COSArray array)) {
            return false;
        }
        int all = 0;
        int hidden = 0;
        for (int i = 0; i < array.size(); i++) {
            if (array.getObject(i) instanceof COSDictionary group) {
                all++;
                hidden += isOff(group) ? 1 : 0;
            }
        }
        if (all == 0) {
            return false;
        }
        return switch (dictionary.getNameAsString(POLICY, "AnyOn")) {
            case "AllOn" -> hidden > 0;
            case "AnyOff" -> hidden == 0;
            case "AllOff" -> hidden < all;
            default -> hidden == all;
        };
    }

    private boolean isOff(COSDictionary group) {
        return baseOff ? !on.contains(group) : off.contains(group);
    }
}
