package dev.sheetproof.demo.kit;

/// The type families the sheets are set in (Liberation, SIL Open Font License).
public enum Face {
    SANS("LiberationSans"),
    SERIF("LiberationSerif"),
    MONO("LiberationMono");

    private final String stem;

    Face(String stem) {
        this.stem = stem;
    }

    /// The class path resource of this face in a style.
    String resource(boolean bold, boolean italic) {
        String style = bold ? (italic ? "BoldItalic" : "Bold") : (italic ? "Italic" : "Regular");
        return "/liberation/" + stem + "-" + style + ".ttf";
    }
}
