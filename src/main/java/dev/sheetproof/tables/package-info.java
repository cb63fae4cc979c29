/// Table structure: ruling grids, rows, column gutters, cells, header rows and the labels of a
/// cell.
@NullMarked
package dev.sheetproof.tables;

import org.jspecify.annotations.NullMarked;
