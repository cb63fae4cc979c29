package dev.sheetproof.ui.fx;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/// Keeps what nobody sees out of the scene. The toolkit styles every node in it whenever the looks
/// change, those that are hidden as well: more than half of the window's are.
public final class Backstage {

    private Backstage() {}

    /// What lies in a pane now is in it while the pane is visible, and nothing is while it is not.
    public static void whileHidden(Pane pane) {
        List<Node> children = List.copyOf(pane.getChildren());
        pane.visibleProperty()
                .addListener(
                        (observed, before, now) ->
                                pane.getChildren().setAll(now ? children : List.of()));
        if (!pane.isVisible()) {
            pane.getChildren().clear();
        }
    }
}
