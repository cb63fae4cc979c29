package dev.sheetproof.evidence;

import dev.sheetproof.model.Chunk;
import dev.sheetproof.model.PageBox;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.StringJoiner;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// One row of an exported table: named values in column order. As JSON a box is an array; as CSV
/// (RFC 4180) everything that is not a plain value is its JSON text, and what is missing is empty.
public final class TableRow {

    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Map<String, JsonNode> values = new LinkedHashMap<>();
    private final Iterator<String> names;

    TableRow(List<String> names) {
        this.names = names.iterator();
    }

    /// The row as one line of JSON without a line end.
    public String json() {
        ObjectNode node = NODES.objectNode();
        node.setAll(values);
        return MAPPER.writeValueAsString(node);
    }

    /// The row as a CSV record without a line end.
    public String csv() {
        StringJoiner record = new StringJoiner(",");
        for (JsonNode value : values.values()) {
            record.add(
                    quoted(
                            value.isNull()
                                    ? ""
                                    : value.isString() ? value.stringValue() : value.toString()));
        }
        return record.toString();
    }

    /// The CSV header of a table.
    public static String csvHeader(StoredTable table) {
        return "doc_id,source_pdf," + String.join(",", table.columns());
    }

    /// Column names with their values as JSON, in order.
    public Map<String, JsonNode> values() {
        return java.util.Collections.unmodifiableMap(values);
    }

    private static String quoted(String text) {
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    TableRow with(String name, String value) {
        values.put(name, NODES.stringNode(value));
        return this;
    }

    TableRow addTree(JsonNode value) {
        values.put(names.next(), value);
        return this;
    }

    TableRow add(String value) {
        return addTree(NODES.stringNode(value));
    }

    TableRow add(long value) {
        return addTree(NODES.numberNode(value));
    }

    TableRow add(double value) {
        return addTree(NODES.numberNode(rounded(value)));
    }

    private static BigDecimal rounded(double value) {
        BigDecimal rounded =
                BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_EVEN).stripTrailingZeros();
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }

    TableRow add(boolean value) {
        return addTree(NODES.booleanNode(value));
    }

    TableRow add(PageBox box) {
        return addTree(EvidenceJson.box(box));
    }

    TableRow add(OptionalInt value) {
        return value.isPresent() ? add(value.getAsInt()) : none();
    }

    TableRow add(OptionalDouble value) {
        return value.isPresent() ? add(value.getAsDouble()) : none();
    }

    TableRow add(Collection<String> values) {
        ArrayNode list = NODES.arrayNode();
        values.forEach(list::add);
        return addTree(list);
    }

    TableRow addNumbers(Collection<Integer> values) {
        ArrayNode list = NODES.arrayNode();
        values.forEach(list::add);
        return addTree(list);
    }

    TableRow none() {
        return addTree(NODES.nullNode());
    }

    static ArrayNode members(List<Chunk.Member> members) {
        ArrayNode list = NODES.arrayNode();
        for (Chunk.Member member : members) {
            list.addObject().put("page", member.page().value()).put("element", member.element());
        }
        return list;
    }
}
