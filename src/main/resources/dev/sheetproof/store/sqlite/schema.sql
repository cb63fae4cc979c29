-- The tables of a corpus database, version 3 (PRAGMA user_version).
--
-- Every key begins with the document's number, so that its rows lie together and leave together. Boxes are points of
-- the page as displayed: origin at the top left, y down. Statements end with a semicolon at the end of a line.

CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  doc_id TEXT NOT NULL UNIQUE,
  source_pdf TEXT NOT NULL UNIQUE,
  sha256 TEXT NOT NULL UNIQUE,
  bytes INTEGER NOT NULL,
  status TEXT NOT NULL,
  reason TEXT NOT NULL,
  stamp TEXT NOT NULL,
  pages INTEGER NOT NULL,
  elements INTEGER NOT NULL,
  chunks INTEGER NOT NULL,
  title TEXT NOT NULL
) STRICT;

CREATE TABLE document_part (
  doc INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (doc, part)
) STRICT, WITHOUT ROWID;

CREATE TABLE summary (
  doc INTEGER PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  pages INTEGER NOT NULL,
  title TEXT NOT NULL,
  producer TEXT NOT NULL,
  creator TEXT NOT NULL,
  content_type TEXT NOT NULL,
  family TEXT NOT NULL,
  native_outline INTEGER NOT NULL,
  dropped_outline INTEGER NOT NULL
) STRICT;

-- The lists of a summary: kind is language, part or ocr_page.
CREATE TABLE summary_item (
  doc INTEGER NOT NULL REFERENCES summary (doc) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  item INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (doc, kind, item)
) STRICT, WITHOUT ROWID;

-- The looks of lines and spans, each once per document.
CREATE TABLE style (
  doc INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  style INTEGER NOT NULL,
  family TEXT NOT NULL,
  size_pt REAL NOT NULL,
  bold INTEGER NOT NULL,
  italic INTEGER NOT NULL,
  rgb INTEGER NOT NULL,
  PRIMARY KEY (doc, style)
) STRICT, WITHOUT ROWID;

