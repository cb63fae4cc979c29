package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.PageTruth;
import dev.sheetproof.demo.kit.Question;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.model.PageBox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.ObjectMapper;

/// The demo corpus: its documents, and the program that writes them with their ground truth.
///
/// `mvn test -Dtest=DemoCorpusTest -Ddemo.write=true` draws `corpora/demo` anew.
final class DemoCorpus {

    /// Where Debian's `fonts-droid-fallback` keeps the font for Chinese text (Apache License 2.0).
    static final Path HAN = Path.of("/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf");

    private static final ObjectMapper JSON = new ObjectMapper();

    private DemoCorpus() {}

    static List<DemoDocument> documents() {
        return List.of(
                new AbxCrystal(),
                new TcxSheet(),
                new LeadedCrystal(),
                new ForkCrystal(),
                new VcxSheet(),
                new ClxSheet(),
                new OcxSheet(),
                new RtxModule(),
                new MgxClock(),
                new AppNote(),
                new SelectionGuide(),
                new BilingualCrystal());
    }

    /// Draws one document; only one that needs it gets the Han font, so that all others come out
    /// alike everywhere.
    static Sheet draw(DemoDocument document) {
        return document.draw(document.needsHan() ? hanFont() : Optional.empty());
    }

    static Optional<Path> hanFont() {
        return Files.isReadable(HAN) ? Optional.of(HAN) : Optional.empty();
    }

    /// Writes the documents and their ground truth into a corpus folder.
    static void writeTo(Path folder) throws IOException {
        Path pdf = Files.createDirectories(folder.resolve("pdf"));
        List<Sheet> sheets = new ArrayList<>();
        for (DemoDocument document : documents()) {
            Sheet sheet = draw(document);
            Files.write(pdf.resolve(sheet.facts().file()), sheet.finish());
            sheets.add(sheet);
        }
        Files.writeString(folder.resolve("questions.jsonl"), lines(questions(sheets)));
        Files.writeString(folder.resolve("layout.jsonl"), lines(layout(sheets)));
    }

    /// One JSON object a line.
    static String lines(List<Map<String, Object>> rows) {
        StringBuilder text = new StringBuilder();
        for (Map<String, Object> row : rows) {
            text.append(JSON.writeValueAsString(row)).append('\n');
        }
        return text.toString();
    }

    /// The questions; the same question in several documents is one with several answers.
    static List<Map<String, Object>> questions(List<Sheet> sheets) {
        Map<String, Map<String, Object>> rows = new LinkedHashMap<>();
        Map<String, List<Map<String, Object>>> answers = new LinkedHashMap<>();
        for (Sheet sheet : sheets) {
            for (Question question : sheet.questions()) {
                List<Map<String, Object>> known =
                        answers.computeIfAbsent(question.query(), q -> new ArrayList<>());
                known.add(answer(sheet.facts().file(), question));
                if (question.kind().startsWith("part_")) {
                    addOtherPlaces(known, question, sheets);
                }
                row(rows, question.query(), question.kind(), answers.get(question.query()));
            }
            sheet.questionsInVain().forEach(query -> row(rows, query, "negative", List.of()));
        }
        return List.copyOf(rows.values());
    }

    private static void row(
            Map<String, Map<String, Object>> rows,
            String query,
            String kind,
            List<Map<String, Object>> answers) {
        Map<String, Object> row = rows.computeIfAbsent(query, q -> new LinkedHashMap<>());
        row.putIfAbsent("id", String.format(Locale.ROOT, "demo-%03d", rows.size()));
        row.put("query", query);
        row.put("kind", kind);
        row.put("answers", answers);
        row.put("note", "");
    }

    /// A part number that stands in further tables is answered by each of them.
    private static void addOtherPlaces(
            List<Map<String, Object>> known, Question question, List<Sheet> sheets) {
        for (Sheet sheet : sheets) {
            for (Canvas page : sheet.pages()) {
                for (PageTruth.CellText cell : page.truth().cells()) {
                    PageBox unit = page.truth().unitAround(cell.box());
                    Map<String, Object> other =
                            answer(
                                    sheet.facts().file(),
                                    new Question(
                                            question.query(),
                                            question.kind(),
                                            page.number(),
                                            cell.box(),
                                            unit,
                                            cell.text()));
                    if (cell.text().contains(question.value()) && !known.contains(other)) {
                        known.add(other);
                    }
                }
            }
        }
    }

    private static Map<String, Object> answer(String file, Question question) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("file", file);
        answer.put("page", question.page());
        answer.put("value_box", numbers(question.valueBox()));
        answer.put("unit_box", numbers(question.unitBox()));
        answer.put("value", question.value());
        return answer;
    }

    /// One row a page: elements, reading units.
    static List<Map<String, Object>> layout(List<Sheet> sheets) {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (Sheet sheet : sheets) {
            for (Canvas page : sheet.pages()) {
                Map<String, Object> row = new LinkedHashMap<>();
                row.put("file", sheet.facts().file());
                row.put("page", page.number());
                row.put("elements", elements(page.truth()));
                row.put("units", page.truth().units());
                row.put("cells", cells(page.truth()));
                rows.add(row);
            }
        }
        return rows;
    }

    private static List<Map<String, Object>> cells(PageTruth truth) {
        List<Map<String, Object>> cells = new ArrayList<>();
        for (PageTruth.Value value : truth.values()) {
            Map<String, Object> cell = new LinkedHashMap<>();
            cell.put("row", value.row());
            cell.put("column", value.column());
            cell.put("value", value.value());
            cell.put("unit", value.unit());
            cell.put("bbox", numbers(value.box()));
            cells.add(cell);
        }
        return cells;
    }

    private static List<Map<String, Object>> elements(PageTruth truth) {
        List<Map<String, Object>> elements = new ArrayList<>();
        for (PageTruth.Mark mark : truth.marks()) {
            Map<String, Object> element = new LinkedHashMap<>();
            element.put("id", elements.size());
            element.put("label", mark.label().wireName());
            element.put("bbox", numbers(mark.box()));
            elements.add(element);
        }
        return elements;
    }

    private static List<Double> numbers(PageBox box) {
        return List.of(tenth(box.x0()), tenth(box.y0()), tenth(box.x1()), tenth(box.y1()));
    }

    private static double tenth(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
