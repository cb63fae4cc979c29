-- From version 3 to 4: pages that the user does not want are kept.

CREATE TABLE skipped_page (
  sha256 TEXT NOT NULL,
  page INTEGER NOT NULL,
  PRIMARY KEY (sha256, page)
) STRICT;
