package dev.sheetproof.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.evidence.CorpusBrowser;
import dev.sheetproof.model.BlockType;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.Element;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.RequestStep;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.commands.Command;
import dev.sheetproof.ui.page.Layer;
import dev.sheetproof.ui.page.PageTools;
import dev.sheetproof.ui.page.SideTab;
import dev.sheetproof.ui.page.select.SelectionViewModel;
import dev.sheetproof.ui.query.Answer;
import dev.sheetproof.ui.query.Filter;
import dev.sheetproof.ui.results.Grouping;
import dev.sheetproof.ui.shell.WindowMemory;
import dev.sheetproof.ui.shell.WindowState;
import dev.sheetproof.ui.support.FxToolkit;
import dev.sheetproof.ui.support.SeenWords;
import dev.sheetproof.ui.support.TestWindow;
import dev.sheetproof.ui.tasks.QueueMemory;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The Chinese window says nothing in English: every screen is gone through, and each Latin word
/// found there must come from a document, a file, a request, or be a name that Chinese uses too.
final class WindowWordsTest extends WindowJourney {

    private static final Pattern LATIN = Pattern.compile("[A-Za-z][a-z]{2,}");

    /// Where a text is cut, a word is.
    private static final Pattern CUT = Pattern.compile("…[A-Za-z]+|[A-Za-z]+…");

    /// Names, keys and units; `doc`, `type`, `page` and so on are typed into requests as they are.
    private static final Set<String> NAMES =
            Set.of(
                    "Sheetproof",
                    "English",
                    "Ctrl",
                    "Shift",
                    "Alt",
                    "Enter",
                    "Esc",
                    "Del",
                    "Home",
                    "End",
                    "Page",
                    "Down",
                    "Space",
                    "Tab",
                    "doc",
                    "type",
                    "page",
                    "table",
                    "header",
                    "footer",
                    "evidence",
                    "sheetproof",
                    "corpus",
                    "rebuild",
                    "dense",
                    // The toolkit says this itself, in the language of the system.
                    "Overflow",
                    "button",
                    "Close");

    /// They open a dialog of the system, change the corpus, or keep it busy.
    private static final Set<String> LEFT_OUT =
            Set.of(
                    "add",
                    "watch",
                    "find-missing",
                    "lay-out-again",
                    "skip-page",
                    "recognise-page",
                    "recognise-document",
                    "theme");

    private static final List<String> REQUESTS =
            List.of(
                    "load capacitance of the ABX-7",
                    "\"drive level\" doc:abx-7 page:1-3 type:text -qqq",
                    "capacitance < 20 pF section 3 ABX*",
                    "frequecy stability 25 ppm",
                    "page:x type:x status:x capacitance",
                    "QZX-9000 load capacitance",
                    "ABX-7 load capacitance price",
                    "zzqqxx yyqq");

    /// Regions tell the name of the rule that found them.
    private static final String RULES = "dev/sheetproof/layout/geometric/rules.tsv";

    private static final PageNumber PAGE = new PageNumber(2);

    private final Set<String> seen = new TreeSet<>();
    private final Set<String> known = new TreeSet<>();

    @Override
    @BeforeEach
    void openWindow() {
        window =
                TestWindow.open(
                        real.library(),
                        "drawn",
                        WindowMemory.inMemory(WindowState.FIRST.withSize(1000, 900)),
                        QueueMemory.inMemory(),
                        Locale.CHINESE,
                        List.of());
        window.awaitIdle();
    }

    private void look() {
        FxToolkit.pulse();
        seen.addAll(FxToolkit.on(() -> SeenWords.under(window.scene().getRoot())));
    }

    private void request(String text) {
        FxToolkit.run(() -> model().query().textProperty().set(text));
        FxToolkit.until(
                "it is answered",
                SECONDS,
                () ->
                        !model().query().searchingProperty().get()
                                && (text.startsWith("evidence:") || answered(text)));
        look();
        known(text);
        if (FxToolkit.on(() -> model().query().answerProperty().get())
                instanceof Answer.Found found) {
            // Other names of the same thing are looked for in the languages of datasheets.
            found.evidence().parsed().steps().stream()
                    .filter(step -> step.kind() == RequestStep.Kind.CONCEPT)
                    .forEach(step -> known(step.to()));
        }
    }

    private boolean answered(String text) {
        return model().query().answerProperty().get() instanceof Answer.Found found
                && found.evidence().request().text().equals(text);
    }

    private void known(String text) {
        Matcher words = LATIN.matcher(text);
        while (words.find()) {
            known.add(words.group().toLowerCase(Locale.ROOT));
        }
    }

