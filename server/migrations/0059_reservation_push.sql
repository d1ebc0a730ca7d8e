ALTER TABLE connection
  ADD COLUMN push_url text,
  ADD COLUMN push_username text,
  ADD COLUMN push_password text,
  ADD COLUMN pushed_by xid8,
  ADD COLUMN pushed_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000';
COMMENT ON COLUMN connection.push_url IS 'Where bookings are posted to; null: nowhere.';
COMMENT ON COLUMN connection.push_password IS 'As the other system asks for it: it cannot be stored as a hash.';
COMMENT ON COLUMN connection.pushed_by IS 'With pushed_id the place in the order of changes up to which bookings stand in reservation_push.';

CREATE TABLE reservation_push (
  property_id integer NOT NULL,
  connection_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  changed_by xid8 NOT NULL,
  is_waiting boolean NOT NULL,
  due_at timestamptz NOT NULL,
  lease_until timestamptz,
  tries integer NOT NULL DEFAULT 0,
  last_error text,
  dead_at timestamptz,
  told text,
  PRIMARY KEY (property_id, connection_id, reservation_id)
);
CREATE INDEX reservation_push_waiting ON reservation_push (property_id, connection_id, due_at)
  WHERE is_waiting AND dead_at IS NULL;
COMMENT ON TABLE reservation_push IS 'Bookings that another system is told of: one row each, so that the next message waits for the answer to the one before.';
COMMENT ON COLUMN reservation_push.told IS 'The hash of what it has acknowledged last; null: nothing yet.';
