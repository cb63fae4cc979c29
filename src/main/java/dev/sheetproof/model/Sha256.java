package dev.sheetproof.model;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/// A SHA-256 digest as 64 lower-case hex digits (FIPS 180-4).
public record Sha256(String hex) {

    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    public Sha256 {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("not 64 lower-case hex digits: " + hex);
        }
    }

    public static Sha256 of(byte[] bytes) {
        return new Sha256(HexFormat.of().formatHex(digest().digest(bytes)));
    }

    /// A fresh digest to feed in pieces; pass its result to [HexFormat].
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
