package dev.sheetproof.ui.fx;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ui.support.FxToolkit;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputDialog;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(FxToolkit.class)
final class BothThemesTest {

    private static final String LIGHT =
            """
            .root {
              -ink: #111111;
              -ground: #ffffff;
            }
            .cell:hover {
              -fx-background-color: -line, -ground-1;
              -fx-effect: shadow(1px);
            }
            .veil {
              -fx-fill: rgba(0, 0, 0, 0.3);
            }
            """;

    private static final String DARK =
            """
            .root {
              -ink: #eeeeee;
              -ground: #000000;
            }
            .cell:hover {
              -fx-background-color: -line, -ground-7;
              -fx-effect: shadow(2px);
            }
            .veil {
              -fx-fill: rgba(255, 255, 255, 0.2);
            }
            """;

    @Test
    void whatDiffersIsLookedUpAndNothingElseIsChanged() {
        assertEquals(
                """
                .root {
                  -ink: #111111;
                  -ground: #ffffff;
                }
                .cell:hover {
                  -fx-background-color: -line, -either-0;
                  -fx-effect: shadow(1px);
                }
                .veil {
                  -fx-fill: -either-1;
                }
                .root {
                  -either-0: -ground-1;
                  -either-1: rgba(0, 0, 0, 0.3);
                }
                .root.dark {
                  -ink: #eeeeee;
                  -ground: #000000;
                  -either-0: -ground-7;
                  -either-1: rgba(255, 255, 255, 0.2);
                }
                """,
                BothThemes.merged(LIGHT, DARK));
    }

    @Test
    void themesOfOtherRulesAreRefused() {
        for (String other :
                List.of(
                        DARK + ".more {}\n",
                        DARK.replace("-fx-fill", "-fx-stroke"),
                        DARK.replace(".veil", ".cover"),
                        DARK.replace("-line, -ground-7", "-ground-7"))) {
            assertThrows(IllegalStateException.class, () -> BothThemes.merged(LIGHT, other), other);
        }
    }

    @Test
    void menusAndDialogsFollowTheThemeOfTheWindow() {
        Stage stage = FxToolkit.on(Stage::new);
        WindowThemes themes = new WindowThemes();
        try {
            Label label = new Label("text");
            FxToolkit.run(
                    () -> {
                        themes.start();
                        stage.setScene(new Scene(new StackPane(label), 300, 200));
                        stage.show();
                    });
            FxToolkit.pulse();
            Paint ink = FxToolkit.on(label::getTextFill);
            FxToolkit.run(() -> themes.use(ThemeChoice.DARK));
            FxToolkit.pulse();
            Paint paleInk = FxToolkit.on(label::getTextFill);
            assertTrue(brightness(ink) < 0.3 && brightness(paleInk) > 0.7, ink + ", " + paleInk);

            ContextMenu menu = FxToolkit.on(() -> new ContextMenu(new MenuItem("item")));
            FxToolkit.run(() -> menu.show(label, 10, 10));
            TextInputDialog dialog = FxToolkit.on(TextInputDialog::new);
            DialogPane pane = FxToolkit.on(dialog::getDialogPane);
            Label content = new Label("asks");
            FxToolkit.run(
                    () -> {
                        pane.setHeader(content);
                        dialog.show();
                    });
            FxToolkit.pulse();
            assertEquals(paleInk, FxToolkit.on(content::getTextFill));
            assertEquals(
                    paleInk,
                    FxToolkit.on(
                            () ->
                                    ((Label) menu.getSkin().getNode().lookup(".menu-item > .label"))
                                            .getTextFill()));
            FxToolkit.run(() -> themes.use(ThemeChoice.LIGHT));
            FxToolkit.pulse();
            assertEquals(ink, FxToolkit.on(content::getTextFill));
            FxToolkit.run(
                    () -> {
                        menu.hide();
                        dialog.close();
                    });
        } finally {
            FxToolkit.run(
                    () -> {
                        themes.stop();
                        stage.close();
                    });
        }
    }

    @Test
    void onlyAThemeThatIsKnownIsUsed() {
        assertThrows(
                IllegalArgumentException.class, () -> new WindowThemes().use(ThemeChoice.SYSTEM));
    }

    private static double brightness(Paint paint) {
        return ((Color) paint).getBrightness();
    }
}
