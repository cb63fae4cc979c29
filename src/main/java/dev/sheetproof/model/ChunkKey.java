package dev.sheetproof.model;

import java.util.regex.Pattern;

/// Identity of a chunk by content and place: 64 lower-case hex digits of a SHA-256.
public record ChunkKey(String hex) {

    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    public ChunkKey {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("not 64 lower-case hex digits: " + hex);
        }
    }

    /// The first ten digits, as used in a chunk id.
    public String shortHex() {
        return hex.substring(0, 10);
    }
}
