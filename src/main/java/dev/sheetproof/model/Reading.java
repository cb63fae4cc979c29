package dev.sheetproof.model;

import java.util.Set;
import java.util.TreeSet;

/// How a request is to be read.
///
/// @param raw words as they stand: no filter, quantity, spelling, concept or any other step
/// @param without ids of single steps that are left out; see [RequestStep#id]
public record Reading(boolean raw, Set<String> without) {

    /// With every step.
    public static final Reading FULL = new Reading(false, Set.of());

    /// With no step.
    public static final Reading RAW = new Reading(true, Set.of());

    public Reading {
        without = Set.copyOf(without);
    }

    /// The same without one more step.
    public Reading withoutStep(String id) {
        Set<String> more = new TreeSet<>(without);
        more.add(id);
        return new Reading(raw, more);
    }
}
