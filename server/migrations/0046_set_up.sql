CREATE TABLE set_up_draft (
  property_id integer NOT NULL,
  part text NOT NULL,
  value jsonb,
  based_on text NOT NULL,
  version text NOT NULL,
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, part)
);
COMMENT ON TABLE set_up_draft IS 'What staff have changed of the property file, part by part, until they publish it.';
COMMENT ON COLUMN set_up_draft.part IS 'property, or an entry of a list: roomTypes.11.';
COMMENT ON COLUMN set_up_draft.value IS 'Null: the part is taken away.';
COMMENT ON COLUMN set_up_draft.based_on IS 'Fingerprint of what was published when the draft was saved.';
COMMENT ON COLUMN set_up_draft.version IS 'Fingerprint of the value.';

CREATE TABLE published_part (
  property_id integer NOT NULL,
  part text NOT NULL,
  revision integer NOT NULL,
  published_by text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, part)
);
COMMENT ON TABLE published_part IS 'Parts of the property file that the desk has published: an older file leaves them.';
COMMENT ON COLUMN published_part.revision IS 'The property''s revision at that time.';
