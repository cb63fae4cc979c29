package dev.sheetproof.layout.geometric;

import dev.sheetproof.model.Line;
import java.util.regex.Pattern;

/// Tells the marks that start the items of a list: bullets, dashes, numbers and letters.
final class ListMarkers {

    /// Bullets, among them those that symbol fonts give as private-use characters; as a regular
    /// expression.
    static final String BULLET = "[•●■□▪▫♦❖◈✦❑❒➔→⇒♣★✶▶►▸◆◇○◦‣⁃◾◼✓✔➢➤⚫∙·\uF000-\uF0FF–—*\\-]";

    private static final Pattern BULLETED =
            Pattern.compile(BULLET + "\\s*\\S.*|[oØ»>]\\s+\\S.*|\uFFFD\\s+[^\uFFFD\\s].*");

    private static final Pattern ALONE = Pattern.compile("(?![–—*\\-])" + BULLET + "|\uFFFD");

    private static final Pattern NUMBERED =
            Pattern.compile(
                    "(?:\\(?\\d{1,2}(?:[.)）]|[、，](?=\\s*\\p{IsHan}))|[a-zA-Z]、|\\(?[a-z]\\)|[a-z]\\.(?=\\s)|[①-⑳]|\\([ivx]{1,4}\\))\\s*\\S.*");

    /// The bits that an item of a register explains: `bit 7-4 CODE`.
    private static final Pattern BITS =
            Pattern.compile("(?i:bits?)\\s\\d{1,2}(?:\\s?[-–:]\\s?\\d{1,2})?\\s[\\p{Lu}\\d].*");

    /// A dash or minus before a digit is a number.
    private static final Pattern NEGATIVE = Pattern.compile("[-–—*·]\\s?\\d.*");

    /// Marks large enough to start a heading.
    private static final Pattern HEADING =
            Pattern.compile("[■●◆▌█▶◎○□◇★☆▼▲\uF000-\uF0FF\uFFFD]\\s*\\p{L}.*");

    private ListMarkers() {}

    /// Whether a line may be a heading with a mark before it.
    static boolean headingMark(String text) {
        return HEADING.matcher(text.strip()).matches();
    }

    /// Whether a line is nothing but a bullet that a gutter parted from its item.
    static boolean bulletAlone(String text) {
        return ALONE.matcher(text.strip()).matches();
    }

    static boolean bulleted(String text) {
        String t = text.strip();
        return BULLETED.matcher(t).matches() && !NEGATIVE.matcher(t).matches();
    }

    static boolean numbered(String text) {
        String t = text.strip();
        return NUMBERED.matcher(t).matches() && !t.matches("\\d+\\.\\d.*");
    }

    static boolean bits(String text) {
        return BITS.matcher(text.strip()).matches();
    }

    /// Whether two lines begin with one and the same bullet, of the text or drawn.
    static boolean sameBullet(PageScene scene, Line a, Line b) {
        String first = a.text().strip();
        String second = b.text().strip();
        if (bulleted(first) || bulletAlone(first)) {
            return (bulleted(second) || bulletAlone(second))
                    && first.codePointAt(0) == second.codePointAt(0);
        }
        return scene.bulletDrawn(a) && scene.bulletDrawn(b);
    }

    static boolean marked(String text) {
        return bulleted(text) || numbered(text) || bits(text);
    }
}
