/// Recognition of text in pictures of pages: where lines stand, which way they run, what they say
/// and how sure that is. The networks are run by `onnx`; everything around them is geometry.
@NullMarked
package dev.sheetproof.ocr;

import org.jspecify.annotations.NullMarked;
