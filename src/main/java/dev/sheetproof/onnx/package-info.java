/// Runs ONNX models: tensors in, tensors out, no words of the domain. The only place that knows
/// ONNX Runtime.
@NullMarked
package dev.sheetproof.onnx;

import org.jspecify.annotations.NullMarked;
