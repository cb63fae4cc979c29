package dev.sheetproof.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads requests, one JSON object a line. A line that is no request does not keep the others from
/// being read.
final class RequestFile {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    /// What is read of a request.
    private static final Set<String> KEYS = Set.of("id", "query");

    private RequestFile() {}

    /// @param line the whole object, for those who need more of it
    record Request(String id, String query, JsonNode line) {}

    /// @param requests in the order of the file; at least one
    /// @param wrong a sentence for each line that is no request, which names the line
    /// @param odd a sentence for each thing that is read otherwise than its writer may think
    record Lines(List<Request> requests, List<String> wrong, List<String> odd) {

        static final Lines NONE = new Lines(List.of(), List.of(), List.of());

        Lines {
            requests = List.copyOf(requests);
            wrong = List.copyOf(wrong);
            odd = List.copyOf(odd);
        }
    }

    /// @param file `-` stands for `in`
    /// @throws CommandFailure when it cannot be read or a line is no request; the line is named
    static List<Request> read(Path file, InputStream in) {
        Lines lines = readLines(file, in);
        if (!lines.wrong().isEmpty()) {
            throw CommandFailure.usage(lines.wrong().getFirst());
        }
        return lines.requests();
    }

    /// @param file `-` stands for `in`
    /// @throws CommandFailure when it cannot be read or no line is a request
    static Lines readLines(Path file, InputStream in) {
        try (InputStream source = file.toString().equals("-") ? in : Files.newInputStream(file);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(source, StandardCharsets.UTF_8))) {
            List<Request> requests = new ArrayList<>();
            List<String> wrong = new ArrayList<>();
            int number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                if (!line.isBlank()) {
                    try {
                        requests.add(parse(line, file + " line " + number));
                    } catch (CommandFailure e) {
                        wrong.add(String.valueOf(e.getMessage()));
                    }
                }
            }
            if (requests.isEmpty()) {
                throw CommandFailure.usage(
                        wrong.isEmpty()
                                ? file + " holds no request"
                                : String.join(System.lineSeparator(), wrong));
            }
            return new Lines(requests, wrong, odd(requests));
        } catch (IOException e) {
            throw CommandFailure.usage(file + " cannot be read: " + words(e), e);
        }
    }

    /// Ids that several requests share, and keys that are passed over.
    private static List<String> odd(List<Request> requests) {
        List<String> odd = new ArrayList<>();
        Map<String, Integer> ids = new LinkedHashMap<>();
        Set<String> passedOver = new LinkedHashSet<>();
        for (Request request : requests) {
            ids.merge(request.id(), 1, Integer::sum);
            passedOver.addAll(request.line().propertyNames());
        }
        passedOver.removeAll(KEYS);
        ids.forEach(
                (id, count) -> {
                    if (count > 1) {
                        odd.add(count + " requests have the id " + id + ": each is answered");
                    }
                });
        if (!passedOver.isEmpty()) {
            odd.add("not read of the requests: " + String.join(", ", passedOver));
        }
        return odd;
    }

    private static Request parse(String line, String place) {
        try {
            JsonNode node = MAPPER.readTree(line);
            if (!node.isObject()) {
                throw CommandFailure.usage(place + " is no JSON object");
            }
            JsonNode id = node.path("id");
            JsonNode query = node.path("query");
            if (!id.isValueNode() || !query.isString()) {
                throw CommandFailure.usage(
                        place + " needs an \"id\" and a \"query\" that is a text");
            }
            return new Request(id.asString(), query.stringValue(), node);
        } catch (JacksonException e) {
            throw CommandFailure.usage(place + " is no JSON object", e);
        }
    }

    private static String words(IOException e) {
        return e instanceof java.nio.file.NoSuchFileException
                ? "there is no such file"
                : String.valueOf(e.getMessage());
    }
}
