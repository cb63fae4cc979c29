package dev.sheetproof.ui.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.sheetproof.ui.fx.Texts;
import dev.sheetproof.ui.support.HandThread;
import dev.sheetproof.ui.tasks.IngestProgress;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class WindowTitleTest {

    private static final Texts TEXTS = Texts.beside(ShellView.class, Locale.ENGLISH);

    private final HandThread ui = new HandThread();
    private final NoticesViewModel notices = new NoticesViewModel(ui);

    private String title() {
        return WindowTitle.say(
                TEXTS,
                Optional.empty(),
                notices.attendedProperty().get() ? List.of() : notices.notices());
    }

    @Test
    void theTitleTellsHowFarFilesAreTakenIn() {
        assertEquals(
                "3 of 12 – Sheetproof",
                WindowTitle.say(
                        TEXTS,
                        Optional.of(new IngestProgress(3, 12, "a.pdf", "parse", 0.25, false)),
                        List.of()));
        assertEquals("Sheetproof", title());
    }

    @Test
    void whatHappenedWhileSomebodyWorksElsewhereStaysUntilTheyAreBack() {
        notices.attendedProperty().set(false);
        notices.info("Files are in", "Added 12");
        ui.pass(NoticesViewModel.INFO_STAYS);
        assertEquals("Files are in – Sheetproof", title());
        notices.attendedProperty().set(true);
        assertEquals(1, notices.notices().size());
        assertEquals("Sheetproof", title());
        ui.pass(NoticesViewModel.INFO_STAYS);
        assertEquals(List.of(), notices.notices());
    }

    @Test
    void whatIsReadPassesByItself() {
        notices.info("Files are in", "Added 12");
        ui.pass(NoticesViewModel.INFO_STAYS);
        assertEquals(List.of(), notices.notices());
    }
}
