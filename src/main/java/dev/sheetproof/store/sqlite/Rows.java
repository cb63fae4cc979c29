package dev.sheetproof.store.sqlite;

import dev.sheetproof.model.PageBox;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/// Reads rows with a statement and its parameters.
final class Rows {

    private Rows() {}

    /// Makes a value of the row a result set stands on.
    @FunctionalInterface
    interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    static <T> List<T> list(
            Connection connection, String sql, Reader<T> reader, Object... parameters)
            throws SQLException {
        List<T> rows = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
            }
            try (ResultSet result = statement.executeQuery()) {
                while (result.next()) {
                    rows.add(reader.read(result));
                }
            }
        }
        return rows;
    }

    static <T> Optional<T> first(
            Connection connection, String sql, Reader<T> reader, Object... parameters)
            throws SQLException {
        return list(connection, sql, reader, parameters).stream().findFirst();
    }

    /// The whole number in the first column of the only row; 0 when there is no row.
    static int number(Connection connection, String sql, Object... parameters) throws SQLException {
        return first(connection, sql, row -> row.getInt(1), parameters).orElse(0);
    }

    static PageBox box(ResultSet row) throws SQLException {
        return new PageBox(
                row.getDouble("x0"), row.getDouble("y0"), row.getDouble("x1"), row.getDouble("y1"));
    }

    static OptionalInt optionalInt(ResultSet row, String column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
    }

    static OptionalDouble optionalDouble(ResultSet row, String column) throws SQLException {
        double value = row.getDouble(column);
        return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
