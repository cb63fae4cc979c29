package dev.sheetproof.store.lucene;

import java.text.Normalizer;
import java.util.Arrays;

/// A text in one spelling only (lower case, no accents, full-width forms narrow, `µ` as `u`, `Ω` as
/// `ohm`, every dash a `-`), where each folded character knows the original characters it stands
/// for.
final class FoldedText {

    private final String source;
    private final StringBuilder folded;
    private int[] starts;
    private int[] ends;

    private FoldedText(String source) {
        this.source = source;
        this.folded = new StringBuilder(source.length() + 8);
        this.starts = new int[source.length() + 8];
        this.ends = new int[source.length() + 8];
    }

    static FoldedText of(String source) {
        FoldedText text = new FoldedText(source);
        int i = 0;
        while (i < source.length()) {
            int c = source.codePointAt(i);
            int next = i + Character.charCount(c);
            if (c < 0x80) {
                text.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : (char) c, i, next);
            } else {
                String form = fold(c);
                for (int k = 0; k < form.length(); k++) {
                    text.append(form.charAt(k), i, next);
                }
            }
            i = next;
        }
        return text;
    }

    private void append(char c, int start, int end) {
        int at = folded.length();
        if (at == starts.length) {
            starts = Arrays.copyOf(starts, at * 2);
            ends = Arrays.copyOf(ends, at * 2);
        }
        starts[at] = start;
        ends[at] = end;
        folded.append(c);
    }

    /// One character in its folded spelling; combining accents become nothing.
    static String fold(int c) {
        return switch (c) {
            case 'µ', 'μ' -> "u";
            case 'Ω', 0x2126, 'ω' -> "ohm";
            case '‐', '‑', '‒', '–', '—', '―', '−', '－', '﹣' -> "-";
            case 0xAD, 0x200B, 0xFEFF -> "";
            default -> compatible(c);
        };
    }

    private static String compatible(int c) {
        String compatible = Normalizer.normalize(Character.toString(c), Normalizer.Form.NFKC);
        String decomposed = Normalizer.normalize(compatible, Normalizer.Form.NFD);
        StringBuilder bare = new StringBuilder(decomposed.length());
        for (int i = 0; i < decomposed.length(); i++) {
            // Accents of letters only: the voicing marks of kana lie elsewhere and stay.
            if (decomposed.charAt(i) < 0x300 || decomposed.charAt(i) > 0x36F) {
                bare.append(decomposed.charAt(i));
            }
        }
        String form = bare.length() < decomposed.length() ? bare.toString() : compatible;
        StringBuilder lower = new StringBuilder(form.length());
        form.codePoints().forEach(f -> lower.appendCodePoint(Character.toLowerCase(f)));
        return lower.toString().replace("μ", "u").replace("ω", "ohm");
    }

    int length() {
        return folded.length();
    }

    char charAt(int i) {
        return folded.charAt(i);
    }

    String text(int from, int to) {
        return folded.substring(from, to);
    }

    /// Where the folded character `i` starts in the original text.
    int start(int i) {
        return starts[i];
    }

    /// Where the folded character `i` ends in the original text, exclusive.
    int end(int i) {
        return ends[i];
    }

    /// The original character that the folded character `i` starts with.
    char original(int i) {
        return source.charAt(starts[i]);
    }

    @Override
    public String toString() {
        return folded.toString();
    }
}
