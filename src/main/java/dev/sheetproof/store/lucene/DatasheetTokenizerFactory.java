package dev.sheetproof.store.lucene;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.TokenizerFactory;
import org.apache.lucene.util.AttributeFactory;

/// The tokenizers of datasheets under the name `datasheet`, for any Lucene-based engine. The parameter `form` chooses:
/// `words`, `request_words`, `part_exact`, `part_fields`, `part_grams` or `quantity`.
public final class DatasheetTokenizerFactory extends TokenizerFactory {

    /// Name under which analyzers are looked up.
    public static final String NAME = "datasheet";

    private final Form form;

    /// What a tokenizer makes of a text.
    enum Form {
        WORDS("words", WordPieces::ofText),
        REQUEST_WORDS("request_words", WordPieces::ofRequest),
        PART_EXACT("part_exact", PartPieces::exact),
        PART_FIELDS("part_fields", PartPieces::fields),
        PART_GRAMS("part_grams", PartPieces::grams),
        QUANTITY("quantity", QuantityPieces::of);

        private final String wireName;
        private final Function<String, List<Piece>> splitter;

        Form(String wireName, Function<String, List<Piece>> splitter) {
            this.wireName = wireName;
            this.splitter = splitter;
        }

        Tokenizer tokenizer(AttributeFactory factory) {
            return new PieceTokenizer(factory, splitter);
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

    /// @throws IllegalArgumentException when `form` is missing or unknown, or another parameter is given
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
