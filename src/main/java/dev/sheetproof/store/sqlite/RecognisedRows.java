package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.CharEdges;
import dev.sheetproof.model.PageBox;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.RecognisedLine;
import dev.sheetproof.model.RecognisedPage;
import dev.sheetproof.model.Rule;
import dev.sheetproof.model.Sha256;
import dev.sheetproof.model.Stroke;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/// Reads and writes what recognition read off pages: one blob a page, because it is always wanted
/// whole.
final class RecognisedRows {

    /// A blob has at most so many lines, rules or strokes; more is damage.
    private static final int MAX_COUNT = 1_000_000;

    private RecognisedRows() {}

    static SortedMap<PageNumber, RecognisedPage> read(Connection connection, Sha256 file)
            throws SQLException {
        SortedMap<PageNumber, RecognisedPage> pages = new TreeMap<>();
        list(connection, "sha256 = ?", file.hex()).forEach(page -> pages.put(page.page(), page));
        return pages;
    }

    static Optional<RecognisedPage> read(Connection connection, Sha256 file, PageNumber page)
            throws SQLException {
        return list(connection, "sha256 = ? AND page = ?", file.hex(), page.value()).stream()
                .findFirst();
    }

    private static List<RecognisedPage> list(Connection connection, String where, Object... values)
            throws SQLException {
        if (!Schema.hasRecognised(connection)) {
            return List.of();
        }
        return Rows.list(
                connection,
                "SELECT page,stamp,content FROM recognised_page WHERE " + where,
                row -> page(new PageNumber(row.getInt(1)), row.getString(2), row.getBytes(3)),
                values);
    }

    static void put(Connection connection, Sha256 file, RecognisedPage page) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(
                        "INSERT OR REPLACE INTO recognised_page (sha256,page,stamp,content) VALUES"
                                + " (?,?,?,?)")) {
            statement.setString(1, file.hex());
            statement.setInt(2, page.page().value());
            statement.setString(3, page.stamp());
            statement.setBytes(4, blob(page));
            statement.executeUpdate();
        }
    }

    /// Removes what was read off files that no document has any more.
    static void removeUnknown(Connection connection) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement(
                        "DELETE FROM recognised_page WHERE sha256 NOT IN (SELECT sha256 FROM"
                                + " document)")) {
            statement.executeUpdate();
        }
    }

    private static byte[] blob(RecognisedPage page) throws SQLException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeDouble(page.tiltDegrees());
            out.writeInt(page.lines().size());
            for (RecognisedLine line : page.lines()) {
                out.writeUTF(line.text());
                write(out, line.box());
                out.writeShort(line.direction());
                for (int i = 0; i < line.edges().size(); i++) {
                    out.writeFloat((float) line.edges().start(i));
                    out.writeFloat((float) line.edges().end(i));
                }
                out.writeDouble(line.sizePt());
                out.writeBoolean(line.bold());
                out.writeDouble(line.confidence());
            }
            out.writeInt(page.rules().size());
            for (Rule rule : page.rules()) {
                out.writeBoolean(rule.horizontal());
                out.writeDouble(rule.at());
                out.writeDouble(rule.from());
                out.writeDouble(rule.to());
                out.writeDouble(rule.thickness());
                out.writeInt(rule.rgb());
            }
            out.writeInt(page.strokes().size());
            for (Stroke stroke : page.strokes()) {
                write(out, stroke.box());
                out.writeInt(stroke.segments());
                out.writeBoolean(stroke.curved());
                out.writeBoolean(stroke.diagonal());
            }
        } catch (IOException e) {
            throw new SQLException("a recognised page cannot be written as bytes", e);
        }
        return bytes.toByteArray();
    }

    private static RecognisedPage page(PageNumber number, String stamp, byte[] blob)
            throws SQLException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(blob))) {
            double tilt = in.readDouble();
            List<RecognisedLine> lines = new ArrayList<>();
            for (int left = count(in); left > 0; left--) {
                lines.add(line(in));
            }
            List<Rule> rules = new ArrayList<>();
            for (int left = count(in); left > 0; left--) {
                rules.add(
                        new Rule(
                                in.readBoolean(),
                                in.readDouble(),
                                in.readDouble(),
                                in.readDouble(),
                                in.readDouble(),
                                in.readInt()));
            }
            List<Stroke> strokes = new ArrayList<>();
            for (int left = count(in); left > 0; left--) {
                strokes.add(new Stroke(box(in), in.readInt(), in.readBoolean(), in.readBoolean()));
            }
            return new RecognisedPage(number, stamp, lines, rules, strokes, tilt);
        } catch (IOException | IllegalArgumentException e) {
            throw new SQLException("the recognised page " + number + " is damaged", e);
        }
    }

    private static RecognisedLine line(DataInputStream in) throws IOException {
        String text = in.readUTF();
        PageBox box = box(in);
        int direction = in.readShort();
        float[] starts = new float[text.length()];
        float[] ends = new float[text.length()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = in.readFloat();
            ends[i] = in.readFloat();
        }
        return new RecognisedLine(
                text,
                box,
                direction,
                CharEdges.of(starts, ends),
                in.readDouble(),
                in.readBoolean(),
                in.readDouble());
    }

    private static int count(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count < 0 || count > MAX_COUNT) {
            throw new IOException("a count of " + count);
        }
        return count;
    }

    private static void write(DataOutputStream out, PageBox box) throws IOException {
        out.writeDouble(box.x0());
        out.writeDouble(box.y0());
        out.writeDouble(box.x1());
        out.writeDouble(box.y1());
    }

    private static PageBox box(DataInputStream in) throws IOException {
        return new PageBox(in.readDouble(), in.readDouble(), in.readDouble(), in.readDouble());
    }
}
