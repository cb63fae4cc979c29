package dev.sheetproof.pdf;

import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageFrame;
import dev.sheetproof.model.PageNumber;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDestinationNameTreeNode;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentNameDictionary;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.interactive.documentnavigation.destination.PDPageDestination;
import org.jspecify.annotations.Nullable;

/// Resolves destinations and actions of outlines and links to places in the file.
final class Destinations {

    private final PDDocument document;
    private final List<PDPage> pages;
    private final IdentityHashMap<COSDictionary, Integer> indexOfPage = new IdentityHashMap<>();

    Destinations(PDDocument document, List<PDPage> pages) {
        this.document = document;
        this.pages = pages;
        for (int i = 0; i < pages.size(); i++) {
            indexOfPage.putIfAbsent(pages.get(i).getCOSObject(), i);
        }
    }

    /// Where an outline item or a link annotation leads, by its `/Dest` or its action `/A`.
    Link.Target of(COSDictionary owner) {
        try {
            COSBase destination = owner.getDictionaryObject(COSName.DEST);
            if (destination != null) {
                return destination(destination);
            }
            return owner.getDictionaryObject(COSName.A) instanceof COSDictionary action
                    ? action(action)
                    : new Link.Target.Broken("it has neither a destination nor an action");
        } catch (IOException | RuntimeException | StackOverflowError e) {
            // Name trees that loop and objects of the wrong type make PDFBox throw anything; one
            // entry is lost.
            return new Link.Target.Broken(
                    "its destination cannot be read (" + e.getClass().getSimpleName() + ")");
        }
    }

    private Link.Target action(COSDictionary action) throws IOException {
        String kind = action.getNameAsString(COSName.S, "");
        return switch (kind) {
            case "GoTo" -> destination(action.getDictionaryObject(COSName.D));
            case "URI" -> {
                String uri = action.getString(COSName.URI, "");
                yield uri.isBlank()
                        ? new Link.Target.Broken("its address is empty")
                        : new Link.Target.External(uri);
            }
            case "GoToR", "Launch" ->
                    new Link.Target.External(fileName(action.getDictionaryObject(COSName.F)));
            default ->
                    new Link.Target.Broken(
                            "its action is of kind '" + kind + "' and leads to no place");
        };
    }

    private static String fileName(@Nullable COSBase specification) {
        return switch (specification) {
            case COSString string -> string.getString();
            case COSDictionary dictionary ->
                    dictionary.getString(COSName.UF, dictionary.getString(COSName.F, ""));
            case null, default -> "";
        };
    }

    private Link.Target destination(@Nullable COSBase base) throws IOException {
        return switch (base) {
            case COSArray array -> explicit(array);
            case COSDictionary dictionary
                    when dictionary.getDictionaryObject(COSName.D) instanceof COSArray array ->
                    explicit(array);
            case COSString string -> named(string.getString());
            case COSName name -> named(name.getName());
            case null, default -> new Link.Target.Broken("its destination is of an unknown form");
        };
    }

    private Link.Target named(String name) throws IOException {
        COSArray array = lookUp(name);
        return array == null
                ? new Link.Target.Broken("the file has no destination named '" + name + "'")
                : explicit(array);
    }

    private @Nullable COSArray lookUp(String name) throws IOException {
        PDDocumentNameDictionary names = document.getDocumentCatalog().getNames();
        PDDestinationNameTreeNode tree = names == null ? null : names.getDests();
        PDPageDestination destination = tree == null ? null : tree.getValue(name);
        if (destination != null) {
            return destination.getCOSObject();
        }
        COSBase old =
                document.getDocumentCatalog().getCOSObject().getDictionaryObject(COSName.DESTS);
        if (old instanceof COSDictionary dictionary) {
            return switch (dictionary.getDictionaryObject(COSName.getPDFName(name))) {
                case COSArray array -> array;
                case COSDictionary d
                        when d.getDictionaryObject(COSName.D) instanceof COSArray array ->
                        array;
                case null, default -> null;
            };
        }
        return null;
    }

    private Link.Target explicit(COSArray array) {
        Integer index =
                switch (array.size() == 0 ? null : array.getObject(0)) {
                    case COSDictionary page -> indexOfPage.get(page);
                    // Some producers write the page's index, which only a remote destination may
                    // have.
                    case COSNumber number -> number.intValue();
                    case null, default -> null;
                };
        if (index == null || index < 0 || index >= pages.size()) {
            return new Link.Target.Broken("its page is not in the file");
        }
        return new Link.Target.Internal(
                new PageNumber(index + 1), top(array, PageFrames.of(pages.get(index))));
    }

    /// The displayed y of the place, kept on the page; empty when only a page is named.
    private static OptionalDouble top(COSArray array, PageFrame frame) {
        String fit =
                array.size() > 1 && array.getObject(1) instanceof COSName name
                        ? name.getName()
                        : "";
        double left = frame.cropX0();
        double y;
        switch (fit) {
            case "XYZ" -> {
                if (!isNumber(array, 3)) {
                    return OptionalDouble.empty();
                }
                left = isNumber(array, 2) ? number(array, 2) : left;
                y = frame.displayY(left, number(array, 3));
            }
            case "FitH", "FitBH" -> {
                if (!isNumber(array, 2)) {
                    return OptionalDouble.empty();
                }
                y = frame.displayY(left, number(array, 2));
            }
            case "FitR" -> {
                if (!(isNumber(array, 2)
                        && isNumber(array, 3)
                        && isNumber(array, 4)
                        && isNumber(array, 5))) {
                    return OptionalDouble.empty();
                }
                y =
                        frame.toDisplay(
                                        number(array, 2),
                                        number(array, 3),
                                        number(array, 4),
                                        number(array, 5))
                                .y0();
            }
            default -> {
                return OptionalDouble.empty();
            }
        }
        return OptionalDouble.of(Math.clamp(y, 0, frame.heightPt()));
    }

    private static boolean isNumber(COSArray array, int index) {
        return index < array.size() && array.getObject(index) instanceof COSNumber;
    }

    private static double number(COSArray array, int index) {
        return array.getObject(index) instanceof COSNumber number ? number.floatValue() : 0;
    }
}
