package dev.sheetproof.pdf;

import java.io.IOException;
import java.util.IdentityHashMap;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.common.function.PDFunction;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import org.jspecify.annotations.Nullable;

/// Builds colour spaces from a file's definitions, each once.
final class ColourSpaces {

    /// Spaces nest two or three deep (an index over a tint over CMYK); deeper ones are a loop.
    private static final int MAX_NESTING = 8;

    private final IdentityHashMap<COSBase, ColourSpace> known = new IdentityHashMap<>();
    private final StreamDecoder decoder;

    ColourSpaces(StreamDecoder decoder) {
        this.decoder = decoder;
    }

    /// @param resources where names are looked up
    ColourSpace of(@Nullable COSBase definition, @Nullable COSDictionary resources)
            throws IOException {
        return of(definition, resources, 0);
    }

    private ColourSpace of(
            @Nullable COSBase definition, @Nullable COSDictionary resources, int nesting)
            throws IOException {
        if (definition == null || nesting > MAX_NESTING) {
            return ColourSpace.Device.GRAY;
        }
        if (definition instanceof COSName name) {
            return named(name, resources, nesting);
        }
        ColourSpace space = known.get(definition);
        if (space == null) {
            space =
                    definition instanceof COSArray array && array.size() > 0
                            ? build(array, resources, nesting)
                            : ColourSpace.Device.GRAY;
            known.put(definition, space);
        }
        return space;
    }

    private ColourSpace named(COSName name, @Nullable COSDictionary resources, int nesting)
            throws IOException {
        return switch (name.getName()) {
            case "DeviceGray", "G", "CalGray" -> ColourSpace.Device.GRAY;
            case "DeviceRGB", "RGB", "CalRGB" -> ColourSpace.Device.RGB;
            case "DeviceCMYK", "CMYK" -> ColourSpace.Device.CMYK;
            case "Pattern" -> new ColourSpace.Pattern(ColourSpace.Device.GRAY);
            default -> {
                COSBase found =
                        resources == null
                                ? null
                                : resources.getDictionaryObject(COSName.COLORSPACE)
                                                instanceof COSDictionary spaces
                                        ? spaces.getDictionaryObject(name)
                                        : null;
                yield name.equals(found)
                        ? ColourSpace.Device.GRAY
                        : of(found, resources, nesting + 1);
            }
        };
    }

    private ColourSpace build(COSArray array, @Nullable COSDictionary resources, int nesting)
            throws IOException {
        String kind = array.getObject(0) instanceof COSName name ? name.getName() : "";
        return switch (kind) {
            case "ICCBased" ->
                    array.getObject(1) instanceof COSStream profile
                            ? ColourSpace.Device.ofComponents(profile.getInt(COSName.N, 3))
                            : ColourSpace.Device.RGB;
            case "Indexed", "I" ->
                    ColourSpace.Indexed.of(
                            of(array.getObject(1), resources, nesting + 1),
                            table(array.getObject(3)));
            case "Separation" ->
                    new ColourSpace.Tint(
                            1,
                            PDFunction.create(array.getObject(3)),
                            of(array.getObject(2), resources, nesting + 1));
            case "DeviceN" ->
                    new ColourSpace.Tint(
                            array.getObject(1) instanceof COSArray names ? names.size() : 1,
                            PDFunction.create(array.getObject(3)),
                            of(array.getObject(2), resources, nesting + 1));
            case "Lab" -> new ColourSpace.Other(PDColorSpace.create(array));
            case "Pattern" ->
                    new ColourSpace.Pattern(
                            array.size() > 1
                                    ? of(array.getObject(1), resources, nesting + 1)
                                    : ColourSpace.Device.GRAY);
            default -> named(COSName.getPDFName(kind), null, nesting + 1);
        };
    }

    private byte[] table(@Nullable COSBase lookup) throws IOException {
        return switch (lookup) {
            case COSString string -> string.getBytes();
            case COSStream stream -> decoder.decode(stream);
            case null, default -> new byte[0];
        };
    }
}
