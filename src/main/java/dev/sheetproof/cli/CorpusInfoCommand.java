package dev.sheetproof.cli;

import dev.sheetproof.corpus.CorpusAccess;
import dev.sheetproof.corpus.CorpusException;
import dev.sheetproof.corpus.OpenCorpus;
import dev.sheetproof.model.DocumentRecord;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Says what a corpus holds.
@Command(
        name = "info",
        sortOptions = false,
        header = "Say what a corpus holds, as JSON.",
        description = "")
final class CorpusInfoCommand extends AlwaysJson implements Callable<Integer> {

    @Mixin private CorpusOption corpus = new CorpusOption();

    private final Services services;
    private final Console console;

    CorpusInfoCommand(Services services, Console console) {
        this.services = services;
        this.console = console;
    }

    @Override
    public Integer call() throws CorpusException {
        try (OpenCorpus open = corpus.open(services)) {
            console.out().println(JsonMapper.shared().writeValueAsString(info(open)));
        }
        return 0;
    }

    private static ObjectNode info(OpenCorpus open) {
        List<DocumentRecord> documents = open.browser().documents();
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("name", open.ref().name());
        root.put("folder", open.ref().folder().toString());
        switch (open.access()) {
            case CorpusAccess.Writable _ -> root.put("writable", true);
            case CorpusAccess.ReadOnly(String reason) ->
                    root.put("writable", false).put("read_only_because", reason);
        }
        root.put("title", open.profile().title());
        root.put("vendor", open.profile().vendor());
        ArrayNode languages = root.putArray("languages");
        open.profile().languages().forEach(languages::add);
        root.put("documents", documents.size());
        SortedMap<String, Integer> byStatus = new TreeMap<>();
        documents.forEach(doc -> byStatus.merge(doc.status().wireName(), 1, Integer::sum));
        ObjectNode statuses = root.putObject("documents_by_status");
        byStatus.forEach(statuses::put);
        root.put("pages", documents.stream().mapToInt(DocumentRecord::pages).sum());
        root.put("elements", documents.stream().mapToInt(DocumentRecord::elements).sum());
        root.put("chunks", open.browser().chunkCount());
        ArrayNode pending = root.putArray("pending");
        open.care().pending().forEach(file -> pending.add(file.toString()));
        ArrayNode unfinished = root.putArray("unfinished");
        open.care().unfinished().forEach(file -> unfinished.add(file.toString()));
        SortedMap<String, List<String>> revisions = open.browser().revisions();
        ArrayNode list = root.putArray("list");
        for (DocumentRecord doc : documents) {
            ObjectNode entry = list.addObject();
            ArrayNode others = entry.putArray("revisions");
            revisions.getOrDefault(doc.docId(), List.of()).forEach(others::add);
            entry.put("doc_id", doc.docId())
                    .put("source_pdf", doc.sourcePdf())
                    .put("sha256", doc.sha256().hex())
                    .put("status", doc.status().wireName())
                    .put("reason", doc.reason())
                    .put("title", doc.title())
                    .put("pages", doc.pages())
                    .put("chunks", doc.chunks())
                    .put("stamp", doc.stamp());
        }
        return root;
    }
}
