package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Table;
import java.util.Locale;

/// The tables of the selection guide, made from lists of frequencies and the rules of each series.
final class GuideTables {

    private static final double[] CRYSTAL_MHZ = {
        12, 13.56, 16, 19.2, 20, 24, 24.545, 24.576, 25, 26, 27, 27.12, 30, 32, 37.4, 38.4, 40, 48,
        52
    };
    private static final double[] SMALL_MHZ = {
        24, 26, 30, 32, 37.4, 38.4, 40, 48, 52, 54, 60, 76.8
    };
    private static final double[] CAN_MHZ = {
        3.579545, 4, 4.194304, 4.9152, 6, 7.3728, 8, 9.8304, 10, 11.0592, 12, 14.31818, 14.7456, 16,
        18.432, 20, 24, 25
    };
    private static final double[] CLOCK_MHZ = {
        1, 2, 4, 6, 8, 10, 12, 12.288, 14.31818, 14.7456, 16, 16.384, 18.432, 20, 22.5792, 24,
        24.576, 25, 26, 27, 30, 32, 33, 33.333, 36, 40, 44, 48, 49.152, 50, 54, 60, 66, 66.667, 72,
        74.25, 75, 80, 96, 100, 106.25, 120, 125
    };
    private static final double[] FAST_MHZ = {
        74.25, 100, 106.25, 122.88, 125, 133.333, 148.5, 150, 155.52, 156.25, 161.1328, 200, 212.5,
        245.76, 250, 312.5, 322.266, 644.531
    };

    private GuideTables() {}

    private static String mhz(double value) {
        String six = String.format(Locale.ROOT, "%.6f", value);
        return six.replaceAll("0{1,3}$", "");
    }

