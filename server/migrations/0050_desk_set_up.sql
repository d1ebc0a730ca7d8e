CREATE TABLE added_picture (
  property_id integer NOT NULL,
  file text NOT NULL,
  named_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, file)
);
COMMENT ON TABLE added_picture IS 'Files of the pictures that staff have added. One that nothing names any more is deleted after a time.';
COMMENT ON COLUMN added_picture.named_at IS 'When it was added, or last found in a hotel, a group or a draft.';
