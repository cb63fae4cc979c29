package dev.sheetproof.embedding;

/// Finds all pieces of a vocabulary that a text continues with. A hash table of edges: a node and a
/// character lead to a node.
final class PieceTrie {

    private static final int ROOT = 0;

    private long[] edges = new long[1 << 12];
    private int[] targets = new int[1 << 12];
    private int[] ids = new int[1 << 12];
    private int nodes = 1;

    PieceTrie() {
        ids[ROOT] = -1;
    }

    void add(String piece, int id) {
        int node = ROOT;
        for (int i = 0; i < piece.length(); i++) {
            int next = next(node, piece.charAt(i));
            node = next < 0 ? grow(node, piece.charAt(i)) : next;
        }
        ids[node] = id;
    }

    private int grow(int node, char c) {
        if (nodes * 2 > edges.length) {
            long[] oldEdges = edges;
            int[] oldTargets = targets;
            edges = new long[oldEdges.length * 2];
            targets = new int[edges.length];
            for (int i = 0; i < oldEdges.length; i++) {
                if (oldEdges[i] != 0) {
                    put(oldEdges[i], oldTargets[i]);
                }
            }
        }
        if (nodes == ids.length) {
            ids = java.util.Arrays.copyOf(ids, nodes * 2);
        }
        ids[nodes] = -1;
        put(edge(node, c), nodes);
        return nodes++;
    }

    private void put(long edge, int target) {
        int at = slot(edge);
        edges[at] = edge;
        targets[at] = target;
    }

    /// Never 0: that is an empty slot.
    private static long edge(int node, char c) {
        return ((long) node + 1) << 16 | c;
    }

    private int slot(long edge) {
        // Fibonacci hashing (Knuth, TAOCP 6.4).
        int mask = edges.length - 1;
        int at = (int) ((edge * 0x9E3779B97F4A7C15L) >>> 40) & mask;
        while (edges[at] != 0 && edges[at] != edge) {
            at = (at + 1) & mask;
        }
        return at;
    }

    /// The node that a character leads to; -1 when no piece goes on like that.
    private int next(int node, char c) {
        int at = slot(edge(node, c));
        return edges[at] == 0 ? -1 : targets[at];
    }

    /// Hears of a piece that ends before `to`.
    @FunctionalInterface
    interface Ending {
        void piece(int id, int to);
    }

    /// Tells all pieces that start at a place, shortest first.
    void from(String text, int start, Ending ending) {
        int node = ROOT;
        for (int i = start; i < text.length(); i++) {
            node = next(node, text.charAt(i));
            if (node < 0) {
                return;
            }
            if (ids[node] >= 0) {
                ending.piece(ids[node], i + 1);
            }
        }
    }
}
