/// Layout regions by a YOLO-family model in an ONNX file: picture in, boxes with classes out.
@NullMarked
package dev.sheetproof.layout.neural;

import org.jspecify.annotations.NullMarked;
