package dev.sheetproof.embedding;

import dev.sheetproof.model.Sha256;
import dev.sheetproof.onnx.OnnxException;
import dev.sheetproof.onnx.OnnxModel;
import dev.sheetproof.onnx.Tensor;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Text to vectors with a BERT-like ONNX model. Texts are embedded one at a time: the result of a
/// quantised model depends on what else is in its batch. Safe for several threads.
public final class OnnxTextEmbedder implements TextEmbedder {

    private static final int HASH_DIGITS = 16;

    private final EmbeddingSpec spec;
    private final TextTokenizer tokenizer;
    private final OnnxModel model;
    private final boolean segments;
    private final String fingerprint;

    private OnnxTextEmbedder(
            EmbeddingSpec spec, TextTokenizer tokenizer, OnnxModel model, String hash) {
        this.spec = spec;
        this.tokenizer = tokenizer;
        this.model = model;
        this.segments = model.inputs().contains("token_type_ids");
        this.fingerprint =
                String.join(
                        "|",
                        spec.name(),
                        hash,
                        "ort " + OnnxModel.runtimeVersion(),
                        "opt " + OnnxModel.OPTIMISATION,
                        spec.pooling().name().toLowerCase(Locale.ROOT),
                        "'" + spec.queryPrefix() + "' '" + spec.passagePrefix() + "'",
                        spec.dimension() + " of " + spec.maxTokens());
    }

    /// @param anyTokenizer whether the model may stand beside another tokenizer, so that its hash
    ///   is part of the fingerprint
    /// @throws EmbeddingException when model, tokenizer and specification do not belong together or
    ///   are damaged
    static OnnxTextEmbedder open(
            EmbeddingSpec spec, byte[] tokenizerJson, byte[] modelBytes, boolean anyTokenizer) {
        TextTokenizer tokenizer =
                TokenizerFile.parse(spec.name() + " tokenizer.json", tokenizerJson);
        OnnxModel model;
        try {
            model = OnnxModel.open(spec.name(), modelBytes);
        } catch (OnnxException e) {
            throw new EmbeddingException(e);
        }
        if (!model.inputs().contains("input_ids") || !model.inputs().contains("attention_mask")) {
            model.close();
            throw new EmbeddingException(
                    spec.name() + " is not a text model: its inputs are " + model.inputs());
        }
        String modelHash = Sha256.of(modelBytes).hex().substring(0, HASH_DIGITS);
        String hash =
                anyTokenizer
                        ? modelHash + " " + Sha256.of(tokenizerJson).hex().substring(0, HASH_DIGITS)
                        : modelHash;
        return new OnnxTextEmbedder(spec, tokenizer, model, hash);
    }

    @Override
    public String fingerprint() {
        return fingerprint;
    }

    @Override
    public int dimension() {
        return spec.dimension();
    }

    @Override
    public float[] embedQuery(String text) {
        return embed(spec.queryPrefix() + text);
    }

    @Override
    public float[] embedPassage(String text) {
        return embed(spec.passagePrefix() + text);
    }

    @Override
    public int countTokens(String text) {
        return tokenizer.count(text);
    }

    @Override
    public int maxTokens() {
        return spec.maxTokens() - 2 - tokenizer.count(spec.passagePrefix());
    }

    @Override
    public double unrelatedBelow() {
        return spec.unrelatedBelow();
    }

    @Override
    public void close() {
        model.close();
    }

    private float[] embed(String text) {
        long[] ids = tokenizer.encode(text, spec.maxTokens());
        int length = ids.length;
        long[] mask = new long[length];
        Arrays.fill(mask, 1);
        Map<String, Tensor> inputs = new LinkedHashMap<>();
        inputs.put("input_ids", new Tensor.Longs(ids, 1, length));
        inputs.put("attention_mask", new Tensor.Longs(mask, 1, length));
        if (segments) {
            inputs.put("token_type_ids", new Tensor.Longs(new long[length], 1, length));
        }
        Map<String, Tensor.Floats> outputs;
        try {
            outputs = model.run(inputs);
        } catch (OnnxException e) {
            throw new EmbeddingException(e);
        }
        Tensor.Floats states = outputs.get("last_hidden_state");
        if (states == null) {
            states = outputs.values().stream().findFirst().orElse(null);
        }
        if (states == null || states.data().length != length * spec.dimension()) {
            throw new EmbeddingException(
                    spec.name()
                            + " gave "
                            + states
                            + " for "
                            + length
                            + " tokens of dimension "
                            + spec.dimension());
        }
        return unit(pool(states.data(), length));
    }

    private double[] pool(float[] states, int length) {
        int rows = spec.pooling() == EmbeddingSpec.Pooling.MEAN ? length : 1;
        double[] sum = new double[spec.dimension()];
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < sum.length; i++) {
                sum[i] += states[row * sum.length + i];
            }
        }
        return sum;
    }

    private static float[] unit(double[] vector) {
        double squares = 0;
        for (double v : vector) {
            squares += v * v;
        }
        double length = Math.sqrt(squares);
        float[] unit = new float[vector.length];
        for (int i = 0; i < unit.length; i++) {
            unit[i] = length > 0 ? (float) (vector[i] / length) : 0;
        }
        return unit;
    }
}
