package dev.sheetproof.pdf;

/// What a file says of itself; any of it may be empty.
public record PdfMetadata(
        String title,
        String author,
        String subject,
        String keywords,
        String producer,
        String creator) {}
