package dev.sheetproof.demo;

import dev.sheetproof.demo.kit.Align;
import dev.sheetproof.demo.kit.Canvas;
import dev.sheetproof.demo.kit.DrawnTable;
import dev.sheetproof.demo.kit.Flow;
import dev.sheetproof.demo.kit.OrderingDiagram;
import dev.sheetproof.demo.kit.Sheet;
import dev.sheetproof.demo.kit.SmdPackage;
import dev.sheetproof.demo.kit.Table;
import dev.sheetproof.demo.kit.Type;
import dev.sheetproof.model.ElementLabel;
import dev.sheetproof.model.PageBox;
import java.nio.file.Path;
import java.util.Optional;

/// ABX-5: a 2.0 × 1.6 mm crystal unit; a sheet in Chinese with English terms.
final class BilingualCrystal implements DemoDocument {

    private static final SmdPackage PACKAGE = SmdPackage.fourPad(2.0, 1.6, 0.5, 0.65, 0.55);
    private static final PageBox FRAME = new PageBox(48, 68, House.A4_WIDTH - 48, 786);

    @Override
    public boolean needsHan() {
        return true;
    }

    @Override
    public Sheet draw(Optional<Path> han) {
        Sheet sheet =
                new Sheet(
                        new Sheet.Facts(
                                "abx-5-zh.pdf",
                                "ABX-5 石英晶体谐振器",
                                "2.0 x 1.6 mm SMD crystal",
                                "zh",
                                2024,
                                7,
                                true),
                        han);
        front(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        back(sheet, sheet.page(House.A4_WIDTH, House.A4_HEIGHT));
        sheet.furniture(
                House.modernFurniture(
                        "ABX-5", "石英晶体谐振器 Crystal Unit", "ADS-0105-ZH", "版本 B，2024 年 7 月"));
        return sheet;
    }

    private void front(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.modern(), FRAME);
        page.mark(
                ElementLabel.TITLE,
                page.text(48, 88, "ABX-5 贴片石英晶体谐振器", Type.sans(19).inBold().withInk(House.TEAL)));
        flow.to(98);
        flow.heading("产品特点 Features");
        flow.bullets(
                "•",
                "超小型陶瓷封装：2.0 × 1.6 × 0.5 mm",
                "频率范围：16 MHz 至 60 MHz，基频",
                "高精度：25 °C 时频率偏差 ±10 ppm",
                "低负载电容（8 pF）版本适用于低功耗蓝牙芯片",
                "符合 RoHS 标准，无铅，湿度敏感等级 1 级");
        flow.heading("应用 Applications");
        flow.paragraph("低功耗蓝牙、无线局域网、可穿戴设备、智能电表、物联网模块以及车载电子（后缀 A）。");
        flow.heading("电气特性 Electrical characteristics");
        DrawnTable[] table = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("表 1  电气参数（T_{a} = 25 °C，另有说明除外）");
                    table[0] =
                            flow.table(
                                    new Table(
                                                    RtxModule.ruled(),
                                                    "llcccc",
                                                    3.4,
                                                    4.2,
                                                    1.5,
                                                    1.5,
                                                    1.5,
                                                    1.2)
                                            .head("参数", "Parameter, 条件", "最小值", "典型值", "最大值", "单位")
                                            .row(
                                                    "标称频率",
                                                    "Nominal frequency",
                                                    "16",
                                                    "—",
                                                    "60",
                                                    "MHz")
                                            .row(
                                                    "频率偏差",
                                                    "Frequency tolerance, 25 °C",
                                                    "−10",
                                                    "—",
                                                    "+10",
                                                    "ppm")
                                            .row(
                                                    "温度特性",
                                                    "Stability, −40 °C ～ +85 °C",
                                                    "−15",
                                                    "—",
                                                    "+15",
                                                    "ppm")
                                            .row(
                                                    "负载电容（注 1）",
                                                    "Load capacitance",
                                                    "—",
                                                    "8",
                                                    "—",
                                                    "pF")
                                            .row("等效串联电阻", "ESR, 16 ～ 20 MHz", "—", "—", "100", "Ω")
                                            .row("^^", "20 ～ 26 MHz", "—", "—", "80", "Ω")
                                            .row("^^", "26 ～ 40 MHz", "—", "—", "60", "Ω")
                                            .row("^^", "40 ～ 60 MHz", "—", "—", "40", "Ω")
                                            .row(
                                                    "静电容",
                                                    "Shunt capacitance",
                                                    "—",
                                                    "0.7",
                                                    "1.5",
                                                    "pF")
                                            .row("激励功率", "Drive level", "—", "10", "100", "µW")
                                            .row(
                                                    "绝缘电阻",
                                                    "Insulation resistance, DC 100 V",
                                                    "500",
                                                    "—",
                                                    "—",
                                                    "MΩ")
                                            .row(
                                                    "年老化率",
                                                    "Aging, first year",
                                                    "−1",
                                                    "—",
                                                    "+1",
                                                    "ppm")
                                            .row(
                                                    "工作温度范围",
                                                    "Operating temperature",
                                                    "−40",
                                                    "—",
                                                    "+85",
                                                    "°C")
                                            .row(
                                                    "储存温度范围",
                                                    "Storage temperature",
                                                    "−55",
                                                    "—",
                                                    "+125",
                                                    "°C"));
                    flow.notes(
                            "注 1：其他负载电容（6 pF、10 pF、12 pF）请参见订货代码。",
                            "注 2：经过两次回流焊后，频率变化不超过 ±1 ppm，放置 24 小时后测量。");
                });
        sheet.ask("cjk", "ABX-5 负载电容", table[0].at("负载电容（注 1）", 3));
        sheet.ask("cjk", "ABX-5 激励功率 最大值", table[0].at("激励功率", 4));
        sheet.ask("cjk", "ABX-5 绝缘电阻", table[0].at("绝缘电阻", 2));
        flow.heading("使用注意事项 Notes on use");
        flow.steps(
                "请勿使晶体受到强烈冲击；从 75 cm 高度跌落后请勿使用。",
                "超声波清洗可能损坏晶体，使用前请确认。",
                "走线应尽量短，晶体下方请勿布置信号线。",
                "请在电路中确认负性阻抗为等效串联电阻的 5 倍以上（参见应用笔记 AN-104）。");
        flow.heading("包装 Packing");
        flow.unit(
                () -> {
                    flow.figure(
                            330, 116, (canvas, area) -> Figures.tape(canvas, area, 8, 4, PACKAGE));
                    flow.figureCaption("图 2  编带尺寸（mm），每盘 3000 只", Align.CENTER);
                });
    }

    private void back(Sheet sheet, Canvas page) {
        Flow flow = new Flow(sheet, page, House.modern(), FRAME);
        Type small = Type.sans(7);
        flow.heading("外形尺寸 Dimensions (mm)");
        flow.unit(
                () -> {
                    PageBox box =
                            flow.figure(
                                    172,
                                    (canvas, area) -> {
                                        PACKAGE.top(
                                                canvas,
                                                area.x0() + 92,
                                                area.y0() + 70,
                                                42,
                                                small,
                                                "38.400",
                                                "X5 4G1");
                                        PACKAGE.side(
                                                canvas, area.x0() + 92, area.y0() + 146, 42, small);
                                        PACKAGE.bottom(
                                                canvas, area.x0() + 258, area.y0() + 70, 42, small);
                                        PACKAGE.land(
                                                canvas,
                                                area.x0() + 412,
                                                area.y0() + 70,
                                                42,
                                                small,
                                                0.15);
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 258,
                                                area.y0() + 150,
                                                "底视图 bottom view",
                                                small);
                                        canvas.text(
                                                Align.CENTER,
                                                area.x0() + 412,
                                                area.y0() + 150,
                                                "推荐焊盘 land pattern",
                                                small);
                                    });
                    flow.figureCaption("图 1  外形尺寸与推荐焊盘", Align.CENTER);
                    sheet.ask("cjk", "ABX-5 推荐焊盘 尺寸", page, box, "图 1");
                });
        flow.unit(
                () -> {
                    flow.tableCaption("表 2  引脚连接");
                    flow.table(
                            new Table(RtxModule.ruled(), "clcl", 1, 4, 1, 4)
                                    .head("引脚", "连接", "引脚", "连接")
                                    .row("1", "晶体电极 Crystal", "3", "晶体电极 Crystal")
                                    .row("2", "接地 GND（金属盖）", "4", "接地 GND（金属盖）"));
                });
        flow.heading("订货代码 Ordering code");
        OrderingDiagram diagram =
                new OrderingDiagram(page, Type.sans(15).inBold(), Type.sans(7), House.TEAL)
                        .field("ABX5", "系列", "2.0 × 1.6 mm")
                        .field("38.400M", "频率", "单位 MHz")
                        .field("08", "负载电容", "06：6 pF", "08：8 pF", "10：10 pF", "12：12 pF")
                        .field("10", "频率偏差", "10：±10 ppm", "15：±15 ppm", "20：±20 ppm")
                        .field("T", "包装", "T：编带 3000 只", "A：车规，编带");
        flow.figure(112, (canvas, area) -> diagram.row(area, "-"));
        flow.heading("常用频率 Standard frequencies");
        DrawnTable[] parts = new DrawnTable[1];
        flow.unit(
                () -> {
                    flow.tableCaption("表 3  库存型号");
                    parts[0] = flow.table(stock());
                });
        sheet.ask("part_full", "ABX5-38.400M-08-10-T", parts[0].at("ABX5-38.400M-08-10-T", 0));
        flow.skip(6);
        flow.paragraph("本资料内容如有变更，恕不另行通知。订货前请确认最新版本。", House.modern().note());
    }

    private static Table stock() {
        Table table =
                new Table(RtxModule.ruled(), "lcccl", 4, 2, 2, 2, 4)
                        .head("型号", "频率 (MHz)", "负载 (pF)", "电阻 (Ω)", "用途");
        String[] rows = {
            "ABX5-24.000M-08-10-T|24.000|8|80|微控制器",
            "ABX5-26.000M-10-10-T|26.000|10|60|窄带物联网",
            "ABX5-32.000M-08-10-T|32.000|8|60|低功耗蓝牙",
            "ABX5-37.400M-08-10-T|37.400|8|60|无线局域网",
            "ABX5-38.400M-08-10-T|38.400|8|60|移动通信",
            "ABX5-40.000M-10-10-T|40.000|10|40|无线局域网",
            "ABX5-48.000M-08-10-T|48.000|8|40|USB 接口"
        };
        for (String row : rows) {
            table.row(row.split("\\|", -1));
        }
        return table;
    }
}
