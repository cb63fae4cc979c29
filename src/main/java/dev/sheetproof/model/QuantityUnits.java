package dev.sheetproof.model;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The units of datasheets with every spelling of them, prefixes included.
final class QuantityUnits {

    /// A base unit and what one of the written unit is in it.
    record Scale(String unit, BigDecimal factor) {}

    /// Longest spelling in characters.
    static final int LONGEST;

    private static final Map<String, Scale> EXACT = new HashMap<>();
    private static final Map<String, Scale> ANY_CASE = new HashMap<>();
    private static final List<String> WITH_PREFIX =
            List.of(
                    "Hz", "V", "A", "W", "Ω", "F", "H", "s", "m", "g", "bit/s", "B", "Pa", "N",
                    "Ah", "cd", "lx", "J");

    static {
        BigDecimal one = BigDecimal.ONE;
        prefixed("Hz", "Hz", "Hertz", "hz");
        prefixed("V", "V", "Volt", "Volts", "Vdc", "VDC", "Vrms", "Vpp", "Vp-p");
        prefixed("A", "A", "Amp", "Amps", "ampere");
        prefixed("W", "W", "Watt", "Watts");
        prefixed("Ω", "Ω", "Ohm", "Ohms", "ohm", "ohms");
        prefixed("F", "F", "Farad");
        prefixed("H", "H", "Henry");
        prefixed("s", "s", "sec", "Sec", "second", "seconds");
        prefixed("m", "m", "meter");
        prefixed("g", "g", "gram");
        prefixed("bit/s", "bps", "bit/s", "b/s", "Bps");
        prefixed("B", "B", "Byte", "Bytes");
        prefixed("Pa", "Pa");
        prefixed("N", "N");
        prefixed("Ah", "Ah");
        prefixed("cd", "cd");
        prefixed("lx", "lx", "lux");
        prefixed("J", "J");
        for (String degree : List.of("°C", "℃", "° C", "ºC", "º C", "˚C", "degC", "deg C", "oC")) {
            EXACT.put(degree, new Scale("°C", one));
        }
        for (String same :
                List.of(
                        "ppm", "%", "dB", "dBm", "dBc", "dBi", "dBc/Hz", "dBm/Hz", "rpm", "mil",
                        "%RH")) {
            put(same, new Scale(same, one), true);
        }
        put("％", new Scale("%", one), false);
        put("ppb", new Scale("ppm", new BigDecimal("0.001")), true);
        put("K", new Scale("K", one), false);
        put("min", new Scale("s", BigDecimal.valueOf(60)), false);
        put("minutes", new Scale("s", BigDecimal.valueOf(60)), true);
        put("hours", new Scale("s", BigDecimal.valueOf(3600)), true);
        put("hrs", new Scale("s", BigDecimal.valueOf(3600)), true);
        put("°", new Scale("°", one), false);
        // Capitals that nobody means literally: 20 MA is no current of a datasheet.
        for (String unit : List.of("A", "V", "S", "M")) {
            EXACT.put(
                    "M" + unit,
                    new Scale(
                            unit.equals("S") || unit.equals("M")
                                    ? unit.toLowerCase(Locale.ROOT)
                                    : unit,
                            new BigDecimal("0.001")));
        }
        EXACT.remove("B");
        EXACT.remove("g");
        put("g", new Scale("g", one), false);
        LONGEST = EXACT.keySet().stream().mapToInt(String::length).max().orElse(0);
    }

    private QuantityUnits() {}

    /// Whether a unit is written with SI prefixes.
    static boolean takesPrefix(String unit) {
        return WITH_PREFIX.contains(unit);
    }

    /// The scale of a written unit, exactly as spelled if possible, else in any case.
    static Optional<Scale> find(String written) {
        Scale exact = EXACT.get(written);
        return Optional.ofNullable(
                exact != null ? exact : ANY_CASE.get(written.toLowerCase(Locale.ROOT)));
    }

    private static void prefixed(String unit, String... spellings) {
        String[][] prefixes = {
            {"", "1"},
            {"k", "1e3"},
            {"K", "1e3"},
            {"M", "1e6"},
            {"G", "1e9"},
            {"T", "1e12"},
            {"m", "1e-3"},
            {"u", "1e-6"},
            {"µ", "1e-6"},
            {"μ", "1e-6"},
            {"n", "1e-9"},
            {"p", "1e-12"},
            {"f", "1e-15"}
        };
        for (String spelling : spellings) {
            for (String[] prefix : prefixes) {
                Scale scale = new Scale(unit, new BigDecimal(prefix[1]));
                put(prefix[0] + spelling, scale, !prefix[0].equals("m") || !unit.equals("Hz"));
                if (spelling.length() > 2 && Character.isUpperCase(spelling.charAt(0))) {
                    put(prefix[0] + " " + spelling, scale, true);
                }
            }
        }
        // Nobody writes millihertz: MHZ, Mhz and mhz are all mega.
        if (unit.equals("Hz")) {
            for (String mega : List.of("mhz", "mHz", "Mhz", "MHZ")) {
                put(mega, new Scale("Hz", new BigDecimal("1e6")), false);
            }
            ANY_CASE.put("mhz", new Scale("Hz", new BigDecimal("1e6")));
        }
    }

    private static void put(String spelling, Scale scale, boolean anyCase) {
        EXACT.put(spelling, scale);
        String lower = spelling.toLowerCase(Locale.ROOT);
        // Of two meanings in lower case the smaller prefix wins: ma is a milliampere.
        if (anyCase
                && (spelling.length() > 1
                        || scale.unit().equals("V")
                        || scale.unit().equals("A"))) {
            ANY_CASE.merge(lower, scale, (a, b) -> a.factor().compareTo(b.factor()) <= 0 ? a : b);
        }
    }
}
