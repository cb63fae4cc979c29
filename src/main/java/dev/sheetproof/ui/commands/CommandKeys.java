package dev.sheetproof.ui.commands;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/// Makes the keys of all commands work in a scene.
public final class CommandKeys {

    private CommandKeys() {}

    public static void register(CommandRegistry registry, Scene scene) {
        for (Command command : registry.all()) {
            for (Shortcut shortcut : command.keys()) {
                scene.getAccelerators().put(combination(shortcut), command::run);
            }
        }
    }

    static KeyCombination combination(Shortcut shortcut) {
        List<KeyCombination.Modifier> held = new ArrayList<>();
        if (shortcut.ctrl()) {
            held.add(KeyCombination.SHORTCUT_DOWN);
        }
        if (shortcut.shift()) {
            held.add(KeyCombination.SHIFT_DOWN);
        }
        if (shortcut.alt()) {
            held.add(KeyCombination.ALT_DOWN);
        }
        return new KeyCodeCombination(
                KeyCode.valueOf(shortcut.key()), held.toArray(KeyCombination.Modifier[]::new));
    }
}
