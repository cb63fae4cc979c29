package dev.sheetproof.store.lucene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// Part numbers of which a document leaves characters open, for a tolerance, a voltage or a
/// packaging: `TAJB106*016#NJ`, `ABM8-□□-26`, `LM2902xx`. As a term each open character is a `?`.
final class PartForms {

    /// Characters that must stand there before one is open.
    private static final int START = 3;

    private static final int LEAST_GIVEN = 5;
    private static final int MAX_OPEN = 8;

    /// Share of a form that a part number without its last characters must fill.
    private static final double FILLED = .7;

    private static final int MAX_FORMS = 8;

    /// Forms with the same beginning that are compared.
    private static final int MAX_COMPARED = 500;

    private static final String OPEN = "*#□■◻▢△○?";

    private static final Pattern TOKEN =
            Pattern.compile("[A-Za-z0-9][A-Za-z0-9\\-_/.,+" + Pattern.quote(OPEN) + "]{5,63}");

    private PartForms() {}

    static List<Piece> of(String source) {
        List<Piece> forms = new ArrayList<>();
        Matcher token = TOKEN.matcher(source);
        while (token.find()) {
            String form = form(token.group());
            if (!form.isEmpty()) {
                forms.add(new Piece(form, token.start(), token.end(), 1));
            }
        }
        return forms;
    }

    /// The form that a token is; empty when it leaves nothing open.
    private static String form(String token) {
        boolean named = token.chars().filter(c -> c >= 'A' && c <= 'Z').count() >= 2;
        StringBuilder form = new StringBuilder(token.length());
        int open = 0;
        boolean digit = false;
        int last = lastGiven(token);
        for (int i = 0; i < token.length(); i++) {
            char c = token.charAt(i);
            // A star or a sharp behind the number is the mark of a note.
            boolean sign = OPEN.indexOf(c) >= 0 && (i < last || "*#".indexOf(c) < 0);
            if (sign || (c == 'x' && named)) {
                form.append('?');
                open++;
            } else if (Character.isLetterOrDigit(c)) {
                form.append(Character.toString(c).toLowerCase(Locale.ROOT));
                digit |= Character.isDigit(c);
            }
        }
        int given = form.length() - open;
        boolean fits = open > 0 && open <= MAX_OPEN && given >= LEAST_GIVEN && digit;
        int first = form.indexOf("?");
        return fits && first >= START ? form.toString() : "";
    }

    private static int lastGiven(String token) {
        int last = token.length() - 1;
        while (last > 0 && !Character.isLetterOrDigit(token.charAt(last))) {
            last--;
        }
        return last;
    }

    /// The indexed forms that a part number fits, also when its last characters were not typed.
    ///
    /// @param whole a part number in lower case, letters and digits only
    /// @param terms of a field of forms; null when the index has none
    static List<String> fitting(String whole, @Nullable Terms terms) throws IOException {
        List<String> fitting = new ArrayList<>();
        if (terms == null || whole.length() <= LEAST_GIVEN) {
            return fitting;
        }
        TermsEnum all = terms.iterator();
        // What stands before the first open character must be there as it is.
        for (int first = START; first <= whole.length() && fitting.size() < MAX_FORMS; first++) {
            String start = whole.substring(0, first) + '?';
            boolean more = all.seekCeil(new BytesRef(start)) != TermsEnum.SeekStatus.END;
            for (int n = 0; more && n < MAX_COMPARED && fitting.size() < MAX_FORMS; n++) {
                String form = all.term().utf8ToString();
                if (!form.startsWith(start)) {
                    break;
                }
                if (fits(whole, form)) {
                    fitting.add(form);
                }
                more = all.next() != null;
            }
        }
        return fitting;
    }

    private static boolean fits(String whole, String form) {
        if (whole.length() > form.length() || whole.length() < form.length() * FILLED) {
            return false;
        }
        for (int i = 0; i < whole.length(); i++) {
            if (form.charAt(i) != '?' && form.charAt(i) != whole.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
