CREATE TABLE contact_message (
  property_id integer NOT NULL REFERENCES property (property_id),
  contact_id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  message text NOT NULL,
  search jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, contact_id)
);
CREATE INDEX contact_message_created_at ON contact_message (created_at);
COMMENT ON TABLE contact_message IS 'What guests have written to the hotel from its pages, until the mail of it is sent and for 30 days.';
COMMENT ON COLUMN contact_message.email IS 'Where the hotel answers; nobody has proved that it is theirs.';
COMMENT ON COLUMN contact_message.phone IS 'Empty: not given.';
COMMENT ON COLUMN contact_message.search IS 'What they were looking for, as it came; null: nothing.';
