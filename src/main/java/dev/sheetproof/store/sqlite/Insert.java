package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.PageBox;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Writes many rows of one table with one prepared statement, in batches. Values are given in the
/// order of the columns.
final class Insert implements AutoCloseable {

    /// Rows sent to the database at once: enough to make the call's cost vanish, few enough to stay
    /// small in memory.
    private static final int BATCH = 512;

    private final PreparedStatement statement;
    private int column;
    private int waiting;

    /// @param columns the columns to fill, separated by commas
    Insert(Connection connection, String table, String columns) throws SQLException {
        int count = columns.split(",", -1).length;
        statement =
                connection.prepareStatement(
                        "INSERT INTO "
                                + table
                                + " ("
                                + columns
                                + ") VALUES (?"
                                + ", ?".repeat(count - 1)
                                + ")");
    }

    Insert number(long value) throws SQLException {
        statement.setLong(++column, value);
        return this;
    }

    Insert number(OptionalInt value) throws SQLException {
        if (value.isPresent()) {
            statement.setInt(++column, value.getAsInt());
        } else {
            statement.setNull(++column, Types.INTEGER);
        }
        return this;
    }

    Insert real(double value) throws SQLException {
        statement.setDouble(++column, value);
        return this;
    }

    Insert real(OptionalDouble value) throws SQLException {
        if (value.isPresent()) {
            statement.setDouble(++column, value.getAsDouble());
        } else {
            statement.setNull(++column, Types.REAL);
        }
        return this;
    }

    Insert flag(boolean value) throws SQLException {
        statement.setInt(++column, value ? 1 : 0);
        return this;
    }

    Insert text(String value) throws SQLException {
        statement.setString(++column, value);
        return this;
    }

    Insert none() throws SQLException {
        statement.setNull(++column, Types.NULL);
        return this;
    }

    Insert blob(byte[] value) throws SQLException {
        statement.setBytes(++column, value);
        return this;
    }

    /// Four columns: x0, y0, x1, y1.
    Insert box(PageBox box) throws SQLException {
        return real(box.x0()).real(box.y0()).real(box.x1()).real(box.y1());
    }

    /// Ends the row.
    void add() throws SQLException {
        statement.addBatch();
        column = 0;
        waiting++;
        if (waiting >= BATCH) {
            flush();
        }
    }

    private void flush() throws SQLException {
        if (waiting > 0) {
            statement.executeBatch();
            waiting = 0;
        }
    }

    /// Writes what is left. Not part of [#close], which also runs after a failure.
    void finish() throws SQLException {
        flush();
    }

    @Override
    public void close() throws SQLException {
        statement.close();
    }
}
