package dev.sheetproof.ui.shell;

import dev.sheetproof.corpus.CorpusRef;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.ui.commands.Command;
import dev.sheetproof.ui.commands.CommandRegistry;
import dev.sheetproof.ui.commands.PaletteRow;
import dev.sheetproof.ui.fx.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/// What the palette offers: the commands, requests asked before, documents, corpora.
final class PaletteSource {

    /// More documents than this are found by the filter of the tree.
    private static final int MOST_DOCUMENTS = 5_000;

    private final ShellViewModel model;
    private final CommandRegistry registry;
    private final Texts texts;

    PaletteSource(ShellViewModel model, CommandRegistry registry, Texts texts) {
        this.model = model;
        this.registry = registry;
        this.texts = texts;
    }

    List<PaletteRow> rows() {
        List<PaletteRow> rows = new ArrayList<>();
        for (Command command : registry.all()) {
            if (!command.id().equals("palette")) {
                rows.add(
                        new PaletteRow(
                                texts.get("does." + command.id()),
                                texts.get("group." + command.group().name()),
                                command.keys().isEmpty() ? "" : command.keys().getFirst().text(),
                                command.possible().getAsBoolean(),
                                command::run));
            }
        }
        model.searches().saved().stream()
                .map(request -> search(request, "palette.saved"))
                .forEach(rows::add);
        model.searches().history().stream()
                .map(request -> search(request, "palette.history"))
                .forEach(rows::add);
        model.documents().documents().stream()
                .limit(MOST_DOCUMENTS)
                .map(this::document)
                .forEach(rows::add);
        model.corpora().stream().map(this::corpus).forEach(rows::add);
        return rows;
    }

    private PaletteRow search(String request, String kind) {
        return place(request, kind, () -> model.searches().ask(request));
    }

    private PaletteRow document(DocumentRecord document) {
        String title =
                document.title().isBlank() || document.title().equals(document.docId())
                        ? document.docId()
                        : document.docId() + "  ·  " + document.title();
        return place(
                title,
                "palette.document",
                () ->
                        model.page()
                                .show(document.docId(), new PageNumber(1), OptionalDouble.empty()));
    }

    private PaletteRow corpus(CorpusRef ref) {
        return place(
                ref.name(), "palette.corpus", () -> model.open(ref.folder().toString(), false));
    }

    private PaletteRow place(String title, String kind, Runnable action) {
        return new PaletteRow(title, texts.get(kind), "", true, action);
    }
}
