package dev.sheetproof.model;

/// Why a page is not read, decided before its document is.
///
/// @param status [PageStatus#FAILED] or [PageStatus#SKIPPED]
/// @param reason for a person to read
public record PageOmission(PageStatus status, String reason) {

    /// The user does not want the page.
    public static final PageOmission BY_USER =
            new PageOmission(PageStatus.SKIPPED, "skipped by the user");

    public PageOmission {
        if (status != PageStatus.FAILED && status != PageStatus.SKIPPED) {
            throw new IllegalArgumentException("an omitted page cannot be " + status.wireName());
        }
        if (reason.isBlank()) {
            throw new IllegalArgumentException("a page omitted without a reason");
        }
    }

    /// It cost the reader of the document before.
    public static PageOmission givenUp(String reason) {
        return new PageOmission(PageStatus.FAILED, reason);
    }
}
