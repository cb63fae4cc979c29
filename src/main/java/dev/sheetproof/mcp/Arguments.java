package dev.sheetproof.mcp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// The arguments of a call as JSON gave them, read with a clear word on what is wrong. An argument
/// that is `null` counts as absent.
///
/// @param where what they belong to, for messages: a tool, or an argument that is an object
/// @param values as parsed: strings, numbers, lists, maps
record Arguments(String where, Map<String, Object> values) {

    /// More entries than anybody means to list by hand.
    private static final int MAX_ENTRIES = 1000;

    /// Longer than any identifier of a corpus.
    static final int MAX_ID_LENGTH = 400;

    /// @throws InvalidArgumentException when there is an argument not in `known`
    void refuseOthersThan(List<String> known) throws InvalidArgumentException {
        TreeSet<String> unknown = new TreeSet<>(values.keySet());
        known.forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            throw new InvalidArgumentException(
                    where
                            + " has no \""
                            + unknown.first()
                            + "\"; it takes "
                            + String.join(", ", known));
        }
    }

    /// A string that must be there and not blank.
    ///
    /// @param maxLength in UTF-16 units
    String text(String name, int maxLength) throws InvalidArgumentException {
        @Nullable Object value = values.get(name);
        if (value == null) {
            throw new InvalidArgumentException(where + " needs \"" + name + "\", a string");
        }
        if (!(value instanceof String text)) {
            throw wrong(name, "a string", value);
        }
        if (text.isBlank()) {
            throw new InvalidArgumentException(where + ": \"" + name + "\" is empty");
        }
        if (text.length() > maxLength) {
            throw new InvalidArgumentException(
                    where
                            + ": \""
                            + name
                            + "\" has "
                            + text.length()
                            + " characters; at most "
                            + maxLength
                            + " are allowed");
        }
        return text;
    }

    /// An integer, or `whenAbsent`.
    int integer(String name, int min, int max, int whenAbsent) throws InvalidArgumentException {
        @Nullable Object value = values.get(name);
        return value == null ? whenAbsent : inRange(name, value, min, max);
    }

    Optional<Arguments> object(String name) throws InvalidArgumentException {
        @Nullable Object value = values.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!(value instanceof Map<?, ?> map)) {
            throw wrong(name, "an object", value);
        }
        Map<String, Object> members = new LinkedHashMap<>();
        map.forEach((key, member) -> members.put(String.valueOf(key), member));
        return Optional.of(new Arguments(name, members));
    }

    /// A list of strings that are not blank; empty when absent.
    List<String> texts(String name) throws InvalidArgumentException {
        List<String> texts = new ArrayList<>();
        for (@Nullable Object entry : list(name, "a list of strings")) {
            if (!(entry instanceof String text)) {
                throw wrong(name, "a list of strings", entry);
            }
            if (text.isBlank() || text.length() > MAX_ID_LENGTH) {
                throw new InvalidArgumentException(
                        where
                                + ": an entry of \""
                                + name
                                + "\" is empty or longer than "
                                + MAX_ID_LENGTH
                                + " characters");
            }
            texts.add(text);
        }
        return texts;
    }

    /// A list of integers; empty when absent.
    List<Integer> integers(String name, int min, int max) throws InvalidArgumentException {
        List<Integer> integers = new ArrayList<>();
        for (@Nullable Object entry : list(name, "a list of integers")) {
            if (entry == null) {
                throw wrong(name, "a list of integers", entry);
            }
            integers.add(inRange(name, entry, min, max));
        }
        return integers;
    }

    private List<?> list(String name, String wanted) throws InvalidArgumentException {
        @Nullable Object value = values.get(name);
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof List<?> list)) {
            throw wrong(name, wanted, value);
        }
        if (list.size() > MAX_ENTRIES) {
            throw new InvalidArgumentException(
                    where
                            + ": \""
                            + name
                            + "\" has "
                            + list.size()
                            + " entries; at most "
                            + MAX_ENTRIES
                            + " are allowed");
        }
        return list;
    }

    /// Takes 150.0 for 150: some clients know one kind of number only.
    private int inRange(String name, Object value, int min, int max)
            throws InvalidArgumentException {
        if (!(value instanceof Number number) || number.doubleValue() % 1 != 0) {
            throw wrong(name, "an integer", value);
        }
        if (number.doubleValue() < min || number.doubleValue() > max) {
            throw new InvalidArgumentException(
                    where + ": \"" + name + "\" is " + value + ", outside " + min + ".." + max);
        }
        return number.intValue();
    }

    private InvalidArgumentException wrong(String name, String wanted, @Nullable Object value) {
        String shown = String.valueOf(value);
        if (shown.length() > 60) {
            shown = shown.substring(0, 60) + "…";
        }
        return new InvalidArgumentException(
                where + ": \"" + name + "\" must be " + wanted + ", not " + shown);
    }
}
