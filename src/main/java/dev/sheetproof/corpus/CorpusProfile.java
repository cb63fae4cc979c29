package dev.sheetproof.corpus;

import java.util.List;

/// What `corpus.json` says of a corpus; any of it may be empty.
public record CorpusProfile(String title, String vendor, List<String> languages) {

    public CorpusProfile {
        languages = List.copyOf(languages);
    }
}
