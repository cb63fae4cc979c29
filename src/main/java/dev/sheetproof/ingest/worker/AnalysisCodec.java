package dev.sheetproof.ingest.worker;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import dev.sheetproof.ingest.AnalysisRequest;
import dev.sheetproof.ingest.RecognitionOrder;
import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.Link;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageOmission;
import dev.sheetproof.model.ParsedDocument;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.StoredDocument;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.dataformat.smile.SmileMapper;

/// Writes requests and documents as bytes and reads them back. Records are read through their
/// constructors, so a worker cannot send one that contradicts itself.
final class AnalysisCodec {

    private static final ObjectMapper MAPPER =
            SmileMapper.builder()
                    .changeDefaultVisibility(
                            visible ->
                                    visible.withVisibility(
                                            PropertyAccessor.IS_GETTER,
                                            JsonAutoDetect.Visibility.NONE))
                    .addMixIn(CharEdges.class, EdgesMixIn.class)
                    .addMixIn(Link.Target.class, TargetMixIn.class)
                    .build();

    private AnalysisCodec() {}

    /// A request without its map, whose keys are no texts.
    private record Request(
            String file,
            String docId,
            String sourcePdf,
            Sha256 sha256,
            long bytes,
            Optional<String> password,
            List<Omitted> omitted,
            List<RecognisedPage> recognised) {}

    private record Omitted(PageNumber page, PageOmission why) {}

    private abstract static class EdgesMixIn {

        @JsonProperty
        abstract float[] starts();

        @JsonProperty
        abstract float[] ends();

        @JsonCreator
        static CharEdges of(
                @JsonProperty("starts") float[] starts, @JsonProperty("ends") float[] ends) {
            return CharEdges.of(starts, ends);
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Link.Target.Internal.class, name = "internal"),
        @JsonSubTypes.Type(value = Link.Target.External.class, name = "external"),
        @JsonSubTypes.Type(value = Link.Target.Broken.class, name = "broken")
    })
    private interface TargetMixIn {}

    static void write(AnalysisRequest request, OutputStream out) throws IOException {
        List<Omitted> omitted =
                request.omitted().entrySet().stream()
                        .map(entry -> new Omitted(entry.getKey(), entry.getValue()))
                        .toList();
        encode(
                new Request(
                        request.file().toString(),
                        request.docId(),
                        request.sourcePdf(),
                        request.sha256(),
                        request.bytes(),
                        request.password(),
                        omitted,
                        List.copyOf(request.recognised().values())),
                out);
    }

    static AnalysisRequest readRequest(InputStream in) throws IOException {
        Request request = decode(in, Request.class);
        SortedMap<PageNumber, PageOmission> omitted = new TreeMap<>();
        request.omitted().forEach(page -> omitted.put(page.page(), page.why()));
        SortedMap<PageNumber, RecognisedPage> recognised = new TreeMap<>();
        request.recognised().forEach(page -> recognised.put(page.page(), page));
        return new AnalysisRequest(
                Path.of(request.file()),
                request.docId(),
                request.sourcePdf(),
                request.sha256(),
                request.bytes(),
                request.password(),
                omitted,
                recognised);
    }

    private record Order(String file, Optional<String> password, PageNumber page) {}

    static void write(RecognitionOrder order, OutputStream out) throws IOException {
        encode(new Order(order.file().toString(), order.password(), order.page()), out);
    }

    static RecognitionOrder readOrder(InputStream in) throws IOException {
        Order order = decode(in, Order.class);
        return new RecognitionOrder(Path.of(order.file()), order.password(), order.page());
    }

    static void write(RecognisedPage page, OutputStream out) throws IOException {
        encode(page, out);
    }

    static RecognisedPage readPage(InputStream in) throws IOException {
        return decode(in, RecognisedPage.class);
    }

    /// Writes what the store keeps of a document: of the graphics only the images.
    static void write(StoredDocument document, OutputStream out) throws IOException {
        encode(
                new StoredDocument(
                        document.record(),
                        document.parsed().map(AnalysisCodec::kept),
                        document.layouts(),
                        document.cells(),
                        document.chunks(),
                        document.guards()),
                out);
    }

    private static ParsedDocument kept(ParsedDocument parsed) {
        List<ParsedPage> pages =
                parsed.pages().stream()
                        .map(
                                page ->
                                        new ParsedPage(
                                                page.info(),
                                                page.lines(),
                                                new PageGraphics(
                                                        List.of(),
                                                        List.of(),
                                                        List.of(),
                                                        page.graphics().images()),
                                                page.links()))
                        .toList();
        return new ParsedDocument(
                parsed.summary(),
                pages,
                parsed.toc(),
                parsed.namedObjects(),
                parsed.crossReferences());
    }

    static StoredDocument readDocument(InputStream in) throws IOException {
        return decode(in, StoredDocument.class);
    }

    private static void encode(Object value, OutputStream out) throws IOException {
        try {
            MAPPER.writeValue(out, value);
        } catch (JacksonException e) {
            throw new IOException("cannot be sent: " + e.getMessage(), e);
        }
    }

    private static <T> T decode(InputStream in, Class<T> type) throws IOException {
        try {
            return MAPPER.readValue(in, type);
        } catch (JacksonException e) {
            throw new IOException("cannot be understood: " + e.getMessage(), e);
        }
    }
}
