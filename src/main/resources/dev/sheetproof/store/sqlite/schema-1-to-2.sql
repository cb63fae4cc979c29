-- From version 1 to 2: regions and proposals say why they are what they are. Rows of before have no reason.

ALTER TABLE detection ADD COLUMN reason TEXT NOT NULL DEFAULT '';

ALTER TABLE element ADD COLUMN reason TEXT NOT NULL DEFAULT '';

ALTER TABLE dropped RENAME COLUMN reason TO dropped_for;

ALTER TABLE dropped ADD COLUMN reason TEXT NOT NULL DEFAULT '';
