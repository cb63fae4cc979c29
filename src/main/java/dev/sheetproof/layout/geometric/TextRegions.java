package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Turns what is left of a page into captions, notes, titles, lists, formulas and paragraphs.
final class TextRegions {

    /// White space between two items of a list, in line heights.
    private static final double ITEM_GAP = 1.5;

    /// Left edges of the items of a list differ by at most this many points, sublists included.
    private static final double ITEM_INDENT_PT = 40;

    private final PageScene scene;

    TextRegions(PageScene scene) {
        this.scene = scene;
    }

    void find() {
        List<TextPiece> pieces = TextPiece.split(scene.free());
        List<List<TextPiece>> paragraphs =
                new ArrayList<>(new TextBlocks(scene).paragraphs(pieces));
        List<Region> captions = new ArrayList<>();
        for (List<TextPiece> paragraph : List.copyOf(paragraphs)) {
            Optional<Region> caption = Captions.of(scene, paragraph);
            if (caption.isPresent()) {
                captions.add(caption.get());
                paragraphs.remove(paragraph);
            }
        }
        scene.addAll(captions);
        scene.addAll(new TableNotes(scene).take(paragraphs));
        BlockLabels labels = new BlockLabels(scene);
        List<Region> blocks = new ArrayList<>();
        for (List<TextPiece> paragraph : paragraphs) {
            ElementLabel label = labels.label(paragraph);
            List<Line> lines = paragraph.stream().flatMap(p -> p.lines().stream()).toList();
            Region block = Region.of(label, 0.7, "text-block", lines);
            if (!continuesList(blocks, block)) {
                blocks.add(block);
            }
        }
        scene.addAll(blocks);
    }

    /// Adds an item to the list right above it.
    private static boolean continuesList(List<Region> blocks, Region block) {
        if (block.label() != ElementLabel.LIST) {
            return false;
        }
        for (int i = blocks.size() - 1; i >= 0; i--) {
            Region above = blocks.get(i);
            double gap = block.box().y0() - above.box().y1();
            double height = block.lines().getFirst().box().height();
            boolean sameColumn =
                    above.box().overlapX(block.box()) > 0
                            && Math.abs(above.box().x0() - block.box().x0()) < ITEM_INDENT_PT;
            if (above.label() == ElementLabel.LIST
                    && sameColumn
                    && gap > -height
                    && gap < ITEM_GAP * height) {
                List<Line> lines = new ArrayList<>(above.lines());
                lines.addAll(block.lines());
                blocks.set(
                        i, Region.of(ElementLabel.LIST, above.confidence(), "list-items", lines));
                return true;
            }
        }
        return false;
    }
}
