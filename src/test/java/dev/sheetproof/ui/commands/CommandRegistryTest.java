package dev.sheetproof.ui.commands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CommandRegistryTest {

    @Test
    void aShortcutIsReadAndPrinted() {
        assertEquals(new Shortcut("F", true, true, false), Shortcut.parse("Ctrl+Shift+F"));
        assertEquals("Ctrl+Shift+F", Shortcut.parse("Shift+Ctrl+F").text());
        assertEquals("Ctrl++", Shortcut.parse("Ctrl+PLUS").text());
        assertEquals("Ctrl+0", Shortcut.parse("Ctrl+DIGIT0").text());
        assertEquals("Page Up", Shortcut.parse("PAGE_UP").text());
        assertThrows(IllegalArgumentException.class, () -> Shortcut.parse("Hyper+F"));
        assertThrows(IllegalArgumentException.class, () -> Shortcut.parse("Ctrl++"));
    }

    @Test
    void noIdAndNoKeyIsGivenTwice() {
        CommandRegistry registry = new CommandRegistry();
        registry.add(Command.of("a", Command.Group.PAGE, "Ctrl+A F2", () -> {}));
        IllegalArgumentException same =
                assertThrows(
                        IllegalArgumentException.class,
                        () -> registry.add(Command.of("b", Command.Group.PAGE, "F2", () -> {})));
        assertEquals("F2 is both a and b", same.getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> registry.add(Command.of("a", Command.Group.PAGE, "", () -> {})));
    }

    @Test
    void whatIsNotPossibleIsNotDone() {
        List<String> done = new ArrayList<>();
        Command.of("a", Command.Group.PAGE, "", () -> false, () -> done.add("a")).run();
        Command.of("b", Command.Group.PAGE, "", () -> done.add("b")).run();
        assertEquals(List.of("b"), done);
    }

    private static PaletteRow row(String title, List<String> done) {
        return new PaletteRow(title, "test", "", true, () -> done.add(title));
    }

    @Test
    void thePaletteFindsByLettersInOrderBestFirst() {
        List<String> done = new ArrayList<>();
        PaletteViewModel palette =
                new PaletteViewModel(
                        () ->
                                List.of(
                                        row("Show what became of the files", done),
                                        row("Add PDF files", done),
                                        row("Filter the documents", done)));
        palette.open();
        assertEquals(3, palette.rows().size());
        palette.typedProperty().set("files");
        assertEquals(
                List.of("Add PDF files", "Show what became of the files"),
                palette.rows().stream().limit(2).map(PaletteRow::title).toList());
        palette.typedProperty().set("fdoc");
        assertEquals("Filter the documents", palette.rows().getFirst().title());
        palette.typedProperty().set("zzz");
        assertTrue(palette.rows().isEmpty());
        palette.runChosen();
        assertTrue(palette.shownProperty().get(), "nothing to run");
        palette.typedProperty().set("");
        palette.move(1);
        palette.move(9);
        palette.runChosen();
        assertEquals(List.of("Filter the documents"), done);
        assertEquals(false, palette.shownProperty().get());
    }
}
