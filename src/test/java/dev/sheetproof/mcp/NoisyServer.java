package dev.sheetproof.mcp;

import dev.sheetproof.app.Main;
import java.io.PrintStream;

/// The program, while a library that knows no manners prints to standard output all the time.
final class NoisyServer {

    static final String NOISE = "noise that no client may see";

    private NoisyServer() {}

    /// @param args the command line of the program
    public static void main(String[] args) {
        PrintStream first = System.out;
        Thread.ofPlatform().daemon().name("noise").start(() -> makeNoise(first));
        Main.main(args);
    }

    /// Begins when the program has taken standard output for itself.
    private static void makeNoise(PrintStream first) {
        while (System.out.equals(first)) {
            Thread.onSpinWait();
        }
        for (int i = 0; i < 100; i++) {
            System.out.println(NOISE);
        }
    }
}
