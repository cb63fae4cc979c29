package dev.sheetproof.ui.commands;

import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/// Something the window can do.
///
/// @param id key of its words: `does.<id>`
/// @param keys what runs it, the first one shown; empty when only the palette does
/// @param possible whether it can be done now
public record Command(
        String id, Group group, List<Shortcut> keys, BooleanSupplier possible, Runnable action) {

    /// Where it stands on the sheet of shortcuts.
    public enum Group {
        SEARCH,
        RESULTS,
        PAGE,
        DOCUMENTS,
        FILES,
        WINDOW
    }

    public Command {
        keys = List.copyOf(keys);
    }

    /// A command that can be run at any time.
    ///
    /// @param keys separated by spaces, as [Shortcut#parse] reads them; empty for none
    public static Command of(String id, Group group, String keys, Runnable action) {
        return of(id, group, keys, () -> true, action);
    }

    public static Command of(
            String id, Group group, String keys, BooleanSupplier possible, Runnable action) {
        List<Shortcut> shortcuts =
                keys.isBlank()
                        ? List.of()
                        : Arrays.stream(keys.split(" ", -1)).map(Shortcut::parse).toList();
        return new Command(id, group, shortcuts, possible, action);
    }

    /// Does it, if that is possible now.
    public void run() {
        if (possible.getAsBoolean()) {
            action.run();
        }
    }
}
