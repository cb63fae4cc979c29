package dev.sheetproof.ingest;

import dev.sheetproof.model.PageNumber;
import java.nio.file.Path;
import java.util.Optional;

/// One page whose text is to be recognised.
///
/// @param password tried when the file needs one
public record RecognitionOrder(Path file, Optional<String> password, PageNumber page) {}
