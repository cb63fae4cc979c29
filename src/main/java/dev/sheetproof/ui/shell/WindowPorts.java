package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.Handover;
import dev.sheetproof.ui.query.SearchMemory;

/// What lies around the window.
///
/// @param searches keeps what was asked
/// @param handover takes what leaves the window
public record WindowPorts(SearchMemory searches, Handover handover) {}
