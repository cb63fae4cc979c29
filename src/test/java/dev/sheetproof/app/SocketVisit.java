package dev.sheetproof.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/// Opens a socket and waits until its input ends: what a test for sockets must find.
final class SocketVisit {

    private SocketVisit() {}

    public static void main(String[] arguments) throws IOException {
        try (ServerSocket _ = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            System.out.println("open");
            System.in.transferTo(System.out);
        }
    }
}
