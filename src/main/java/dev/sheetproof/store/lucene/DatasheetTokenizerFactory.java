package dev.sheetproof.store.lucene;

import java.util.List;
import java.util.Map;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.TokenizerFactory;
import org.apache.lucene.util.AttributeFactory;

/// The tokenizers of datasheets under the name `datasheet`, for any Lucene-based engine. The
/// parameter `form` chooses: `words`, `request_words`, `part_exact`, `part_fields`, `part_grams`,
/// `part_form`, `part_look` or `quantity`.
public final class DatasheetTokenizerFactory extends TokenizerFactory {

    /// Name under which analyzers are looked up.
    public static final String NAME = "datasheet";

    private final Form form;

    /// What a tokenizer makes of a text.
    enum Form {
        WORDS("words"),
        REQUEST_WORDS("request_words"),
        PART_EXACT("part_exact"),
        PART_FIELDS("part_fields"),
        PART_GRAMS("part_grams"),
        PART_FORM("part_form"),
        PART_LOOK("part_look"),
        QUANTITY("quantity");

        private final String wireName;

        Form(String wireName) {
            this.wireName = wireName;
        }

        Tokenizer tokenizer(AttributeFactory factory) {
            return new PieceTokenizer(factory, this::pieces);
        }

        private List<Piece> pieces(String text) {
            return switch (this) {
                case WORDS -> WordPieces.ofText(text);
                case REQUEST_WORDS -> WordPieces.ofRequest(text);
                case PART_EXACT -> PartPieces.exact(text);
                case PART_FIELDS -> PartPieces.fields(text);
                case PART_GRAMS -> PartPieces.grams(text);
                case PART_FORM -> PartForms.of(text);
                case PART_LOOK -> Lookalikes.of(text);
                case QUANTITY -> QuantityPieces.of(text);
            };
        }

        static Form parse(String wireName) {
            for (Form form : values()) {
                if (form.wireName.equals(wireName)) {
                    return form;
                }
            }
            throw new IllegalArgumentException("no tokenizer form '" + wireName + "'");
        }
    }

    /// For the service loader only.
    public DatasheetTokenizerFactory() {
        throw defaultCtorException();
    }

    /// @throws IllegalArgumentException when `form` is missing or unknown, or another parameter is
    ///   given
    public DatasheetTokenizerFactory(Map<String, String> args) {
        super(args);
        this.form = Form.parse(require(args, "form"));
        if (!args.isEmpty()) {
            throw new IllegalArgumentException("unknown parameters: " + args.keySet());
        }
    }

    @Override
    public Tokenizer create(AttributeFactory factory) {
        return form.tokenizer(factory);
    }
}
