package dev.sheetproof;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Which package may use which, and which package owns which library. No rule has an exemption.
///
/// A package named `x` means that package alone, `x..` means it and all below it.
final class ArchitectureTest {

    private static final String ROOT = "dev.sheetproof";

    /// What the window, the commands and the tools may use alike.
    private static final String[] SERVICES = {
        "corpus..",
        "search..",
        "answer..",
        "evidence..",
        "evaluation..",
        "review..",
        "ingest..",
        "pdf..",
        "model..",
        "work.."
    };

    /// One arrow of the package tree.
    ///
    /// @param packages what is held to the rule
    /// @param except packages below those that have an arrow of their own
    /// @param mayUse what else of Sheetproof they may use
    /// @param because why no more
    record Arrow(List<String> packages, List<String> except, List<String> mayUse, String because) {

        static Arrow from(String... packages) {
            return new Arrow(List.of(packages), List.of(), List.of(), "");
        }

        Arrow except(String... more) {
            return new Arrow(packages, List.of(more), mayUse, because);
        }

        Arrow mayUse(String... more) {
            return new Arrow(packages, except, List.of(more), because);
        }

        Arrow because(String reason) {
            return new Arrow(packages, except, mayUse, reason);
        }

        void check(JavaClasses program) {
            String[] own = inRoot(packages);
            String[] others = inRoot(except);
            noClasses()
                    .that(resideInAnyPackage(own).and(resideOutsideOfPackages(others)))
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage(ROOT + "..")
                                    .and(
                                            resideOutsideOfPackages(own)
                                                    .or(resideInAnyPackage(others)))
                                    .and(resideOutsideOfPackages(inRoot(mayUse))))
                    .because(because)
                    .check(program);
        }

        private static String[] inRoot(List<String> names) {
            return names.stream().map(name -> ROOT + "." + name).toArray(String[]::new);
        }

