package dev.sheetproof.ocr;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Signs that the recogniser confuses, put right where the writing of quantities leaves no doubt;
/// kept as data in `repairs.tsv`. A repair replaces characters one by one, so that each keeps its
/// place, and never touches a digit or a letter of a part number.
final class Repairs {

    private static final String RESOURCE = "repairs.tsv";
    private static final List<Repair> ALL = read();

    private Repairs() {}

    private record Repair(Pattern wrong, String right) {}

    /// The text with the same number of characters.
    static String repaired(String text) {
        String now = text;
        for (Repair repair : ALL) {
            Matcher matcher = repair.wrong().matcher(now);
            StringBuilder out = new StringBuilder(now);
            while (matcher.find()) {
                out.replace(matcher.start(), matcher.end(), repair.right());
            }
            now = out.toString();
        }
        return now;
    }

    private static List<Repair> read() {
        try (InputStream in = Repairs.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + RESOURCE);
            }
            BufferedReader reader =
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            List<Repair> repairs = new ArrayList<>();
            for (String line : reader.lines().filter(l -> !l.startsWith("#")).toList()) {
                int tab = line.indexOf('\t');
                repairs.add(
                        new Repair(
                                Pattern.compile(line.substring(0, tab)), line.substring(tab + 1)));
            }
            return repairs;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read resource " + RESOURCE, e);
        }
    }
}
