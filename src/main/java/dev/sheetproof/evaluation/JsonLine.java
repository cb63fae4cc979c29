package dev.sheetproof.evaluation;

import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One object of a file of JSON lines, and where it stands: every complaint names file, line and
/// field.
///
/// @param place file, line and path of the object, for messages
record JsonLine(String place, JsonNode node) {

    /// @throws EvaluationException when the line is no JSON object
    static JsonLine parse(String file, int number, String line) {
        String place = file + " line " + number;
        try {
            return new JsonLine(place, JsonMapper.shared().readTree(line)).object();
        } catch (JacksonException e) {
            throw new EvaluationException(place + " is not JSON: " + e.getOriginalMessage(), e);
        }
    }

    private JsonLine object() {
        if (!node.isObject()) {
            throw new EvaluationException(place + " is not a JSON object");
        }
        return this;
    }

    /// A string or a number, as a string.
    String text(String field) {
        return optionalText(field)
                .orElseThrow(() -> new EvaluationException(place + " has no \"" + field + "\""));
    }

    Optional<String> optionalText(String field) {
        JsonNode value = node.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return Optional.empty();
        }
        if (!value.isString() && !value.isNumber()) {
            throw wrong(field, "a string", value);
        }
        return Optional.of(value.asString());
    }

    /// The last part of a path, whichever way its slashes lean.
    String fileName(String field) {
        String path = text(field).replace('\\', '/');
        String name = path.substring(path.lastIndexOf('/') + 1);
        if (name.isBlank()) {
            throw new EvaluationException(place + ": \"" + field + "\" names no file");
        }
        return name;
    }

    PageNumber page(String field) {
        JsonNode value = node.path(field);
        if (!value.isIntegralNumber() || !value.canConvertToInt() || value.intValue() < 1) {
            throw wrong(field, "a page number from 1", value);
        }
        return new PageNumber(value.intValue());
    }

    /// `[x0, y0, x1, y1]` with an area.
    PageBox box(String field) {
        JsonNode value = node.path(field);
        boolean four = value.isArray() && value.size() == 4;
        for (int i = 0; four && i < 4; i++) {
            four = value.get(i).isNumber();
        }
        if (!four) {
            throw wrong(field, "four numbers [x0, y0, x1, y1]", value);
        }
        double x0 = value.get(0).doubleValue();
        double y0 = value.get(1).doubleValue();
        double x1 = value.get(2).doubleValue();
        double y1 = value.get(3).doubleValue();
        if (!(x1 > x0 && y1 > y0)) {
            throw wrong(field, "a box with x0 < x1 and y0 < y1", value);
        }
        return new PageBox(x0, y0, x1, y1);
    }

    /// The objects of an array.
    List<JsonLine> objects(String field) {
        List<JsonLine> objects = new ArrayList<>();
        for (JsonNode item : array(field)) {
            objects.add(
                    new JsonLine(place + " " + field + "[" + objects.size() + "]", item).object());
        }
        return objects;
    }

    /// @throws EvaluationException when the field is there and no array, or not there
    JsonNode array(String field) {
        JsonNode value = node.path(field);
        if (!value.isArray()) {
            throw wrong(field, "an array", value);
        }
        return value;
    }

    boolean has(String field) {
        return !node.path(field).isMissingNode();
    }

    EvaluationException wrong(String field, String wanted, JsonNode found) {
        return found.isMissingNode()
                ? new EvaluationException(place + " has no \"" + field + "\"")
                : new EvaluationException(
                        place + ": \"" + field + "\" must be " + wanted + ", not " + shown(found));
    }

    private static String shown(JsonNode value) {
        String text = value.toString();
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
