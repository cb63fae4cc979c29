package dev.sheetproof.ui.shell;

import dev.sheetproof.ui.fx.Handover;
import dev.sheetproof.ui.page.LayerMemory;
import dev.sheetproof.ui.query.SearchMemory;
import dev.sheetproof.ui.tasks.QueueMemory;

/// What lies around the window.
///
/// @param searches keeps what was asked
/// @param queue keeps what is still to be taken in
/// @param layers keeps what is painted over the pages
/// @param handover takes what leaves the window
public record WindowPorts(
        SearchMemory searches, QueueMemory queue, LayerMemory layers, Handover handover) {}