        @Override
        public String toString() {
            return String.join(", ", packages)
                    + " → "
                    + (mayUse.isEmpty() ? "nothing" : String.join(", ", mayUse));
        }
    }

    /// One owner per library.
    ///
    /// @param libraries packages of the library
    /// @param owners the packages of Sheetproof that may use it
    /// @param because why nobody else may
    record Owner(List<String> libraries, List<String> owners, String because) {

        void check(JavaClasses program) {
            noClasses()
                    .that(resideOutsideOfPackages(Arrow.inRoot(owners)))
                    .should()
                    .dependOnClassesThat(resideInAnyPackage(libraries.toArray(String[]::new)))
                    .because(because)
                    .check(program);
        }

        @Override
        public String toString() {
            return libraries + " only in " + String.join(", ", owners);
        }
    }

    private static JavaClasses program = new ClassFileImporter().importClasses(List.of());

    @BeforeAll
    static void readTheProgram() {
        program =
                new ClassFileImporter()
                        .withImportOption(location -> !location.contains("/test-classes/"))
                        .importPackages(ROOT);
    }

    static Stream<Arrow> arrows() {
        return Stream.of(
                Arrow.from("model..").because("values must mean the same to every part"),
                Arrow.from("work..").because("cancelling and progress know no domain"),
                Arrow.from("pdf..")
                        .mayUse("model..", "work..")
                        .because("reading a PDF must not depend on what is made of it"),
                Arrow.from("parse..")
                        .mayUse("pdf..", "model..", "work..")
                        .because("the tables of a document follow from its glyphs alone"),
                Arrow.from("onnx..")
                        .mayUse("work..")
                        .because("an engine runs tensors and knows no domain words"),
                Arrow.from("ocr..")
                        .mayUse("onnx..", "pdf..", "model..", "work..")
                        .because("recognition sees a picture of a page and returns lines"),
                Arrow.from("layout..")
                        .except("layout.neural..")
                        .mayUse("tables..", "model..", "work..")
                        .because(
                                "the geometric detector works without any model, on the rows, gutters"
                                        + " and grids that tables are made of"),
                Arrow.from("layout.neural..")
                        .mayUse("layout", "onnx..", "pdf..", "model..", "work..")
                        .because("the model detector is one more version of the same port"),
                Arrow.from("tables..")
                        .mayUse("model..")
                        .because("cells and quantities follow from the stored lines and rules"),
                Arrow.from("grouping..")
                        .except("grouping.vision..")
                        .mayUse("tables..", "model..", "work..")
                        .because(
                                "the default grouping is offline and pure; table text is its cells"),
                Arrow.from("grouping.vision..")
                        .mayUse("grouping", "llm..", "model..", "work..")
                        .because("a model may decide on groups, and only through the one client"),
                Arrow.from("embedding..")
                        .mayUse("onnx..", "model..", "work..")
                        .because("a vector follows from a text and a model"),
                Arrow.from("llm..")
                        .mayUse("model..", "work..")
                        .because("one client serves every stage that asks a model"),
                Arrow.from("store..")
                        .except("store.sqlite..", "store.lucene..")
                        .mayUse("model..", "work..")
                        .because("a port must not know who stands behind it"),
                Arrow.from("store.sqlite..")
                        .mayUse("store", "model..", "work..")
                        .because("the truth must not depend on the index derived from it"),
                Arrow.from("store.lucene..")
                        .mayUse("store", "model..", "work..")
                        .because("the index is derived through the port"),
                Arrow.from("search..")
                        .mayUse("store", "embedding", "model..", "work..")
                        .because("ranking must be the same over any store and any embedder"),
                Arrow.from("answer..")
                        .mayUse("search..", "tables..", "llm..", "model..", "work..")
                        .because("an answer quotes what search found and nothing else"),
                Arrow.from("evidence..")
                        .mayUse("store", "pdf..", "model..", "work..")
                        .because("evidence follows from the store and the source"),
                Arrow.from("review..")
                        .mayUse("evidence..", "store", "model..", "work..")
                        .because("a verdict is about evidence, however it was found"),
                Arrow.from("ingest..")
                        .mayUse(
                                "pdf..",
                                "parse..",
                                "ocr..",
                                "layout",
                                "tables..",
                                "grouping",
                                "embedding",
                                "llm..",
                                "store",
                                "model..",
                                "work..")
                        .because("the pipeline runs stages behind their ports"),
                Arrow.from("evaluation..")
                        .mayUse("search..", "evidence..", "layout", "store", "model..", "work..")
                        .because(
                                "a measure sees what users get and what people marked, and nothing of"
                                        + " how it was made"),
                Arrow.from("corpus..")
                        .mayUse(
                                "search..",
                                "answer..",
                                "evidence..",
                                "evaluation..",
                                "review..",
                                "ingest..",
                                "store",
                                "model..",
                                "work..")
                        .because("an open corpus hands out the services over one folder"),
                Arrow.from("ui..")
                        .mayUse(SERVICES)
                        .because("a window shows what the services return"),
                Arrow.from("cli..")
                        .mayUse(SERVICES)
                        .because("commands are thin: the same services as the window, without it"),
                Arrow.from("mcp..")
                        .mayUse(SERVICES)
                        .because("tools are thin: the same services as the window, without it"));
    }

    static Stream<Owner> owners() {
        return Stream.of(
                new Owner(
                        List.of("org.apache.pdfbox..", "org.apache.fontbox.."),
                        List.of("pdf.."),
                        "hostile input is met, and bounded, in one place"),
                new Owner(
                        List.of("java.awt..", "javax.imageio..", "javax.swing.."),
                        List.of("pdf.."),
                        "pictures leave `pdf` as plain pixels, so that nobody starts a second toolkit"),
                new Owner(
                        List.of("ai.onnxruntime.."),
                        List.of("onnx.."),
                        "native sessions are opened, bounded and closed in one place"),
                new Owner(
                        List.of("java.sql..", "javax.sql..", "org.sqlite.."),
                        List.of("store.sqlite.."),
                        "a document is a transaction only if one place writes"),
                new Owner(
                        List.of("org.apache.lucene..", "com.ibm.icu.."),
                        List.of("store.lucene.."),
                        "the index is derived and must be replaceable"),
                new Owner(
                        List.of(
                                "javafx..",
                                "com.sun.javafx..",
                                "org.controlsfx..",
                                "impl.org.controlsfx..",
                                "atlantafx..",
                                "org.kordamp.ikonli.."),
                        List.of("ui.."),
                        "everything else runs without a window"),
                new Owner(
                        List.of("picocli.."), List.of("cli.."), "arguments are the shell's affair"),
                new Owner(
                        List.of("io.modelcontextprotocol..", "reactor..", "org.reactivestreams.."),
                        List.of("mcp.."),
                        "the protocol is one way in among others"),
                new Owner(
                        List.of("java.net.http..", "com.sun.net.httpserver.."),
                        List.of("llm.."),
                        "no socket is opened unless a model endpoint is configured"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("arrows")
    void aPackageUsesOnlyWhatItMay(Arrow arrow) {
        arrow.check(program);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("owners")
    void aLibraryHasOneOwner(Owner owner) {
        owner.check(program);
    }

    @Test
    void everyPackageHasItsPlaceInTheTree() {
        String[] tree =
                Stream.concat(
                                arrows().flatMap(arrow -> arrow.packages().stream()),
                                Stream.of("app.."))
                        .map(name -> ROOT + "." + name)
                        .toArray(String[]::new);
        classes()
                .should()
                .resideInAnyPackage(tree)
                .because("a package without an arrow is held by no rule")
                .check(program);
    }

    @Test
    void topLevelPackagesHaveNoCycles() {
        slices().matching(ROOT + ".(*)..")
                .should()
                .beFreeOfCycles()
                .because("a cycle makes two parts into one")
                .check(program);
    }

    @Test
    void nobodyImportsTheWiring() {
        noClasses()
                .that(resideOutsideOfPackages(ROOT + ".app.."))
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + ".app.."))
                .because("what is wired must not know its wiring")
                .check(program);
    }

    @Test
    void valuesAndWorkNeedOnlyTheJdk() {
        noClasses()
                .that(resideInAnyPackage(ROOT + ".model..", ROOT + ".work.."))
                .should()
                .dependOnClassesThat(
                        resideOutsideOfPackages(
                                ROOT + "..", "java..", "org.jspecify.annotations.."))
                .because("everything depends on them")
                .check(program);
    }

    @Test
    void networkAddressesAreOpenedOnlyByTheModelClient() {
        noClasses()
                .that(resideOutsideOfPackages(ROOT + ".llm.."))
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.net.Socket")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.net.ServerSocket")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.net.URLConnection")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.nio.channels.SocketChannel")
                .because("no socket is opened unless a model endpoint is configured")
                .check(program);
    }

    @Test
    void viewModelsKnowNoNodes() {
        noClasses()
                .that()
                .haveSimpleNameEndingWith("ViewModel")
                .should()
                .dependOnClassesThat(resideInAPackage("javafx.scene.."))
                .because("view models are tested without a toolkit")
                .check(program);
    }

    @Test
    void namesSayACapabilityAndAKind() {
        noClasses()
                .should()
                .haveNameMatching(".*(Utils?|Manager|Helper|Impl|Processor)")
                .because("such a name says nothing about what the class is for")
                .check(program);
    }

    /// Methods younger than Java 17, which the list of forbidden calls cannot name.
    @Test
    void threadsHaveNamesAndNobodySleeps() {
        noClasses()
                .should()
                .callMethod(Thread.class, "startVirtualThread", Runnable.class)
                .orShould()
                .callMethod(Executors.class, "newVirtualThreadPerTaskExecutor")
                .orShould()
                .callMethod(Thread.class, "sleep", java.time.Duration.class)
                .because("a thread without a name cannot be told, and time passing proves nothing")
                .check(program);
    }

    @Test
    void everyPackageIsNullMarked() {
        List<String> unmarked =
                program.stream()
                        .map(type -> type.getPackage())
                        .distinct()
                        .filter(holder -> !isNullMarked(holder))
                        .map(JavaPackage::getName)
                        .sorted()
                        .toList();
        assertEquals(List.of(), unmarked, "packages whose package-info.java lacks @NullMarked");
    }

    private static boolean isNullMarked(JavaPackage holder) {
        return holder.isAnnotatedWith(NullMarked.class);
    }
}