CREATE TABLE page (
  doc INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  page INTEGER NOT NULL,
  status TEXT NOT NULL,
  reason TEXT NOT NULL,
  text_source TEXT NOT NULL,
  crop_x0 REAL NOT NULL,
  crop_y0 REAL NOT NULL,
  crop_x1 REAL NOT NULL,
  crop_y1 REAL NOT NULL,
  rotation INTEGER NOT NULL,
  user_unit REAL NOT NULL,
  columns INTEGER NOT NULL,
  glyphs INTEGER NOT NULL,
  bad_glyphs INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  images INTEGER NOT NULL,
  paths INTEGER NOT NULL,
  PRIMARY KEY (doc, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE line (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  line INTEGER NOT NULL,
  text TEXT NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  style INTEGER NOT NULL,
  text_column INTEGER NOT NULL,
  direction INTEGER NOT NULL,
  visible INTEGER NOT NULL,
  edges BLOB NOT NULL,
  PRIMARY KEY (doc, page, line),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE span (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  line INTEGER NOT NULL,
  span INTEGER NOT NULL,
  start INTEGER NOT NULL,
  text TEXT NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  style INTEGER NOT NULL,
  superscript INTEGER NOT NULL,
  subscript INTEGER NOT NULL,
  PRIMARY KEY (doc, page, line, span),
  FOREIGN KEY (doc, page, line) REFERENCES line (doc, page, line) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE toc (
  doc INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  entry INTEGER NOT NULL,
  level INTEGER NOT NULL,
  title TEXT NOT NULL,
  start_page INTEGER NOT NULL,
  end_page INTEGER NOT NULL,
  start_y REAL,
  breadcrumb TEXT NOT NULL,
  parent INTEGER,
  source TEXT NOT NULL,
  PRIMARY KEY (doc, entry)
) STRICT, WITHOUT ROWID;

CREATE TABLE image (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  image INTEGER NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  width_px INTEGER NOT NULL,
  height_px INTEGER NOT NULL,
  kind TEXT NOT NULL,
  PRIMARY KEY (doc, page, image),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Kind is internal (page, y), external (the address in target) or broken (why in target).
CREATE TABLE link (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  link INTEGER NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  target_kind TEXT NOT NULL,
  target_page INTEGER,
  target_y REAL,
  target TEXT,
  PRIMARY KEY (doc, page, link),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE named_object (
  doc INTEGER NOT NULL,
  object INTEGER NOT NULL,
  page INTEGER NOT NULL,
  line INTEGER NOT NULL,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  caption TEXT NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  PRIMARY KEY (doc, object),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX named_object_page ON named_object (doc, page);

CREATE TABLE cross_reference (
  doc INTEGER NOT NULL,
  reference INTEGER NOT NULL,
  page INTEGER NOT NULL,
  line INTEGER,
  text TEXT NOT NULL,
  kind TEXT NOT NULL,
  source TEXT NOT NULL,
  target_page INTEGER,
  target_line INTEGER,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  PRIMARY KEY (doc, reference),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX cross_reference_page ON cross_reference (doc, page);

-- What a detector proposed, and why.
CREATE TABLE detection (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  detection INTEGER NOT NULL,
  label TEXT NOT NULL,
  confidence REAL NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  source TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (doc, page, detection),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Proposals that were not kept, with why they were proposed and why they were dropped.
CREATE TABLE dropped (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  dropped INTEGER NOT NULL,
  label TEXT NOT NULL,
  confidence REAL NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  source TEXT NOT NULL,
  reason TEXT NOT NULL,
  dropped_for TEXT NOT NULL,
  PRIMARY KEY (doc, page, dropped),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Pages whose layout was made, also those on which nothing was found.
CREATE TABLE page_layout (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  PRIMARY KEY (doc, page),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE element (
  doc INTEGER NOT NULL,
  page INTEGER NOT NULL,
  element INTEGER NOT NULL,
  label TEXT NOT NULL,
  confidence REAL NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  source TEXT NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (doc, page, element),
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE cell (
  doc INTEGER NOT NULL,
  cell INTEGER NOT NULL,
  page INTEGER NOT NULL,
  element INTEGER NOT NULL,
  grid_row INTEGER NOT NULL,
  grid_column INTEGER NOT NULL,
  row_span INTEGER NOT NULL,
  column_span INTEGER NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  text TEXT NOT NULL,
  row_label TEXT NOT NULL,
  column_label TEXT NOT NULL,
  header INTEGER NOT NULL,
  PRIMARY KEY (doc, cell),
  FOREIGN KEY (doc, page, element) REFERENCES element (doc, page, element) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX cell_element ON cell (doc, page, element);

CREATE TABLE chunk (
  doc INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  chunk INTEGER NOT NULL,
  chunk_id TEXT NOT NULL UNIQUE,
  chunk_key TEXT NOT NULL,
  block_type TEXT NOT NULL,
  section_title TEXT NOT NULL,
  toc_path TEXT NOT NULL,
  native_text TEXT NOT NULL,
  PRIMARY KEY (doc, chunk),
  UNIQUE (doc, chunk_key)
) STRICT, WITHOUT ROWID;

CREATE TABLE chunk_warning (
  doc INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  warning INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (doc, chunk, warning),
  FOREIGN KEY (doc, chunk) REFERENCES chunk (doc, chunk) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- The boxes of a chunk by place: 0 is its first page, then each further page.
CREATE TABLE chunk_box (
  doc INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  place INTEGER NOT NULL,
  box INTEGER NOT NULL,
  page INTEGER NOT NULL,
  x0 REAL NOT NULL, y0 REAL NOT NULL, x1 REAL NOT NULL, y1 REAL NOT NULL,
  PRIMARY KEY (doc, chunk, place, box),
  FOREIGN KEY (doc, chunk) REFERENCES chunk (doc, chunk) ON DELETE CASCADE,
  FOREIGN KEY (doc, page) REFERENCES page (doc, page) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chunk_box_page ON chunk_box (doc, page);

CREATE TABLE chunk_member (
  doc INTEGER NOT NULL,
  chunk INTEGER NOT NULL,
  member INTEGER NOT NULL,
  page INTEGER NOT NULL,
  element INTEGER NOT NULL,
  PRIMARY KEY (doc, chunk, member),
  FOREIGN KEY (doc, chunk) REFERENCES chunk (doc, chunk) ON DELETE CASCADE,
  FOREIGN KEY (doc, page, element) REFERENCES element (doc, page, element) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX chunk_member_element ON chunk_member (doc, page, element);

CREATE TABLE guard (
  doc INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  guard TEXT NOT NULL,
  acted INTEGER NOT NULL,
  PRIMARY KEY (doc, guard)
) STRICT, WITHOUT ROWID;

CREATE TABLE embedder (
  id INTEGER PRIMARY KEY,
  fingerprint TEXT NOT NULL UNIQUE
) STRICT;

-- Vectors as 32-bit floats, least significant byte first.
CREATE TABLE vector (
  doc INTEGER NOT NULL,
  embedder INTEGER NOT NULL REFERENCES embedder (id),
  chunk INTEGER NOT NULL,
  part INTEGER NOT NULL,
  vector BLOB NOT NULL,
  FOREIGN KEY (doc, chunk) REFERENCES chunk (doc, chunk) ON DELETE CASCADE
) STRICT;

CREATE UNIQUE INDEX vector_place ON vector (doc, chunk, embedder, part);

-- What recognition read off pages, by the bytes of their file: it outlives the rows made of it.
CREATE TABLE recognised_page (
  sha256 TEXT NOT NULL,
  page INTEGER NOT NULL,
  stamp TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (sha256, page)
) STRICT;

-- Pages that the user does not want, by the bytes of their file.
CREATE TABLE skipped_page (
  sha256 TEXT NOT NULL,
  page INTEGER NOT NULL,
  PRIMARY KEY (sha256, page)
) STRICT;
