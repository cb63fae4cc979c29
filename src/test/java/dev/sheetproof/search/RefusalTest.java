package dev.sheetproof.search;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.sheetproof.model.SearchMode;
import dev.sheetproof.model.SearchOutcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RefusalTest extends SmallCorpus {

    @Test
    void aPartThatNoDocumentHoldsIsNotSupported() {
        SearchOutcome outcome =
                search(Optional.empty(), "QRS4711 load capacitance", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(outcome.warnings().contains("no document holds QRS4711"));
        assertTrue(
                search(Optional.empty(), "ABX-7 load capacitance", SearchMode.HYBRID).supported());
    }

    @Test
    void aPackageBesideAKnownPartIsNoReasonToRefuse() {
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7 QFN-24 land pattern", SearchMode.HYBRID);
        assertTrue(outcome.supported());
        assertTrue(outcome.warnings().contains("no document holds QFN-24"));
    }

    @Test
    void aPartWithOneLetterIsOneThatNoDocumentHolds() {
        addDocument("2n3904", List.of("2N3904"), List.of("hFE\t40\t300"));
        SearchOutcome known = search(Optional.empty(), "2N3904", SearchMode.HYBRID);
        assertTrue(known.supported(), () -> known.warnings() + " " + known.parsed());
        SearchOutcome outcome = search(Optional.empty(), "2N7317 hFE", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().stream()
                        .anyMatch(line -> line.startsWith("no document holds 2N7317")),
                () -> outcome.warnings().toString());
    }

    @Test
    void aDrawingIsNotRefusedForWordsThatItDoesNotHold() {
        assertTrue(
                search(Optional.empty(), "ABX-7 outline drawing", SearchMode.HYBRID).supported());
        assertFalse(search(Optional.empty(), "ABX-7 phase noise", SearchMode.HYBRID).supported());
    }

    @Test
    void aParameterThatTheNamedDocumentLacksInEverySpellingIsRefused() {
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7 phase noise at 10 kHz", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(outcome.warnings().stream().anyMatch(line -> line.contains("phase noise")));
    }

    @Test
    void whatOtherPartsHaveIsNoAnswerForThePartThatIsNamed() {
        addDocument(
                "qcx-55",
                List.of("Noise"),
                List.of("Phase noise at 10 kHz\t-140 dBc/Hz\nPhase noise at 1 kHz\t-120 dBc/Hz"));
        assertTrue(
                search(Optional.empty(), "qcx-55 phase noise at 10 kHz", SearchMode.HYBRID)
                        .supported());
        assertFalse(
                search(Optional.empty(), "ABX-7 phase noise at 10 kHz", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void aVersionThatTheListOfOrderCodesLeavesOutIsRefused() {
        addDocument(
                "ldv33",
                List.of("Electrical characteristics", "Ordering information"),
                List.of(
                        "Output voltage accuracy\t1.8 V\t1 %\nInput voltage\t1.2 V\t6 V",
                        "Order code\tVersion\nLDV33A\t2.5 V\nLDV33B\t3.3 V"));
        assertTrue(
                search(Optional.empty(), "LDV33 3.3 V version order code", SearchMode.HYBRID)
                        .supported());
        assertFalse(
                search(Optional.empty(), "LDV33 1.8 V version order code", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void whatIsQuotedAndStandsNowhereIsNotSupported() {
        assertTrue(search(Optional.empty(), "\"load capacitance\"", SearchMode.HYBRID).supported());
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7 \"capacitance load\"", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings()
                        .contains("no document holds \"capacitance load\" as it is quoted"),
                () -> outcome.warnings().toString());
    }

    @Test
    void whatIsQuotedMustStandWhereTheFiltersAllow() {
        addDocument("qcx-55", List.of(""), List.of("Spread spectrum clocking\t1 %"));
        SearchOutcome there =
                search(Optional.empty(), "doc:qcx \"spread spectrum\"", SearchMode.HYBRID);
        assertTrue(there.supported(), () -> there.toString());
        SearchOutcome outcome =
                search(Optional.empty(), "doc:abx-7 \"spread spectrum\"", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().stream().anyMatch(line -> line.startsWith("nothing that the")),
                () -> outcome.warnings().toString());
    }

    @Test
    void anInterfaceThatTheNamedPartHasNotIsRefused() {
        addDocument("qcx-55", List.of(""), List.of("Interface\tSerial bus I²C, 400 kHz"));
        assertTrue(search(Optional.empty(), "qcx-55 I2C", SearchMode.HYBRID).supported());
        SearchOutcome outcome = search(Optional.empty(), "ABX-7 I2C", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings()
                        .contains("no region about this part holds i2c, by whatever name"),
                () -> outcome.warnings().toString());
    }

    @Test
    void aValueThatTheFirstDocumentNeitherNamesNorSpansIsTold() {
        SearchOutcome outcome =
                search(Optional.empty(), "load capacitance 15 pF", SearchMode.HYBRID);
        assertTrue(
                outcome.warnings().contains("the first document does not say 15 pF"),
                () -> outcome.warnings().toString());
        assertFalse(
                search(Optional.empty(), "load capacitance 18 pF", SearchMode.HYBRID)
                        .warnings()
                        .contains("the first document does not say 18 pF"));
    }

    @Test
    void aNameThatNoDocumentHoldsIsNotSupported() {
        SearchOutcome outcome =
                search(Optional.empty(), "Raspberry load capacitance", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().contains("no document holds Raspberry"),
                () -> outcome.warnings().toString());
        assertTrue(
                search(Optional.empty(), "Quartz load capacitance", SearchMode.HYBRID).supported());
        assertTrue(
                search(Optional.empty(), "ABX-7 Vendor load capacitance", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void aPriceIsNoQuestionForADatasheet() {
        SearchOutcome outcome = search(Optional.empty(), "ABX-7 price", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(outcome.warnings().contains("datasheets do not say: price"));
    }

    @Test
    void aRequestAboutNothingInTheCorpusIsRefused() {
        assertFalse(
                search(Optional.empty(), "wind turbine power cable", SearchMode.HYBRID)
                        .supported());
        assertFalse(search(Optional.empty(), "A".repeat(300), SearchMode.HYBRID).supported());
    }

    @Test
    void aParameterIsThereWhereItsWordsStandNearEachOther() {
        addDocument("ocx9", List.of(""), List.of("Reference output\t3.3 V\nRF output\t7 dBm"));
        assertTrue(
                search(Optional.empty(), "ocx9 reference output voltage", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void aParameterOfAMemberOfAKnownFamilyIsNotRefused() {
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7-40 supply current", SearchMode.HYBRID);
        assertTrue(outcome.supported());
        assertTrue(
                outcome.warnings().stream()
                        .anyMatch(line -> line.contains("ABX-7-40; some hold ABX-7")));
        assertFalse(search(Optional.empty(), "ABX-7-40", SearchMode.HYBRID).supported());
    }

    @Test
    void aParameterOfOneWordThatThePartLacksIsRefused() {
        addDocument("qcx-55", List.of("Noise"), List.of("Period jitter\t2 ps\nInductance\t3 nH"));
        assertTrue(search(Optional.empty(), "qcx-55 jitter", SearchMode.HYBRID).supported());
        SearchOutcome outcome =
                search(Optional.empty(), "ABX-7 supply current jitter", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().stream().anyMatch(line -> line.contains("jitter")),
                () -> outcome.warnings().toString());
    }

    @Test
    void aPartThatHoldsNextToNoneOfWhatIsAskedForIsRefused() {
        assertFalse(
                search(Optional.empty(), "ABX-7 photocurrent under sunlight", SearchMode.HYBRID)
                        .supported());
        assertTrue(
                search(Optional.empty(), "ABX-7 load capacitance grades", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void wordsOfAskingAreNoReasonToRefuse() {
        assertTrue(
                search(Optional.empty(), "ABX-7 available variants allowed", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void whatADocumentLacksIsRefusedAlsoWhereAFilterNamesTheDocument() {
        SearchOutcome outcome = search(Optional.empty(), "doc:abx-7 jitter", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().stream().anyMatch(line -> line.contains("jitter")),
                () -> outcome.warnings().toString());
        assertTrue(
                search(Optional.empty(), "doc:abx-7 supply current", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void whatOnlyRegionsThatAFilterKeepsOutHoldIsNotSupported() {
        assertTrue(
                search(Optional.empty(), "type:table load capacitance", SearchMode.HYBRID)
                        .supported());
        SearchOutcome outcome =
                search(Optional.empty(), "type:text load capacitance device", SearchMode.HYBRID);
        assertFalse(outcome.supported(), () -> outcome.warnings().toString());
        assertTrue(
                outcome.warnings()
                        .contains("nothing that the filters allow holds load capacitance"),
                () -> outcome.warnings().toString());
    }

    @Test
    void aPartThatNothingHoldsDoesNotMakeARequestOneAboutTheCorpus() {
        assertFalse(
                search(Optional.empty(), "DDR5 hammered rows of supply", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void aFamilyWithItsEndLeftOpenIsHeldByItsMembers() {
        addDocument("tsx17", List.of("Basics"), List.of("TSX17\nSupply current\t1\t5 mA"));
        assertTrue(
                search(Optional.empty(), "TSX17xx supply current", SearchMode.HYBRID).supported());
    }

    @Test
    void aTableOrFigureThatNoneIsCalledIsTold() {
        addDocument("qcx-55", List.of("", ""), List.of("Table 3. Limits\nVDD\t5 V", "Figure 1"));
        assertTrue(search(Optional.empty(), "table 3 doc:qcx", SearchMode.HYBRID).supported());
        assertTrue(search(Optional.empty(), "qcx-55 table 3", SearchMode.HYBRID).supported());
        for (String request : List.of("table 99 doc:qcx", "qcx-55 table 99")) {
            SearchOutcome outcome = search(Optional.empty(), request, SearchMode.HYBRID);
            assertFalse(outcome.supported(), request);
            assertTrue(
                    outcome.warnings().contains("there is no table 99 in qcx-55"),
                    () -> request + ": " + outcome.warnings());
        }
        SearchOutcome words =
                search(Optional.empty(), "VDD limits table 99 doc:qcx", SearchMode.HYBRID);
        assertTrue(words.supported(), () -> words.warnings().toString());
        assertTrue(words.warnings().contains("there is no table 99 in qcx-55"));
    }

    @Test
    void whatTellsOneParameterFromAnotherMustBeHeld() {
        addDocument(
                "qcx-55",
                List.of("", ""),
                List.of("Ripple rejection\t60 dB\tfrequency 120 Hz", "Standby current\t2 µA"));
        assertTrue(
                search(Optional.empty(), "qcx-55 ripple frequency", SearchMode.HYBRID).supported());
        SearchOutcome outcome =
                search(Optional.empty(), "qcx-55 chopper frequency", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().stream().anyMatch(line -> line.contains("chopper")),
                () -> outcome.warnings().toString());
    }

    @Test
    void whatANamedPartHasNotBuiltInIsRefusedInAnyLanguage() {
        addDocument("qcx-55", List.of(""), List.of("内置闪存\t64 KB\n供电电压\t3.3 V"));
        assertTrue(
                search(Optional.empty(), "qcx-55 flash memory size", SearchMode.HYBRID)
                        .supported());
        SearchOutcome outcome =
                search(Optional.empty(), "qcx-55 battery backup", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings()
                        .contains(
                                "no region about this part holds battery backup, by whatever name"),
                () -> outcome.warnings().toString());
    }

    @Test
    void aPatternThatIsTheBeginningOfPartNumbersFindsThem() {
        addDocument(
                "taj", List.of(""), List.of("TAJR475*002#NJ\t20 ohm ESR\nTAJC106*035#NJ\t1 ohm"));
        for (String request : List.of("TAJR475*002 ESR", "TAJC106*35", "TAJR4?5*")) {
            SearchOutcome outcome = search(Optional.empty(), request, SearchMode.BM25);
            assertTrue(
                    outcome.hits().getFirst().chunkId().startsWith("taj_"),
                    () -> request + " " + outcome);
        }
    }

    @Test
    void aPartThatNothingResemblesIsNamedAsWell() {
        SearchOutcome outcome = search(Optional.empty(), "wqk-4819", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().contains("no document holds wqk-4819"),
                () -> outcome.warnings().toString());
    }

    @Test
    void aVersionThatTheDocumentDoesNotKnowIsRefused() {
        addDocument(
                "k3569",
                List.of("Ratings"),
                List.of("N Channel MOS type\nDrain-source ON-resistance\t0.54\t0.75 Ω"));
        assertTrue(
                search(
                                Optional.empty(),
                                "K3569 on-resistance of the N-channel version",
                                SearchMode.HYBRID)
                        .supported());
        SearchOutcome outcome =
                search(
                        Optional.empty(),
                        "K3569 on-resistance of the P-channel version",
                        SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().stream().anyMatch(line -> line.contains("P-channel")),
                () -> outcome.warnings().toString());
        assertFalse(
                search(Optional.empty(), "K3569 on-resistance, 74HC variant", SearchMode.HYBRID)
                        .supported());
    }

    @Test
    void aProperNameThatIsOnlyMentionedElsewhereIsNotWhatTheFirstDocumentsAreAbout() {
        addDocument("xtal-9", List.of(""), List.of("Recommended by Raspberry Pi for new boards"));
        List<String> pinouts = new ArrayList<>();
        for (int i = 1; i <= 6; i++) {
            pinouts.add("GPIO pinout of package " + i + ", top view\n1 VDD\n2 GPIO4");
        }
        addDocument("gpx-1", Collections.nCopies(6, "Pinout"), pinouts);
        SearchOutcome outcome =
                search(Optional.empty(), "Raspberry Pi 4 GPIO pinout", SearchMode.HYBRID);
        assertFalse(outcome.supported());
        assertTrue(
                outcome.warnings().contains("no document is about Raspberry"),
                () -> outcome.warnings().toString());
        assertTrue(search(Optional.empty(), "GPIO pinout", SearchMode.HYBRID).supported());
    }

    @Test
    void aSeriesInCapitalsIsAskedLikeAPart() {
        addDocument(
                "taj",
                List.of("TAJ tantalum capacitors"),
                List.of("Capacitance range\t0.1 µF\t2200 µF\nDF\t8 %"));
        assertTrue(
                search(Optional.empty(), "TAJ capacitance range", SearchMode.HYBRID).supported());
        assertTrue(
                search(Optional.empty(), "TAJ dissipation factor", SearchMode.HYBRID).supported());
        assertFalse(
                search(Optional.empty(), "TAJ microphonic noise", SearchMode.HYBRID).supported());
    }
}
