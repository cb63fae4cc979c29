package dev.sheetproof.evidence;

import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageBoxes;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.StoredChunk;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;

/// The address of a region by what it is, not by where its file lies: `evidence://`, the SHA-256 of
/// the PDF, the page, and the box in points of the displayed page. It opens in every corpus that
/// holds those bytes, under whatever name and in whatever folder.
///
/// @param document the PDF by its bytes
/// @param box the region, in points of the displayed page; written with at most two decimals
public record EvidenceLink(Sha256 document, PageNumber page, PageBox box) {

    public static final String SCHEME = "evidence://";

    /// A hundredth of a point is finer than any box is known.
    private static final int DECIMALS = 2;

    /// Share of the smaller of two boxes from which on a chunk is what the link means.
    private static final double SAME_PLACE = 0.5;

    private static final String NUMBER = "(-?[0-9]{1,6}(?:\\.[0-9]{1,6})?)";
    private static final Pattern FORM =
            Pattern.compile(
                    "evidence://([0-9a-fA-F]{64})/([0-9]{1,6})/"
                            + String.join(",", NUMBER, NUMBER, NUMBER, NUMBER)
                            + "/?");

    /// The link to a place of a document, around all its boxes.
    public static EvidenceLink of(Sha256 document, PageBoxes place) {
        return new EvidenceLink(document, place.page(), PageBox.enclosing(place.boxes()));
    }

    /// Whether a text wants to be a link, well formed or not.
    public static boolean isMeant(String text) {
        return text.strip().toLowerCase(Locale.ROOT).startsWith(SCHEME);
    }

    /// Reads a link.
    ///
    /// @throws IllegalArgumentException when it is none; the message says what one looks like
    public static EvidenceLink parse(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "not a link to evidence, which looks like "
                            + SCHEME
                            + "<64 hex digits>/<page>/<x0>,<y0>,<x1>,<y1>: "
                            + text.strip());
        }
        return new EvidenceLink(
                new Sha256(matcher.group(1).toLowerCase(Locale.ROOT)),
                new PageNumber(Integer.parseInt(matcher.group(2))),
                new PageBox(
                        Double.parseDouble(matcher.group(3)),
                        Double.parseDouble(matcher.group(4)),
                        Double.parseDouble(matcher.group(5)),
                        Double.parseDouble(matcher.group(6))));
    }

    /// The link as text; [#parse] reads it back.
    @Override
    public String toString() {
        return SCHEME
                + document.hex()
                + "/"
                + page
                + "/"
                + DoubleStream.of(box.x0(), box.y0(), box.x1(), box.y1())
                        .mapToObj(EvidenceLink::number)
                        .collect(Collectors.joining(","));
    }

    private static String number(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN);
        String text = rounded.stripTrailingZeros().toPlainString();
        return text.equals("-0") ? "0" : text;
    }

    /// The document meant, when the corpus holds its bytes.
    public Optional<DocumentRecord> document(CorpusBrowser corpus) {
        return corpus.documentWithHash(document);
    }

    /// The chunk of that document that lies at the place meant: the one that shares most with it.
    /// Empty when none lies there, as after another detector has cut the page otherwise.
    public Optional<StoredChunk> chunk(CorpusBrowser corpus) {
        return document(corpus).stream()
                .flatMap(found -> corpus.chunks(found.docId()).stream())
                .filter(stored -> likeness(stored) > 0)
                .max(
                        Comparator.comparingDouble(this::likeness)
                                .thenComparing(
                                        stored -> stored.chunk().readingOrder(),
                                        Comparator.reverseOrder()));
    }

    /// Intersection over union of the link's box with what the chunk covers on the page; 0 when
    /// neither lies mostly inside the other.
    private double likeness(StoredChunk stored) {
        return stored.chunk().places().stream()
                .filter(place -> place.page().equals(page))
                .map(place -> PageBox.enclosing(place.boxes()))
                .filter(
                        other ->
                                box.shareInside(other) >= SAME_PLACE
                                        || other.shareInside(box) >= SAME_PLACE)
                .mapToDouble(other -> other.equals(box) ? 1 : Math.max(1e-9, other.iou(box)))
                .max()
                .orElse(0);
    }
}
