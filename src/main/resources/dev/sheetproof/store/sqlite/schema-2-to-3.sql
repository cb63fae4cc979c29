-- From version 2 to 3: what recognition read off pages is kept.

CREATE TABLE recognised_page (
  sha256 TEXT NOT NULL,
  page INTEGER NOT NULL,
  stamp TEXT NOT NULL,
  content BLOB NOT NULL,
  PRIMARY KEY (sha256, page)
) STRICT;
