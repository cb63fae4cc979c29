package dev.sheetproof.app;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Ways to break a good PDF. The same bytes and the same random numbers give the same damage.
enum PdfMutation {
    /// Single bits turned anywhere.
    BIT_FLIPS {
        @Override
        byte[] apply(byte[] good, Random random) {
            byte[] bytes = good.clone();
            for (int i = 1 + random.nextInt(64); i > 0; i--) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            return bytes;
        }
    },
    /// The end is missing.
    TRUNCATION {
        @Override
        byte[] apply(byte[] good, Random random) {
            return Arrays.copyOf(good, 1 + random.nextInt(good.length));
        }
    },
    /// A stretch of zeros, as a broken disk leaves it.
    ZEROED_BLOCK {
        @Override
        byte[] apply(byte[] good, Random random) {
            byte[] bytes = good.clone();
            int from = random.nextInt(bytes.length);
            Arrays.fill(
                    bytes, from, Math.min(bytes.length, from + 1 + random.nextInt(8192)), (byte) 0);
            return bytes;
        }
    },
    /// A stretch is there twice or not at all: all offsets after it are wrong.
    MOVED_BLOCK {
        @Override
        byte[] apply(byte[] good, Random random) {
            int from = random.nextInt(good.length);
            int to = Math.min(good.length, from + 1 + random.nextInt(4096));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.write(good, 0, from);
            if (random.nextBoolean()) {
                bytes.write(good, from, to - from);
                bytes.write(good, from, to - from);
            }
            bytes.write(good, to, good.length - to);
            return bytes.toByteArray();
        }
    },
    /// Two objects have each other's contents.
    SWAPPED_OBJECTS {
        @Override
        byte[] apply(byte[] good, Random random) {
            List<MatchResult> objects = matches(OBJECT, good);
            if (objects.size() < 2) {
                return BIT_FLIPS.apply(good, random);
            }
            MatchResult a = objects.get(random.nextInt(objects.size()));
            MatchResult b = objects.get(random.nextInt(objects.size()));
            MatchResult first = a.start() <= b.start() ? a : b;
            MatchResult second = a.start() <= b.start() ? b : a;
            String text = text(good);
            return first.start() == second.start()
                    ? BIT_FLIPS.apply(good, random)
                    : bytes(
                            text.substring(0, first.start(1))
                                    + second.group(1)
                                    + text.substring(first.end(1), second.start(1))
                                    + first.group(1)
                                    + text.substring(second.end(1)));
        }
    },
    /// References lead to other objects: loops, wrong kinds, nothing.
    SWAPPED_REFERENCES {
        @Override
        byte[] apply(byte[] good, Random random) {
            return replaced(good, REFERENCE, random, 12, any -> random.nextInt(400) + " 0 R");
        }
    },
    /// Numbers of dictionaries are huge, negative or zero.
    ABSURD_NUMBERS {
        @Override
        byte[] apply(byte[] good, Random random) {
            String[] absurd = {
                "0", "-1", "2147483647", "-2147483648", "99999999999", "1e9", "65536"
            };
            return replaced(
                    good, NUMBER, random, 12, any -> " " + absurd[random.nextInt(absurd.length)]);
        }
    },
    /// Names are exchanged for other names of the same file.
    SWAPPED_NAMES {
        @Override
        byte[] apply(byte[] good, Random random) {
            List<MatchResult> names = matches(NAME, good);
            return names.isEmpty()
                    ? BIT_FLIPS.apply(good, random)
                    : replaced(
                            good,
                            NAME,
                            random,
                            12,
                            any -> names.get(random.nextInt(names.size())).group());
        }
    };

    private static final Pattern OBJECT = Pattern.compile("(?s)\\d+ 0 obj(.{1,200000}?)endobj");
    private static final Pattern REFERENCE = Pattern.compile("\\b\\d{1,6} 0 R\\b");
    private static final Pattern NUMBER = Pattern.compile(" -?\\d{1,6}(?=[ /\\]>\\r\\n])");
    private static final Pattern NAME = Pattern.compile("/[A-Za-z][A-Za-z0-9]{0,20}");

    /// A damaged copy.
    abstract byte[] apply(byte[] good, Random random);

    /// How it is called in reports.
    String words() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /// Bytes as characters of the same number, and back.
    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.ISO_8859_1);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static List<MatchResult> matches(Pattern pattern, byte[] bytes) {
        return pattern.matcher(text(bytes)).results().toList();
    }

    private interface Replacement {
        String of(MatchResult match);
    }

    private static byte[] replaced(
            byte[] good, Pattern pattern, Random random, int most, Replacement replacement) {
        List<MatchResult> all = new ArrayList<>(matches(pattern, good));
        if (all.isEmpty()) {
            return BIT_FLIPS.apply(good, random);
        }
        java.util.SortedMap<Integer, MatchResult> chosen = new java.util.TreeMap<>();
        for (int i = 1 + random.nextInt(most); i > 0; i--) {
            MatchResult match = all.get(random.nextInt(all.size()));
            chosen.put(match.start(), match);
        }
        String text = text(good);
        StringBuilder changed = new StringBuilder();
        int at = 0;
        for (MatchResult match : chosen.values()) {
            changed.append(text, at, match.start()).append(replacement.of(match));
            at = match.end();
        }
        return bytes(changed.append(text.substring(at)).toString());
    }
}
