CREATE TABLE property_group (
  group_id integer PRIMARY KEY,
  code text NOT NULL,
  definition jsonb NOT NULL,
  imported_at timestamptz NOT NULL,
  CONSTRAINT property_group_code_lower CHECK (code = lower(code))
);
CREATE UNIQUE INDEX property_group_code ON property_group (code);
COMMENT ON TABLE property_group IS 'One row a group: hotels that are shown and searched together, as its group file says. It belongs to no hotel, so its key is its own.';
COMMENT ON COLUMN property_group.code IS 'In lower case: URLs are compared without regard to case.';
COMMENT ON COLUMN property_group.definition IS 'The group file, with its areas; hotels by property_id.';
