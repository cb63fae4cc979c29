package dev.sheetproof.ui.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;

/// Passwords that are tried on files that need one, for as long as the window is open. Those that
/// open a file are kept with the corpus; these are kept nowhere, and are never shown.
public final class PasswordList {

    private final List<String> passwords = new ArrayList<>();
    private final ReadOnlyIntegerWrapper count = new ReadOnlyIntegerWrapper();

    /// How many there are.
    public ReadOnlyIntegerProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /// Adds one; the same one counts once, an empty one not at all.
    public void add(String password) {
        if (!password.isEmpty() && !passwords.contains(password)) {
            passwords.add(password);
            count.set(passwords.size());
        }
    }

    public void forget() {
        passwords.clear();
        count.set(0);
    }

    /// What to try on files: the one given for them first.
    List<String> with(Optional<String> first) {
        List<String> all = new ArrayList<>(first.stream().toList());
        passwords.stream().filter(one -> !all.contains(one)).forEach(all::add);
        return List.copyOf(all);
    }
}
