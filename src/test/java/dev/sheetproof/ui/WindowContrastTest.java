package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.ui.fx.ThemeChoice;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.support.FxToolkit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Test;

/// Every text of the window stands out from what is behind it: contrast AA of WCAG 2.2 (4.5 : 1,
/// for large type 3 : 1), worked out from the colours the styles have come to.
final class WindowContrastTest extends WindowJourney {

    private static final double ENOUGH = 4.5;
    private static final double ENOUGH_FOR_LARGE = 3;

    /// Large type: 18 points, or 14 in bold, in pixels (WCAG 2.2, "large scale").
    private static final double LARGE_PX = 24;

    private static final double LARGE_BOLD_PX = 18.66;

    @Test
    void everyTextOfEveryScreenStandsOutInBothThemes() {
        NavigableSet<String> weak = new TreeSet<>();
        int looked = 0;
        ask("TCX-25 drive level");
        window.awaitSharp();
        for (ThemeChoice theme : List.of(ThemeChoice.LIGHT, ThemeChoice.DARK)) {
            window.theme(theme);
            FxToolkit.run(
                    () -> {
                        model().tasksShownProperty().set(true);
                        model().page().tools().sideProperty().set(Optional.of(SideTab.LAYERS));
                    });
            looked += look(theme, "layers", weak);
            FxToolkit.run(
                    () -> model().page().tools().sideProperty().set(Optional.of(SideTab.FIND)));
            run("card-tab");
            looked += look(theme, "card", weak);
            run("chunks-tab");
            looked += look(theme, "chunks", weak);
            run("palette");
            looked += look(theme, "palette", weak);
            FxToolkit.run(() -> window.window().view().closeOverlays());
            run("help");
            looked += look(theme, "shortcuts", weak);
            FxToolkit.run(() -> window.window().view().closeOverlays());
            run("documents-tab");
            FxToolkit.run(
                    () -> {
                        model().notices().error("Something", "went wrong");
                        model().notices().warn("Something", "is not as it should be");
                    });
            looked += look(theme, "notices", weak);
            FxToolkit.run(() -> model().notices().notices().clear());
        }
        assertTrue(looked > 500, "only " + looked + " texts were looked at");
        assertEquals(List.of(), List.copyOf(weak));
    }

    @Test
    void theContrastOfBlackOnWhiteIsTwentyOne() {
        assertEquals(21, contrast(Color.BLACK, Color.WHITE), 1e-9);
        assertEquals(4.54, contrast(Color.web("#767676"), Color.WHITE), 0.01);
    }

    private int look(ThemeChoice theme, String screen, NavigableSet<String> weak) {
        FxToolkit.pulse();
        return FxToolkit.on(
                () -> {
                    List<Text> texts = texts(window.scene().getRoot());
                    for (Text text : texts) {
                        check(theme, screen, text).ifPresent(weak::add);
                    }
                    return texts.size();
                });
    }

    /// The texts that are seen; those of controls that are off may be faint (WCAG 1.4.3).
    private static List<Text> texts(Parent root) {
        List<Text> found = new ArrayList<>();
        Deque<Node> left = new ArrayDeque<>(List.of(root));
        while (!left.isEmpty()) {
            Node node = left.pop();
            if (!node.isVisible() || node.isDisabled() || node.getOpacity() == 0) {
                continue;
            }
            if (node instanceof Text text
                    && !text.getText().isBlank()
                    && !text.getStyleClass().contains("ikonli-font-icon")) {
                found.add(text);
            }
            if (node instanceof Parent parent) {
                parent.getChildrenUnmodifiable().forEach(left::push);
            }
        }
        return found;
    }

    private static Optional<String> check(ThemeChoice theme, String screen, Text text) {
        if (!(text.getFill() instanceof Color ink)) {
            return Optional.empty();
        }
        Color ground = ground(text);
        double contrast = contrast(over(ink, opacity(text), ground), ground);
        double size = text.getFont().getSize();
        boolean large =
                size >= LARGE_PX
                        || (size >= LARGE_BOLD_PX && text.getFont().getStyle().contains("Bold"));
        if (contrast >= (large ? ENOUGH_FOR_LARGE : ENOUGH)) {
            return Optional.empty();
        }
        return Optional.of(
                String.format(
                        java.util.Locale.ROOT,
                        "%s %s: %.2f for “%s” %s on %s in %s",
                        theme,
                        screen,
                        contrast,
                        text.getText().lines().findFirst().orElse(""),
                        ink,
                        ground,
                        text.getParent()));
    }

    private static double opacity(Node node) {
        double opacity = 1;
        for (Node at = node; at != null; at = at.getParent()) {
            opacity *= at.getOpacity();
        }
        return opacity;
    }

    /// What lies behind a node: the fills of all it stands in, from the innermost opaque one.
    private static Color ground(Node node) {
        List<Color> fills = new ArrayList<>();
        for (Node at = node.getParent(); at != null; at = at.getParent()) {
            if (at instanceof Region region && region.getBackground() != null) {
                List<BackgroundFill> own = region.getBackground().getFills();
                for (int i = own.size() - 1; i >= 0; i--) {
                    if (own.get(i).getFill() instanceof Color colour) {
                        fills.add(colour);
                    }
                }
            }
        }
        Color ground = Color.WHITE;
        for (int i = fills.size() - 1; i >= 0; i--) {
            ground = over(fills.get(i), 1, ground);
        }
        return ground;
    }

    private static Color over(Color top, double opacity, Color below) {
        double a = top.getOpacity() * opacity;
        return Color.color(
                top.getRed() * a + below.getRed() * (1 - a),
                top.getGreen() * a + below.getGreen() * (1 - a),
                top.getBlue() * a + below.getBlue() * (1 - a));
    }

    /// Contrast ratio (WCAG 2.2, "contrast ratio").
    private static double contrast(Color one, Color other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    /// Relative luminance (WCAG 2.2).
    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
}
