package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.Language;
import dev.sheetproof.ui.fx.Looks;
import dev.sheetproof.ui.fx.TextSize;
import dev.sheetproof.ui.fx.ThemeChoice;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Theme, language and text size of the window, and whether pages are inverted.
public final class LooksViewModel {

    private final ReadOnlyObjectWrapper<Looks> looks;

    LooksViewModel(Looks first) {
        looks = new ReadOnlyObjectWrapper<>(first);
    }

    public ReadOnlyObjectProperty<Looks> looksProperty() {
        return looks.getReadOnlyProperty();
    }

    public void use(ThemeChoice theme) {
        looks.set(looks.get().with(theme));
    }

    public void use(Language language) {
        looks.set(looks.get().with(language));
    }

    public void use(TextSize size) {
        looks.set(looks.get().with(size));
    }

    public void nextTheme() {
        use(looks.get().theme().next());
    }

    /// Makes the texts larger by steps; smaller when negative.
    public void resizeText(int steps) {
        use(looks.get().textSize().step(steps));
    }

    public void invertPages(boolean inverted) {
        looks.set(looks.get().withInvertedPages(inverted));
    }

    public void toggleInvertedPages() {
        invertPages(!looks.get().invertedPages());
    }
}
