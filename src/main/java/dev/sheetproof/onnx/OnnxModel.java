package dev.sheetproof.onnx;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import java.io.IOException;
import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/// An opened ONNX model. One call runs on one thread and waits without spinning, so that a caller
/// decides how many threads a machine gives: call [#run] from several threads at once.
public final class OnnxModel implements AutoCloseable {

    /// Name of the graph optimisation level in force; results of quantised models depend on it.
    public static final String OPTIMISATION = "all";

    /// Larger model files are refused: nothing that runs on a desk is bigger.
    private static final long MAX_BYTES = 1_500_000_000L;

    /// The runtime's start and its graph optimiser recurse deeply: on the usual stack of 1 MB they
    /// end the whole process.
    private static final long OPENING_STACK_BYTES = 64L << 20;

    private final String name;
    private final OrtSession session;
    private final List<String> inputs;
    private final List<String> outputs;

    private OnnxModel(String name, OrtSession session) {
        this.name = name;
        this.session = session;
        this.inputs = List.copyOf(session.getInputNames());
        this.outputs = List.copyOf(session.getOutputNames());
    }

    /// Opens a model file.
    ///
    /// @throws OnnxException when the file is missing, too large or not a model this runtime can
    ///   run
    public static OnnxModel open(Path file) {
        return open(file.getFileName().toString(), read(file));
    }

    /// Opens a model from its bytes.
    ///
    /// @param name what error messages call it
    /// @throws OnnxException when the bytes are not a model this runtime can run
    public static OnnxModel open(String name, byte[] bytes) {
        return open(name, bytes, false);
    }

    /// As [#open(String, byte[])], for a model whose inputs are pictures of ever other sizes: the
    /// memory of a run is given back after it rather than kept for the next.
    ///
    /// @throws OnnxException when the bytes are not a model this runtime can run
    public static OnnxModel openSparing(String name, byte[] bytes) {
        return open(name, bytes, true);
    }

    private static OnnxModel open(String name, byte[] bytes, boolean sparing) {
        return deeply(() -> create(name, bytes, sparing));
    }

    private static <T> T deeply(Supplier<T> work) {
        OnnxNatives.prepare();
        CompletableFuture<T> done = new CompletableFuture<>();
        Thread opener =
                new Thread(
                        null,
                        () -> done.completeAsync(work, Runnable::run),
                        "onnx-open",
                        OPENING_STACK_BYTES);
        opener.setDaemon(true);
        opener.start();
        try {
            return done.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof OnnxException failure) {
                throw failure;
            }
            throw e;
        }
    }

    private static OnnxModel create(String name, byte[] bytes, boolean sparing) {
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            options.addConfigEntry("session.intra_op.allow_spinning", "0");
            options.addConfigEntry("session.inter_op.allow_spinning", "0");
            options.setCPUArenaAllocator(!sparing);
            options.setMemoryPatternOptimization(!sparing);
            options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
            return new OnnxModel(name, environment().createSession(bytes, options));
        } catch (OrtException e) {
            throw new OnnxException(name + " is not a model that can be run: " + e.getMessage(), e);
        }
    }

    /// The bytes of a model file.
    ///
    /// @throws OnnxException when it is missing, too large or cannot be read
    public static byte[] read(Path file) {
        try {
            if (!Files.isRegularFile(file)) {
                throw new OnnxException("no model file at " + file);
            }
            long size = Files.size(file);
            if (size > MAX_BYTES) {
                throw new OnnxException(file + " is too large for a model: " + size + " bytes");
            }
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new OnnxException(
                    "cannot read the model file " + file + ": " + e.getMessage(), e);
        }
    }

    /// Version of the runtime, a part of every fingerprint.
    public static String runtimeVersion() {
        return deeply(() -> environment().getVersion());
    }

    /// The runtime, which tells nobody what it does: on Windows it would tell the system, which may
    /// send it on.
    private static OrtEnvironment environment() {
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        try {
            environment.setTelemetry(false);
        } catch (OrtException e) {
            throw new OnnxException(
                    "the runtime does not let its telemetry be switched off: " + e.getMessage(), e);
        }
        return environment;
    }

    /// Names of the inputs in the model's order.
    public List<String> inputs() {
        return inputs;
    }

    /// Names of the outputs in the model's order.
    public List<String> outputs() {
        return outputs;
    }

    /// The declared shape of an input, -1 where a size is free.
    ///
    /// @throws OnnxException when the model has no such tensor
    public long[] inputShape(String input) {
        try {
            return shape(session.getInputInfo().get(input), input);
        } catch (OrtException e) {
            throw new OnnxException(name + ": " + e.getMessage(), e);
        }
    }

    /// The declared shape of an output, -1 where a size is free.
    ///
    /// @throws OnnxException when the model has no such tensor
    public long[] outputShape(String output) {
        try {
            return shape(session.getOutputInfo().get(output), output);
        } catch (OrtException e) {
            throw new OnnxException(name + ": " + e.getMessage(), e);
        }
    }

    /// The model's own notes, such as the names of its classes; in key order.
    public Map<String, String> metadata() {
        try {
            return Collections.unmodifiableMap(
                    new java.util.TreeMap<>(session.getMetadata().getCustomMetadata()));
        } catch (OrtException e) {
            throw new OnnxException(name + ": " + e.getMessage(), e);
        }
    }

    /// Runs the model once. Safe for several threads.
    ///
    /// @param tensors by input name
    /// @return the floating point outputs by name, in the model's order
    /// @throws OnnxException when the model refuses the tensors
    public Map<String, Tensor.Floats> run(Map<String, ? extends Tensor> tensors) {
        Map<String, OnnxTensor> given = new LinkedHashMap<>();
        try {
            for (Map.Entry<String, ? extends Tensor> entry : tensors.entrySet()) {
                given.put(entry.getKey(), toNative(entry.getValue()));
            }
            try (OrtSession.Result result = session.run(given)) {
                Map<String, Tensor.Floats> answer = new LinkedHashMap<>();
                for (Map.Entry<String, OnnxValue> entry : result) {
                    if (entry.getValue() instanceof OnnxTensor tensor
                            && tensor.getFloatBuffer() != null) {
                        FloatBuffer buffer = tensor.getFloatBuffer();
                        float[] data = new float[buffer.remaining()];
                        buffer.get(data);
                        answer.put(
                                entry.getKey(),
                                new Tensor.Floats(data, tensor.getInfo().getShape()));
                    }
                }
                return answer;
            }
        } catch (OrtException e) {
            throw new OnnxException(name + " failed: " + e.getMessage(), e);
        } finally {
            given.values().forEach(OnnxTensor::close);
        }
    }

    @Override
    public void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new OnnxException(name + " cannot be closed: " + e.getMessage(), e);
        }
    }

    @Override
    public String toString() {
        return name + " " + inputs + " → " + outputs;
    }

    private static OnnxTensor toNative(Tensor tensor) throws OrtException {
        OrtEnvironment environment = environment();
        return switch (tensor) {
            case Tensor.Longs longs ->
                    OnnxTensor.createTensor(
                            environment, LongBuffer.wrap(longs.data()), longs.shape());
            case Tensor.Floats floats ->
                    OnnxTensor.createTensor(
                            environment, FloatBuffer.wrap(floats.data()), floats.shape());
        };
    }

    private long[] shape(@org.jspecify.annotations.Nullable NodeInfo info, String tensor) {
        if (info != null && info.getInfo() instanceof TensorInfo found) {
            return Arrays.copyOf(found.getShape(), found.getShape().length);
        }
        throw new OnnxException(name + " has no tensor " + tensor);
    }
}
