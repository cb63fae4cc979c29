package dev.sheetproof.ingest;

import dev.sheetproof.model.Sha256;
import java.text.Normalizer;
import java.util.Locale;
import java.util.function.Predicate;

/// Readable document ids: lower-case ASCII letters and digits, joined by hyphens.
final class Slug {

    /// Longer file names are cut: the id is the first part of every chunk id.
    private static final int MAX_LENGTH = 80;

    private static final int SHORT_HASH = 6;

    private Slug() {}

    /// The id that a file name asks for; with the hash where nothing of the name can be spelt in
    /// ASCII.
    static String of(String fileName, Sha256 hash) {
        int dot = fileName.toLowerCase(Locale.ROOT).lastIndexOf(".pdf");
        String stem = dot > 0 ? fileName.substring(0, dot) : fileName;
        StringBuilder slug = new StringBuilder();
        boolean gap = false;
        // Decomposed, an accented letter is its base letter and a mark that is left out.
        for (char c : Normalizer.normalize(stem, Normalizer.Form.NFKD).toCharArray()) {
            boolean plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
            boolean capital = c >= 'A' && c <= 'Z';
            if (plain || capital) {
                if (gap && !slug.isEmpty()) {
                    slug.append('-');
                }
                gap = false;
                slug.append(capital ? (char) (c - 'A' + 'a') : c);
            } else if (Character.getType(c) != Character.NON_SPACING_MARK) {
                gap = true;
            }
        }
        if (slug.length() > MAX_LENGTH) {
            slug.setLength(MAX_LENGTH);
            while (slug.charAt(slug.length() - 1) == '-') {
                slug.setLength(slug.length() - 1);
            }
        }
        return slug.isEmpty() ? "doc-" + hash.hex().substring(0, SHORT_HASH) : slug.toString();
    }

    /// The first form of `base` that is free: itself, then with more and more digits of the hash.
    ///
    /// @throws IllegalStateException when even the whole hash is taken, which two different files
    ///   cannot do
    static String free(String base, Sha256 hash, Predicate<String> taken) {
        if (!taken.test(base)) {
            return base;
        }
        for (int digits = SHORT_HASH; digits <= hash.hex().length(); digits++) {
            String candidate = withHash(base, hash, digits);
            if (!taken.test(candidate)) {
                return candidate;
            }
        }
        throw new IllegalStateException("no free id for " + base);
    }

    static String withHash(String base, Sha256 hash) {
        return withHash(base, hash, SHORT_HASH);
    }

    private static String withHash(String base, Sha256 hash, int digits) {
        return base + "-" + hash.hex().substring(0, digits);
    }
}
