package dev.sheetproof.layout.neural;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// Writes small ONNX models, message by message, without any library (field numbers: onnx.proto of
/// the ONNX specification, IR version 8).
final class OnnxWriter {

    private static final int FLOAT = 1;
    private static final int INT64 = 7;

    private final Message graph = new Message();

    /// A protocol buffer message under construction.
    private static final class Message {

        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        Message number(int field, long value) {
            varint((long) field << 3);
            varint(value);
            return this;
        }

        Message text(int field, String value) {
            return bytes(field, value.getBytes(StandardCharsets.UTF_8));
        }

        Message message(int field, Message value) {
            return bytes(field, value.out.toByteArray());
        }

        Message bytes(int field, byte[] value) {
            varint(((long) field << 3) | 2);
            varint(value.length);
            out.writeBytes(value);
            return this;
        }

        private void varint(long value) {
            long rest = value;
            while ((rest & ~0x7FL) != 0) {
                out.write((int) ((rest & 0x7F) | 0x80));
                rest >>>= 7;
            }
            out.write((int) rest);
        }
    }

    OnnxWriter() {
        graph.text(2, "test");
    }

    OnnxWriter floats(String name, long[] shape, float... values) {
        ByteBuffer raw = ByteBuffer.allocate(4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        raw.asFloatBuffer().put(values);
        return constant(name, FLOAT, shape, raw.array());
    }

    OnnxWriter longs(String name, long... values) {
        ByteBuffer raw = ByteBuffer.allocate(8 * values.length).order(ByteOrder.LITTLE_ENDIAN);
        raw.asLongBuffer().put(values);
        return constant(name, INT64, new long[] {values.length}, raw.array());
    }

    private OnnxWriter constant(String name, int type, long[] shape, byte[] raw) {
        Message tensor = new Message();
        for (long side : shape) {
            tensor.number(1, side);
        }
        graph.message(5, tensor.number(2, type).text(8, name).bytes(9, raw));
        return this;
    }

    /// A node with one output.
    ///
    /// @param attributes whole numbers or lists of them, by name
    OnnxWriter node(String type, String output, Map<String, long[]> attributes, String... inputs) {
        Message node = new Message();
        for (String input : inputs) {
            node.text(1, input);
        }
        node.text(2, output).text(4, type);
        attributes.forEach(
                (name, values) -> {
                    Message attribute = new Message().text(1, name);
                    if (name.equals("axis") || name.equals("to") || name.equals("keepdims")) {
                        attribute.number(3, values[0]).number(20, 2);
                    } else {
                        for (long value : values) {
                            attribute.number(8, value);
                        }
                        attribute.number(20, 7);
                    }
                    node.message(5, attribute);
                });
        graph.message(1, node);
        return this;
    }

    OnnxWriter node(String type, String output, String... inputs) {
        return node(type, output, Map.of(), inputs);
    }

    /// @param shape -1 where a side is free
    OnnxWriter input(String name, long... shape) {
        graph.message(11, value(name, shape));
        return this;
    }

    OnnxWriter output(String name, long... shape) {
        graph.message(12, value(name, shape));
        return this;
    }

    private static Message value(String name, long... shape) {
        Message dimensions = new Message();
        for (int i = 0; i < shape.length; i++) {
            dimensions.message(
                    1,
                    shape[i] < 0
                            ? new Message().text(2, name + i)
                            : new Message().number(1, shape[i]));
        }
        Message type =
                new Message().message(1, new Message().number(1, FLOAT).message(2, dimensions));
        return new Message().text(1, name).message(2, type);
    }

    /// The model file.
    byte[] model(Map<String, String> metadata) {
        Message model =
                new Message()
                        .number(1, 8)
                        .text(2, "sheetproof-test")
                        .message(7, graph)
                        .message(8, new Message().text(1, "").number(2, 13));
        metadata.forEach(
                (key, value) -> model.message(14, new Message().text(1, key).text(2, value)));
        return model.out.toByteArray();
    }
}
