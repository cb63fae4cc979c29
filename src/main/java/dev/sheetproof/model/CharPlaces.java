package dev.sheetproof.model;

import java.util.List;
import java.util.Optional;

/// Where the characters of a line stand on the displayed page, blanks left out. A character is in a
/// box when its centre is.
public final class CharPlaces {

    private final PageBox[] boxes;
    private final int count;

    public CharPlaces(Line line) {
        List<Span> spans = line.spans();
        boxes = new PageBox[line.text().length()];
        int span = 0;
        int found = 0;
        for (int i = 0; i < boxes.length; i++) {
            if (Character.isWhitespace(line.text().charAt(i))) {
                continue;
            }
            while (span + 1 < spans.size() && spans.get(span + 1).offset() <= i) {
                span++;
            }
            // Superscripts lie off the middle of their line, so that heights come from the span.
            PageBox across = spans.isEmpty() ? line.box() : spans.get(span).box();
            double a = Math.min(line.edges().start(i), line.edges().end(i));
            double b = Math.max(line.edges().start(i), line.edges().end(i));
            boxes[found++] =
                    line.horizontal()
                            ? new PageBox(a, across.y0(), b, across.y1())
                            : new PageBox(across.x0(), a, across.x1(), b);
        }
        count = found;
    }

    /// Whether any character's centre lies in the box.
    public boolean anyIn(PageBox box) {
        for (int i = 0; i < count; i++) {
            if (box.containsCenterOf(boxes[i])) {
                return true;
            }
        }
        return false;
    }

    /// Whether every character's centre lies in the box.
    public boolean allIn(PageBox box) {
        for (int i = 0; i < count; i++) {
            if (!box.containsCenterOf(boxes[i])) {
                return false;
            }
        }
        return true;
    }

    /// What the characters cover whose centres lie in the box.
    public Optional<Extent> extentIn(PageBox box) {
        Extent extent = null;
        for (int i = 0; i < count; i++) {
            if (box.containsCenterOf(boxes[i])) {
                extent = extent == null ? Extent.of(boxes[i]) : extent.with(boxes[i]);
            }
        }
        return Optional.ofNullable(extent);
    }

    /// Characters seen as one: the box around them and the box around their centres.
    public record Extent(PageBox box, PageBox centres) {

        public static Extent of(PageBox character) {
            double x = character.centerX();
            double y = character.centerY();
            return new Extent(character, new PageBox(x, y, x, y));
        }

        public Extent with(PageBox character) {
            return with(of(character));
        }

        public Extent with(Extent other) {
            return new Extent(box.union(other.box), centres.union(other.centres));
        }
    }
}
