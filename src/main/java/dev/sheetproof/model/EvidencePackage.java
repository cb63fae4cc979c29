package dev.sheetproof.model;

import java.util.List;

/// Everything that one request gives back; the same for window, command line, MCP and exports.
///
/// @param groups evidence of one document section that belongs together
public record EvidencePackage(
        SearchRequest request,
        ParsedRequest parsed,
        boolean supported,
        List<Evidence> evidence,
        List<Group> groups,
        List<String> warnings) {

    public EvidencePackage {
        evidence = List.copyOf(evidence);
        groups = List.copyOf(groups);
        warnings = List.copyOf(warnings);
    }

    /// Evidence from one document, in list order.
    public record Group(String docId, List<String> evidenceIds) {

        public Group {
            evidenceIds = List.copyOf(evidenceIds);
        }
    }
}
