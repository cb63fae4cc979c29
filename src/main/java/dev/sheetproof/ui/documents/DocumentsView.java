package dev.sheetproof.ui.documents;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import dev.sheetproof.model.DocumentRecord;
import dev.sheetproof.model.PageNumber;
import dev.sheetproof.model.StoredChunk;
import dev.sheetproof.ui.fx.ControlMaker;
import dev.sheetproof.ui.fx.Texts;
import java.util.OptionalDouble;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The documents tree and the chunk list, as two tabs.
public final class DocumentsView extends TabPane {

    private final DocumentsViewModel model;
    private final Texts texts;
    private final DocumentTreeView tree;
    private final CustomTextField filter = new CustomTextField();

    /// @param opener what opening a row does
    public DocumentsView(DocumentsViewModel model, Texts texts, Opener opener) {
        this.model = model;
        this.texts = texts;
        tree = new DocumentTreeView(model, texts, opener);
        setId("documents");
        getStyleClass().addAll("documents", Styles.DENSE);
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
        getTabs()
                .setAll(
                        documentsTab(),
                        tab("chunks-tab", new ChunksView(model.chunkBrowser(), texts, opener)),
                        tab("card-tab", new DocumentCardView(model, texts, opener)));
    }

    /// Shows the tab with this number, from 0.
    public void showTab(int number) {
        getSelectionModel().select(number);
        getSelectionModel().getSelectedItem().getContent().requestFocus();
    }

    /// Opens places of documents.
    public interface Opener {

        void open(DocumentRecord document, PageNumber page, OptionalDouble yPt);

        void open(StoredChunk chunk);

        /// Looks for the PDFs that are not there any more.
        void findMissing();
    }

    /// Puts the cursor into the filter field.
    public void focusFilter() {
        getSelectionModel().select(0);
        filter.requestFocus();
        filter.selectAll();
    }

    /// Marks the document that is shown, without opening anything.
    public void mark(String docId) {
        tree.mark(docId);
    }

    private Tab documentsTab() {
        ControlMaker make = new ControlMaker(texts);
        make.named(filter, "document-filter");
        filter.setPromptText(texts.get("document-filter.prompt"));
        filter.setLeft(new FontIcon(Feather.FILTER));
        filter.textProperty().bindBidirectional(model.filterProperty());
        VBox.setVgrow(tree, Priority.ALWAYS);
        VBox content = new VBox(filter, tree);
        content.getStyleClass().add("side-content");
        return tab("documents-tab", content);
    }

    private Tab tab(String id, Node content) {
        Tab tab = new Tab(texts.get(id + ".text"));
        tab.setId(id);
        // What is on the other tabs is out of the scene, where nothing styles it.
        tab.selectedProperty()
                .addListener((observed, before, now) -> tab.setContent(now ? content : null));
        return tab;
    }
}
