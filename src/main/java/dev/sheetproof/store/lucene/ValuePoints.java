package dev.sheetproof.store.lucene;

import dev.sheetproof.model.Quantity;
import dev.sheetproof.model.QuantityBound;
import java.util.LinkedHashSet;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.DoublePoint;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;

/// The values of a chunk as points of two dimensions, lower and upper end in the base unit, one
/// field per unit.
final class ValuePoints {

    /// A table with more values is found by its words.
    private static final int MAX_VALUES = 4_000;

    private ValuePoints() {}

    private static String field(String unit) {
        return "value:" + unit;
    }

    static void add(Document row, String text) {
        Set<Quantity> values = new LinkedHashSet<>();
        for (Quantity.Found found : Quantity.scanTable(text)) {
            if (values.size() >= MAX_VALUES) {
                break;
            }
            Quantity quantity = found.quantity();
            if (values.add(quantity)) {
                row.add(
                        new DoublePoint(
                                field(quantity.unit()),
                                quantity.value().doubleValue(),
                                quantity.upper().doubleValue()));
            }
        }
    }

    /// Chunks that hold a value, or a range with one end, that fits a bound with one end.
    static Query reaching(QuantityBound bound) {
        double from = bound.from().map(Number::doubleValue).orElse(Double.NEGATIVE_INFINITY);
        double to = bound.to().map(Number::doubleValue).orElse(Double.POSITIVE_INFINITY);
        return DoublePoint.newRangeQuery(
                field(bound.unit()),
                new double[] {Double.NEGATIVE_INFINITY, from},
                new double[] {to, Double.POSITIVE_INFINITY});
    }

    /// Chunks that hold a value that fits.
    static Query holding(QuantityBound bound) {
        double from = bound.from().map(Number::doubleValue).orElse(Double.NEGATIVE_INFINITY);
        double to = bound.to().map(Number::doubleValue).orElse(Double.POSITIVE_INFINITY);
        boolean both = bound.from().isPresent() && bound.to().isPresent();
        double low = bound.open() ? Math.nextUp(from) : from;
        double high = bound.open() ? Math.nextDown(to) : to;
        BooleanQuery.Builder either = new BooleanQuery.Builder();
        either.add(
                DoublePoint.newRangeQuery(
                        field(bound.unit()), new double[] {low, low}, new double[] {high, high}),
                BooleanClause.Occur.SHOULD);
        if (both) {
            either.add(
                    DoublePoint.newRangeQuery(
                            field(bound.unit()),
                            new double[] {Double.NEGATIVE_INFINITY, to},
                            new double[] {from, Double.POSITIVE_INFINITY}),
                    BooleanClause.Occur.SHOULD);
        }
        return either.build();
    }
}