    /// What the documents hold, how they are called, and the rules that found their regions.
    private void documents() throws IOException {
        CorpusBrowser browser =
                FxToolkit.on(() -> model().corpusProperty().get().orElseThrow()).browser();
        for (DocumentRecord document : browser.documents()) {
            known(document.toString());
            browser.summary(document.docId()).ifPresent(summary -> known(summary.toString()));
            browser.chunks(document.docId()).stream()
                    .map(StoredChunk::chunk)
                    .forEach(chunk -> known(chunk.id() + " " + chunk.nativeText()));
        }
        Files.readString(Path.of("src/main/resources").resolve(RULES))
                .lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> known(line.substring(0, line.indexOf('\t'))));
        // What filters are typed with.
        Stream.of(PageStatus.values()).map(PageStatus::wireName).forEach(this::known);
        Stream.of(BlockType.values()).map(BlockType::wireName).forEach(this::known);
        known(folder + " drawn corpora Helvetica");
    }

    private void go(int page) {
        FxToolkit.run(
                () -> model().page().show("abx-7", new PageNumber(page), OptionalDouble.empty()));
        awaitDocument("abx-7");
        window.awaitSharp();
    }

    @Test
    void noScreenSaysAnythingInEnglish() throws IOException {
        look();
        documents();
        for (String request : REQUESTS) {
            request(request);
            run("why");
            FxToolkit.until(
                    "it is said why",
                    SECONDS,
                    () ->
                            model().page().sheetProperty().get().isEmpty()
                                    || model().query().whyNotProperty().get().isPresent());
            look();
        }
        request(REQUESTS.getFirst());
        leaveStepsOut();
        request(REQUESTS.getFirst());
        for (Grouping grouping : Grouping.values()) {
            FxToolkit.run(() -> model().results().groupingProperty().set(grouping));
            look();
        }
        FxToolkit.run(() -> model().query().filterProperty().set(Filter.NONE.toggleDoc("tcx-25")));
        look();
        FxToolkit.run(() -> model().query().filterProperty().set(Filter.NONE));
        pages();
        everyCommand();
        files();
        request("evidence://x");
        List<String> english = english();
        assertTrue(seen.size() > 300, () -> "too little was seen: " + seen.size());
        assertEquals(List.of(), english);
    }

    private List<String> english() {
        return seen.stream()
                .filter(
                        text ->
                                LATIN.matcher(CUT.matcher(text).replaceAll(""))
                                        .results()
                                        .map(match -> match.group())
                                        .anyMatch(
                                                word ->
                                                        !NAMES.contains(word)
                                                                && !known.contains(
                                                                        word.toLowerCase(
                                                                                Locale.ROOT))))
                .toList();
    }

    private void leaveStepsOut() {
        Answer answer = FxToolkit.on(() -> model().query().answerProperty().get());
        if (answer instanceof Answer.Found found) {
            found.evidence().parsed().steps().stream()
                    .map(step -> step.id())
                    .forEach(id -> FxToolkit.run(() -> model().query().leaveOut(id)));
        }
        FxToolkit.until(
                "it is read without them",
                SECONDS,
                () -> !model().query().searchingProperty().get());
        look();
        FxToolkit.run(() -> model().query().takeAll());
    }

    /// What is said on and of a page.
    private void pages() {
        go(PAGE.value());
        for (SideTab tab : SideTab.values()) {
            FxToolkit.run(() -> model().page().tools().sideProperty().set(Optional.of(tab)));
            look();
        }
        for (Layer layer : Layer.values()) {
            FxToolkit.run(() -> model().page().setLayer(layer, true));
        }
        look();
        FxToolkit.run(
                () -> {
                    PageTools tools = model().page().tools();
                    tools.find().queryProperty().set("capacitance");
                    tools.selection().begin(SelectionViewModel.Kind.AREA, PAGE, 40, 60);
                    tools.selection().drag(PAGE, 500, 400);
                    tools.selection().end();
                });
        look();
        FxToolkit.run(() -> model().page().tools().area().explain());
        look();
        Element element =
                FxToolkit.on(
                        () ->
                                model().page()
                                        .sheetProperty()
                                        .get()
                                        .orElseThrow()
                                        .marks()
                                        .elements()
                                        .getFirst());
        FxToolkit.run(
                () ->
                        model().page()
                                .tools()
                                .pointer()
                                .explainAt(
                                        element.page(),
                                        element.box().centerX(),
                                        element.box().centerY()));
        look();
    }

    private void everyCommand() {
        List<Command> commands = FxToolkit.on(() -> window.window().view().commands().all());
        for (Command command : commands) {
            if (!LEFT_OUT.contains(command.id())) {
                FxToolkit.run(command::run);
                look();
                FxToolkit.run(() -> window.window().view().closeOverlays());
            }
        }
    }

    /// Files that are refused, each for a reason of its own.
    private void files() throws IOException {
        Path bad = Files.createDirectories(folder.resolve("bad"));
        write(bad.resolve("a.pdf"), "");
        write(bad.resolve("b.pdf"), "<html>not at all</html>");
        write(bad.resolve("c.pdf"), "%PDF-1.7\nnothing that could be read");
        openFresh("words");
        FxToolkit.run(
                () -> {
                    model().tasks().pause(false);
                    model().add(List.of(bad));
                });
        FxToolkit.until(
                "they are refused",
                SECONDS,
                () ->
                        model().tasks().files().size() >= 3
                                && !model().tasks().runningProperty().get());
        FxToolkit.run(
                () -> {
                    model().tasksShownProperty().set(true);
                    model().dropped(List.of(), 2);
                    model().open("/nowhere/at-all", false);
                });
        look();
        known("/nowhere/at-all words bad");
    }

    private static void write(Path file, String content) throws IOException {
        Files.write(file, content.getBytes(StandardCharsets.ISO_8859_1));
    }
}
