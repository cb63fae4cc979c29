package dev.sheetproof.ui.page;

import dev.sheetproof.pdf.PageRaster;
import dev.sheetproof.pdf.PdfException;
import dev.sheetproof.pdf.PdfFile;
import dev.sheetproof.work.CancelToken;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Draws pages out of PDF files and keeps the few files used last open. Drawing and closing happen
/// on one worker; passwords may come from any thread.
public final class PdfPictures implements PictureSource {

    private static final int OPEN_FILES = 3;

    private final Map<Path, PdfFile> open = new LinkedHashMap<>(8, 0.75f, true);
    private final Map<Path, String> passwords = new ConcurrentHashMap<>();
    private volatile boolean inverted;

    /// Draws light on dark from now on, or as the page is.
    public void invert(boolean on) {
        inverted = on;
    }

    /// The password that opens a file, for as long as the program runs.
    public void unlock(Path pdf, String password) {
        passwords.put(pdf, password);
    }

    /// The password of a file, where it is known.
    public Optional<String> password(Path pdf) {
        return Optional.ofNullable(passwords.get(pdf));
    }

    @Override
    public PageRaster draw(PictureRequest request, CancelToken cancel) throws PdfException {
        cancel.throwIfCancelled();
        PageRaster drawn =
                file(request.pdf()).render(request.page(), request.region(), request.dpi(), cancel);
        if (inverted) {
            invertLightness(drawn.argbPre());
        }
        return drawn;
    }

    /// Turns light into dark and keeps the colours: a red line stays red. Pages are opaque.
    static void invertLightness(int[] pixels) {
        for (int i = 0; i < pixels.length; i++) {
            int red = (pixels[i] >> 16) & 0xff;
            int green = (pixels[i] >> 8) & 0xff;
            int blue = pixels[i] & 0xff;
            int most = Math.max(red, Math.max(green, blue));
            int least = Math.min(red, Math.min(green, blue));
            int shift = 0xff - most - least;
            int rgb = ((red + shift) << 16) | ((green + shift) << 8) | (blue + shift);
            pixels[i] = (pixels[i] & 0xff000000) | rgb;
        }
    }

    @Override
    public boolean isOpen(Path pdf) {
        return open.containsKey(pdf);
    }

    /// Closes all files; they are opened again when asked for.
    public void closeAll() {
        open.values().forEach(PdfPictures::close);
        open.clear();
    }

    private PdfFile file(Path pdf) throws PdfException {
        PdfFile known = open.get(pdf);
        if (known != null) {
            return known;
        }
        PdfFile file = PdfFile.open(pdf, password(pdf));
        open.put(pdf, file);
        if (open.size() > OPEN_FILES) {
            Iterator<PdfFile> files = open.values().iterator();
            PdfFile oldest = files.next();
            files.remove();
            close(oldest);
        }
        return file;
    }

    /// A file that was only read loses nothing when it does not close well.
    private static void close(PdfFile file) {
        try {
            file.close();
        } catch (IOException e) {
            System.getLogger(PdfPictures.class.getName())
                    .log(System.Logger.Level.WARNING, "a PDF did not close", e);
        }
    }
}