    static Table series() {
        Table table =
                new Table(SelectionGuide.TABLE, "llclll", 2, 3.4, 2.4, 3.2, 3.2, 3.4)
                        .head(
                                "Series",
                                "Kind",
                                "Size (mm)",
                                "Frequency",
                                "Stability",
                                "Data sheet");
        String[] rows = {
            "ABX-3|crystal|1.6 × 1.2|24 MHz to 80 MHz|±15 ppm|on request",
            "ABX-5|crystal|2.0 × 1.6|16 MHz to 60 MHz|±15 ppm|ADS-0105 (Chinese, English)",
            "ABX-7|crystal|3.2 × 2.5|12 MHz to 54 MHz|±15 ppm|ADS-0107",
            "ABX-49S|crystal, can|11.1 × 4.65|3.2 MHz to 70 MHz|±50 ppm|Issue 5",
            "TFX-32|tuning fork|3.2 × 1.5|32.768 kHz|parabola|ADS-0132",
            "CLX-32|clock oscillator|3.2 × 2.5|1 MHz to 125 MHz|±25, ±50 ppm|ADS-0432",
            "DFX-53|differential oscillator|5.0 × 3.2|50 MHz to 700 MHz|±25 ppm|on request",
            "TCX-25|TCXO|2.5 × 2.0|10 MHz to 52 MHz|±0.5 ppm|ADS-0225",
            "VCX-75|VCXO|7.0 × 5.0|1.5 MHz to 80 MHz|APR ±50, ±100 ppm|ADS-0375",
            "OCX-36|OCXO|36.3 × 27.2|5 MHz to 40 MHz|±1 ppb to ±8 ppb|Issue 2",
            "MGX-5|clock generator|4.0 × 4.0|1 MHz to 350 MHz|±20 ppm|ADS-0605",
            "RTX-41|real-time clock|3.7 × 2.5|32.768 kHz|±5 ppm|ADS-0541"
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }

    static Table crystals() {
        Table table =
                new Table(SelectionGuide.TABLE, "lccccccc", 5.2, 2.2, 1.8, 1.8, 1.9, 1.9, 2.5, 1.9)
                        .head(
                                "Part number",
                                "Frequency\n(MHz)",
                                "C_{L}\n(pF)",
                                "ESR\n(Ω)",
                                "Tolerance\n(ppm)",
                                "Stability\n(ppm)",
                                "Range\n(°C)",
                                "Drive\n(µW)");
        table.section("ABX-3   1.6 × 1.2 mm");
        for (double f : SMALL_MHZ) {
            crystal(table, "ABX3", f, 6, f < 30 ? 80 : f < 48 ? 60 : 50, 10, "100");
        }
        for (double f : SMALL_MHZ) {
            if (f < 50) {
                crystal(table, "ABX3", f, 8, f < 30 ? 80 : f < 48 ? 60 : 50, 15, "100");
            }
        }
        table.section("ABX-5   2.0 × 1.6 mm");
        for (int load : new int[] {8, 10, 12}) {
            for (double f : CRYSTAL_MHZ) {
                if (f >= 16) {
                    crystal(
                            table,
                            "ABX5",
                            f,
                            load,
                            f < 20 ? 100 : f < 26 ? 80 : f < 40 ? 60 : 40,
                            load == 12 ? 20 : 10,
                            "100");
                }
            }
        }
        table.section("ABX-7   3.2 × 2.5 mm");
        for (int load : new int[] {10, 12, 18}) {
            for (double f : CRYSTAL_MHZ) {
                crystal(
                        table,
                        "ABX7",
                        f,
                        load,
                        f < 16 ? 80 : f < 20 ? 60 : f < 24 ? 50 : f < 35 ? 40 : 30,
                        10,
                        "200");
            }
        }
        table.section("ABX-49S   HC-49/S, leaded, and ABX-49SM, surface mount");
        for (double f : CAN_MHZ) {
            int esr = f < 4 ? 200 : f < 5 ? 150 : f < 6 ? 120 : f < 10 ? 80 : f < 13 ? 60 : 40;
            for (String form : new String[] {"ABX49S-%s-16-30", "ABX49SM-%s-16-30-R"}) {
                table.row(
                        String.format(Locale.ROOT, form, mhz(f)),
                        mhz(f),
                        "16",
                        String.valueOf(esr),
                        "±30",
                        "±50",
                        "−20 to +70",
                        "1000");
            }
        }
        return table;
    }

    private static void crystal(
            Table table, String series, double f, int load, int esr, int tolerance, String drive) {
        table.row(
                String.format(Locale.ROOT, "%s-%sM-%02d-%d-T", series, mhz(f), load, tolerance),
                mhz(f),
                String.valueOf(load),
                String.valueOf(esr),
                "±" + tolerance,
                "±15",
                "−40 to +85",
                drive);
    }

    static Table oscillators() {
        Table table =
                new Table(SelectionGuide.TABLE, "lccccccc", 5.4, 2.3, 1.6, 2, 2.2, 2, 1.8, 2)
                        .head(
                                "Part number",
                                "Frequency (MHz)",
                                "Supply (V)",
                                "Output",
                                "Stability (ppm)",
                                "Range (°C)",
                                "I_{DD} (mA)",
                                "Jitter (ps)")
                        .headOnce();
        table.section("CLX-32   3.2 × 2.5 mm, CMOS");
        for (double f : CLOCK_MHZ) {
            int current = f <= 25 ? 7 : f <= 50 ? 12 : f <= 80 ? 18 : 26;
            String jitter = f < 20 ? "1.2" : f < 60 ? "0.8" : "0.6";
            table.row(
                    "CLX32-" + mhz(f) + "M-33-50-E-T",
                    mhz(f),
                    "3.3",
                    "CMOS",
                    "±50",
                    "−40 to +85",
                    String.valueOf(current),
                    jitter);
        }
        table.section("DFX-53   5.0 × 3.2 mm, differential");
        for (double f : FAST_MHZ) {
            table.row(
                    "DFX53-" + mhz(f) + "M-33-25-L-T",
                    mhz(f),
                    "3.3",
                    "LVDS",
                    "±25",
                    "−40 to +85",
                    f < 300 ? "22" : "30",
                    "0.15");
        }
        for (double f : FAST_MHZ) {
            if (f >= 100) {
                table.row(
                        "DFX53-" + mhz(f) + "M-33-25-P-T",
                        mhz(f),
                        "3.3",
                        "LVPECL",
                        "±25",
                        "−40 to +85",
                        f < 300 ? "58" : "68",
                        "0.12");
            }
        }
        table.row(
                "DFX53-100.000M-33-25-H-T",
                "100.000",
                "3.3",
                "HCSL",
                "±25",
                "−40 to +85",
                "38",
                "0.14");
        table.row(
                "DFX53-125.000M-33-25-H-T",
                "125.000",
                "3.3",
                "HCSL",
                "±25",
                "−40 to +85",
                "38",
                "0.14");
        return table;
    }

    static Table precision() {
        Table table =
                new Table(SelectionGuide.TABLE, "lcccccl", 4.7, 3, 1.6, 2.2, 1.9, 2, 3)
                        .head(
                                "Part number",
                                "Frequency",
                                "Supply (V)",
                                "Output",
                                "Stability *",
                                "Range (°C)",
                                "Typical use");
        String[] rows = {
            "#TCX-25   TCXO, 2.5 × 2.0 mm",
            "TCX25-16M368-C-18-E-N-R|16.368 MHz|1.8|clipped sine|±0.5 ppm|−40 to +85|GNSS",
            "TCX25-19M200-C-18-E-N-R|19.2 MHz|1.8|clipped sine|±0.5 ppm|−40 to +85|LTE modem",
            "TCX25-19M200-C-18-E-V-R|19.2 MHz|1.8|clipped sine|±0.5 ppm|−40 to +85|LTE modem, tuned",
            "TCX25-26M000-C-18-E-N-R|26 MHz|1.8|clipped sine|±0.5 ppm|−40 to +85|GNSS, NB-IoT",
            "TCX25-26M000-C-28-E-V-R|26 MHz|2.8|clipped sine|±0.5 ppm|−40 to +85|2G modem",
            "TCX25-27M456-C-18-E-N-R|27.456 MHz|1.8|clipped sine|±0.5 ppm|−40 to +85|ultra-wideband",
            "TCX25-32M000-C-33-X-N-R|32 MHz|3.3|clipped sine|±2.5 ppm|−40 to +105|LoRa",
            "TCX25-38M400-C-18-E-V-R|38.4 MHz|1.8|clipped sine|±0.5 ppm|−40 to +85|LTE modem",
            "TCX25-40M000-C-33-E-N-R|40 MHz|3.3|clipped sine|±0.5 ppm|−40 to +85|Wi-Fi",
            "TCX25-52M000-C-18-E-N-R|52 MHz|1.8|clipped sine|±0.5 ppm|−40 to +85|5G modem",
            "#VCX-75   VCXO, 7.0 × 5.0 mm",
            "VCX75-12.288M-33-10-I-T|12.288 MHz|3.3|CMOS|±100 ppm|−40 to +85|audio",
            "VCX75-19.440M-33-05-I-T|19.44 MHz|3.3|CMOS|±50 ppm|−40 to +85|SDH",
            "VCX75-27.000M-33-10-I-T|27 MHz|3.3|CMOS|±100 ppm|−40 to +85|video",
            "VCX75-30.720M-33-05-I-T|30.72 MHz|3.3|CMOS|±50 ppm|−40 to +85|radio units",
            "VCX75-38.880M-33-05-I-T|38.88 MHz|3.3|CMOS|±50 ppm|−40 to +85|SDH",
            "VCX75-61.440M-33-05-I-T|61.44 MHz|3.3|CMOS|±50 ppm|−40 to +85|radio units",
            "VCX75-74.250M-33-05-I-T|74.25 MHz|3.3|CMOS|±50 ppm|−40 to +85|HD video",
            "VCX75-77.760M-33-05-I-T|77.76 MHz|3.3|CMOS|±50 ppm|−40 to +85|SDH",
            "#OCX-36   OCXO, 36 × 27 mm",
            "OCX36-A-05-S-10.000M|10 MHz|5|sine|±1 ppb|0 to +60|time server",
            "OCX36-A-12-S-10.000M|10 MHz|12|sine|±1 ppb|0 to +60|instruments",
            "OCX36-B-12-S-5.000M|5 MHz|12|sine|±2 ppb|−20 to +70|instruments",
            "OCX36-C-05-H-12.800M|12.8 MHz|5|HCMOS|±3 ppb|−40 to +75|base station",
            "OCX36-C-05-H-13.000M|13 MHz|5|HCMOS|±3 ppb|−40 to +75|base station",
            "OCX36-F-33-H-20.000M|20 MHz|3.3|HCMOS|±8 ppb|−40 to +85|network clocks",
            "#MGX-5 and RTX-41   modules",
            "MGX5-0017-QT|25 to 156.25 MHz|3.3|LVDS|±20 ppm|−40 to +85|switches",
            "MGX5-0042-QT|50, 100 MHz|3.3|HCSL|±20 ppm|−40 to +85|PCI Express",
            "MGX5-0117-QT|30.72 to 245.76 MHz|3.3|LVPECL|±20 ppm|−40 to +85|radio units",
            "RTX41-A-T **|32.768 kHz|1.2 to 5.5|CMOS, I²C|±5 ppm|−40 to +85|meters"
        };
        for (String row : rows) {
            if (row.startsWith("#")) {
                table.section(row.substring(1));
            } else {
                table.row(row.split("\\|", -1));
            }
        }
        return table;
    }

    static Table applications() {
        Table table =
                new Table(SelectionGuide.TABLE, "llll", 2.4, 4, 3.6, 3)
                        .head("Application", "Requirement", "Part", "Instead, where");
        String[] rows = {
            "Bluetooth Low Energy|±40 ppm with aging, low power|ABX5-32.000M-08-10-T|ABX3, where space counts",
            "Wi-Fi|±20 ppm with aging|ABX5-37.400M-08-10-T|TCX-25, above 70 °C",
            "NB-IoT, LTE|±0.5 ppm|TCX25-26M000-C-18-E-N-R|",
            "GNSS receiver|±0.5 ppm, slope 0.1 ppm/°C|TCX25-16M368-C-18-E-N-R|",
            "LoRa node|±2.5 ppm, wide range|TCX25-32M000-C-33-X-N-R|ABX-7, in rooms",
            "Ethernet PHY|±50 ppm, 25 MHz|CLX32-25.000M-33-50-E-T|ABX7-25.000M-18-10-T",
            "10G Ethernet|0.3 ps jitter, LVPECL|DFX53-156.250M-33-25-P-T|MGX5-0058-QT, many clocks",
            "PCI Express|HCSL, 100 MHz|MGX5-0042-QT|DFX53-100.000M-33-25-H-T",
            "USB|±500 ppm, 12 or 48 MHz|ABX7-48.000M-10-10-T|ABX49SM-12.000-16-30-R",
            "HD video|genlock, 74.25 MHz|VCX75-74.250M-33-05-I-T|MGX5-0093-QT",
            "Audio converter|24.576 MHz, 22.5792 MHz|CLX32-24.576M-33-50-E-T|VCX75-12.288M-33-10-I-T",
            "Base station|holdover, 10 MHz|OCX36-D-05-S-10.000M|OCX36-C-05-H-13.000M",
            "Time server|holdover 24 h, 1.5 µs|OCX36-A-05-S-10.000M|",
            "Electricity meter|±5 ppm, ten years of battery|RTX41-A-T|TFX32-32.768K-125-20-T",
            "Microcontroller|8 MHz, low cost|ABX49SM-8.000-16-30-R|"
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }

    static Table codes() {
        Table table =
                new Table(SelectionGuide.TABLE, "lllllll", 1.9, 2.2, 2.5, 2.7, 2.9, 2, 4.2)
                        .head(
                                "Series", "Field 1", "Field 2", "Field 3", "Field 4", "Field 5",
                                "Example");
        String[] rows = {
            "ABX3, 5, 7|MHz and M|load in pF|tolerance in ppm|packing T, B, A||ABX7-26.000M-18-10-T",
            "ABX49S, SM|MHz|load in pF|tolerance in ppm|range E, packing R, A||ABX49S-8.000-16-30",
            "TFX32|kHz and K|load in 0.1 pF|tolerance in ppm|packing T, L, H||TFX32-32.768K-125-20-T",
            "CLX32|MHz and M|supply in 0.1 V|stability in ppm|enable S, E|packing T|CLX32-25.000M-33-50-E-T",
            "DFX53|MHz and M|supply in 0.1 V|stability in ppm|output L, P, H|packing T|DFX53-125.000M-33-25-H-T",
            "TCX25|MHz, M as point|output C, H|supply in 0.1 V|range D, E, X|control V, N|TCX25-26M000-C-18-E-N-R",
            "VCX75|MHz and M|supply in 0.1 V|pulling 05, 10|range C, I|packing T, C|VCX75-27.000M-33-10-I-T"
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }

    static Table glossary() {
        Table table =
                new Table(
                        SelectionGuide.TABLE.withGrid(dev.sheetproof.demo.kit.TableStyle.Grid.NONE),
                        "ll",
                        1.6,
                        9);
        String[] rows = {
            "*{APR}|Absolute pulling range: what a control voltage can reach after all tolerances are taken off.",
            "*{C_{L}}|Load capacitance: the capacitance outside the crystal at which its frequency is adjusted.",
            "*{ESR}|Equivalent series resistance of a crystal at resonance with its load.",
            "*{Holdover}|Time error after the loss of the reference, usually over 24 hours.",
            "*{Jitter}|RMS deviation of clock edges, integrated over a band of offsets.",
            "*{Stability}|Change of frequency over the temperature range, from the value at 25 °C.",
            "*{Total stability}|Stability with tolerance, supply, load and first-year aging included.",
            "*{Tolerance}|Deviation from the nominal frequency at 25 °C, as shipped."
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }
}
