package dev.sheetproof.model;

/// A line of text that was read off a picture of its page.
///
/// @param box the ink of its characters on the displayed page
/// @param direction reading direction as of [Line]
/// @param edges where each character of `text` lies along the direction
/// @param sizePt size of its type in points as its ink tells, positive
/// @param confidence how sure the recogniser is of its characters on the average, 0..1
public record RecognisedLine(
        String text,
        PageBox box,
        int direction,
        CharEdges edges,
        double sizePt,
        boolean bold,
        double confidence) {

    public RecognisedLine {
        if (text.isBlank()) {
            throw new IllegalArgumentException("a line without characters at " + box);
        }
        if (text.length() != edges.size()) {
            throw new IllegalArgumentException(
                    "text of " + text.length() + " characters with edges for " + edges.size());
        }
        if (direction != 0 && direction != 90 && direction != 180 && direction != 270) {
            throw new IllegalArgumentException("direction not 0, 90, 180 or 270: " + direction);
        }
        if (!(sizePt > 0) || !Double.isFinite(sizePt)) {
            throw new IllegalArgumentException("type size not positive: " + sizePt);
        }
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence outside 0..1: " + confidence);
        }
    }
}
