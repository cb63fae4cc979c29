package dev.sheetproof.ui.commands;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A key with what is held down beside it.
///
/// @param key name of the key as `javafx.scene.input.KeyCode` has it, `L` or `PAGE_UP`
/// @param ctrl the shortcut key of the system: Ctrl, or Command on a Mac
public record Shortcut(String key, boolean ctrl, boolean shift, boolean alt) {

    public Shortcut {
        if (!key.matches("[A-Z0-9_]+")) {
            throw new IllegalArgumentException("no key is called '" + key + "'");
        }
    }

    /// Reads `Ctrl+Shift+F`, `F1`, `Alt+LEFT`.
    ///
    /// @throws IllegalArgumentException when it is written otherwise
    public static Shortcut parse(String text) {
        List<String> parts = Arrays.asList(text.split("\\+", -1));
        List<String> held = parts.subList(0, parts.size() - 1);
        for (String name : held) {
            if (!List.of("Ctrl", "Shift", "Alt").contains(name)) {
                throw new IllegalArgumentException("not held down: '" + name + "' in " + text);
            }
        }
        return new Shortcut(
                parts.getLast(),
                held.contains("Ctrl"),
                held.contains("Shift"),
                held.contains("Alt"));
    }

    /// How keyboards write it: `Ctrl+Shift+F`, `Ctrl++`, `Page Up`.
    public String text() {
        List<String> parts = new ArrayList<>();
        if (ctrl) {
            parts.add("Ctrl");
        }
        if (alt) {
            parts.add("Alt");
        }
        if (shift) {
            parts.add("Shift");
        }
        parts.add(printed());
        return String.join("+", parts);
    }

    private String printed() {
        return switch (key) {
            case "PLUS", "ADD" -> "+";
            case "EQUALS" -> "=";
            case "MINUS", "SUBTRACT" -> "−";
            case "PERIOD" -> ".";
            case "COMMA" -> ",";
            case "LEFT" -> "←";
            case "RIGHT" -> "→";
            case "UP" -> "↑";
            case "DOWN" -> "↓";
            case "PAGE_UP" -> "Page Up";
            case "PAGE_DOWN" -> "Page Down";
            case "ENTER" -> "Enter";
            case "ESCAPE" -> "Esc";
            case "DELETE" -> "Del";
            default -> key.replace("DIGIT", "").replace("NUMPAD", "Num ");
        };
    }
}
