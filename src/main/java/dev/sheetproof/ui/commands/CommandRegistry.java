package dev.sheetproof.ui.commands;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// All commands of the window, in the order of the sheet. No id and no key is given twice.
public final class CommandRegistry {

    private final Map<String, Command> commands = new LinkedHashMap<>();
    private final Map<Shortcut, String> keys = new LinkedHashMap<>();
    private final List<KeyHint> hints = new ArrayList<>();

    /// Keys that belong to one control and are no commands: the sheet tells them all the same.
    ///
    /// @param id key of its words: `does.<id>`
    /// @param keys as they are printed on keyboards
    public record KeyHint(String id, Command.Group group, String keys) {}

    /// @throws IllegalArgumentException when another command has the id or one of the keys
    public void add(Command command) {
        if (commands.putIfAbsent(command.id(), command) != null) {
            throw new IllegalArgumentException("there is a command " + command.id() + " already");
        }
        for (Shortcut key : command.keys()) {
            String other = keys.putIfAbsent(key, command.id());
            if (other != null) {
                throw new IllegalArgumentException(
                        key.text() + " is both " + other + " and " + command.id());
            }
        }
    }

    public void hint(String id, Command.Group group, String printedKeys) {
        hints.add(new KeyHint(id, group, printedKeys));
    }

    public List<Command> all() {
        return List.copyOf(commands.values());
    }

    public List<KeyHint> hints() {
        return List.copyOf(hints);
    }

    public Optional<Command> command(String id) {
        return Optional.ofNullable(commands.get(id));
    }
}
