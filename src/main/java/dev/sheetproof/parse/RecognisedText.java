package dev.sheetproof.parse;

import dev.sheetproof.model.FontStyle;
import dev.sheetproof.model.Line;
import dev.sheetproof.model.PageGraphics;
import dev.sheetproof.model.PageInfo;
import dev.sheetproof.model.PageStatus;
import dev.sheetproof.model.ParsedPage;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Span;
import dev.sheetproof.model.TextSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A page whose text was recognised in its picture: that text takes the place of its own.
///
/// Pictures that hold such text are scans of the page; what is drawn in them takes their place in
/// the drawing. Outlined letters leave the drawing, because they are text now.
final class RecognisedText {

    /// Text read less surely than this on the average is not worth having: a script that the
    /// recogniser does not know, or a picture without text.
    private static final double MIN_CONFIDENCE = 0.7;

    private RecognisedText() {}

    static ParsedPage on(ParsedPage page, RecognisedPage read) {
        PageInfo info = page.info();
        boolean unread =
                switch (info.status()) {
                    case FAILED, ENCRYPTED, SKIPPED -> true;
                    case OK, NO_TEXT, BAD_FONTS -> false;
                };
        if (unread) {
            return page;
        }
        if (read.lines().isEmpty() || read.confidence() < MIN_CONFIDENCE) {
            return info.status() == PageStatus.OK ? page : withInfo(page, unread(info, read));
        }
        PageGraphics graphics = read.drawing(page.graphics());
        List<Line> lines = new ArrayList<>();
        for (RecognisedLine line : read.lines()) {
            lines.add(line(page, line));
        }
        ReadingOrder order = ReadingOrder.of(lines, graphics);
        return new ParsedPage(
                new PageInfo(
                        info.page(),
                        PageStatus.OK,
                        reason(read),
                        TextSource.OCR,
                        info.frame(),
                        order.columns(),
                        info.glyphs(),
                        info.badGlyphs(),
                        order.lines().size(),
                        info.images(),
                        info.paths()),
                order.lines(),
                graphics,
                page.links());
    }

    private static String reason(RecognisedPage read) {
        int doubtful = read.doubtful().size();
        return String.format(
                Locale.ROOT,
                "read by OCR with a confidence of %.0f %%%s",
                100 * read.confidence(),
                doubtful == 0
                        ? ""
                        : "; "
                                + doubtful
                                + (doubtful == 1 ? " line is" : " lines are")
                                + " doubtful");
    }

    private static PageInfo unread(PageInfo info, RecognisedPage read) {
        String why =
                read.lines().isEmpty()
                        ? "OCR finds no text"
                        : String.format(
                                Locale.ROOT,
                                "OCR is only %.0f %% sure of its text, which is left out",
                                100 * read.confidence());
        return new PageInfo(
                info.page(),
                info.status(),
                info.reason() + "; " + why,
                info.textSource(),
                info.frame(),
                info.columns(),
                info.glyphs(),
                info.badGlyphs(),
                info.lines(),
                info.images(),
                info.paths());
    }

    private static ParsedPage withInfo(ParsedPage page, PageInfo info) {
        return new ParsedPage(info, page.lines(), page.graphics(), page.links());
    }

    private static Line line(ParsedPage page, RecognisedLine read) {
        FontStyle style = new FontStyle("", read.sizePt(), read.bold(), false, 0);
        return new Line(
                page.number(),
                0,
                read.text(),
                read.box(),
                style,
                0,
                read.direction(),
                read.edges(),
                List.of(new Span(0, read.text(), read.box(), style, false, false)),
                true);
    }
}
