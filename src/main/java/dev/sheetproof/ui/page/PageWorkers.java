package dev.sheetproof.ui.page;

import java.util.concurrent.Executor;

/// The threads that work for the page view, each taking one task after the other.
///
/// @param browse reads what is stored of the pages in view
/// @param look reads whole documents, and pages once more, for finding, copying and checking
/// @param draw draws pages; the open PDF files belong to it
public record PageWorkers(Executor browse, Executor look, Executor draw) {}
