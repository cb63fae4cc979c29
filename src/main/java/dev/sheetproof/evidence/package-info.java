/// Evidence packages, their JSON and pictures, and exports of stored tables.
@NullMarked
package dev.sheetproof.evidence;

import org.jspecify.annotations.NullMarked;
