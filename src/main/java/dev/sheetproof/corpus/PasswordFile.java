package dev.sheetproof.corpus;

import dev.sheetproof.model.Sha256;
import dev.sheetproof.store.DocumentPasswords;
import dev.sheetproof.store.StoreException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.AclEntry;
import java.nio.file.attribute.AclEntryPermission;
import java.nio.file.attribute.AclEntryType;
import java.nio.file.attribute.AclFileAttributeView;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Passwords in `passwords.json` of the corpus folder, by the hash of the file that each opened.
/// Only its owner may read it (mode 0600, or an access list with the owner alone), and it is no
/// part of an exported corpus.
public final class PasswordFile implements DocumentPasswords {

    static final String NAME = "passwords.json";

    private final Path file;

    /// @param folder the corpus folder
    public PasswordFile(Path folder) {
        this.file = folder.resolve(NAME);
    }

    @Override
    public Optional<String> of(Sha256 hash) {
        return Optional.ofNullable(read().get(hash.hex()));
    }

    @Override
    public List<String> all() {
        return List.copyOf(new TreeSet<>(read().values()));
    }

    private synchronized SortedMap<String, String> read() {
        SortedMap<String, String> passwords = new TreeMap<>();
        try {
            if (!Files.exists(file)) {
                return passwords;
            }
            JsonNode root = JsonMapper.shared().readTree(Files.readAllBytes(file));
            root.forEachEntry((hash, password) -> passwords.put(hash, password.asString("")));
            return passwords;
        } catch (IOException | JacksonException e) {
            throw new StoreException(
                    file
                            + " cannot be read: correct or delete it ("
                            + e.getClass().getSimpleName()
                            + ")",
                    e);
        }
    }

    @Override
    public synchronized void remember(Sha256 hash, String password) {
        SortedMap<String, String> passwords = read();
        if (password.equals(passwords.put(hash.hex(), password))) {
            return;
        }
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        passwords.forEach(root::put);
        Path part = file.resolveSibling(NAME + ".part");
        try {
            Files.deleteIfExists(part);
            writePrivately(part, root.toString() + "\n");
            Files.move(
                    part,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new StoreException(file + " cannot be written: " + e.getMessage(), e);
        }
    }

    /// The file is private before there is anything in it.
    private static void writePrivately(Path part, String text) throws IOException {
        FileStore store = Files.getFileStore(part.toAbsolutePath().getParent());
        FileAttribute<?>[] attributes =
                store.supportsFileAttributeView(PosixFileAttributeView.class)
                        ? new FileAttribute<?>[] {
                            PosixFilePermissions.asFileAttribute(
                                    PosixFilePermissions.fromString("rw-------"))
                        }
                        : new FileAttribute<?>[0];
        try (FileChannel out =
                FileChannel.open(
                        part,
                        Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                        attributes)) {
            AclFileAttributeView access =
                    Files.getFileAttributeView(part, AclFileAttributeView.class);
            if (attributes.length == 0 && access != null) {
                access.setAcl(
                        List.of(
                                AclEntry.newBuilder()
                                        .setType(AclEntryType.ALLOW)
                                        .setPrincipal(access.getOwner())
                                        .setPermissions(EnumSet.allOf(AclEntryPermission.class))
                                        .build()));
            }
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
        }
    }
}
