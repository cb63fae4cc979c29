package dev.sheetproof.cli;

/// How many documents are worked on at once when nobody says otherwise.
final class Threads {

    static final int DEFAULT = Runtime.getRuntime().availableProcessors();

    private Threads() {}
}
