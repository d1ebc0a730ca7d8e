CREATE TABLE push_message (
  property_id integer NOT NULL,
  connection_id uuid NOT NULL,
  message_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  changed_by xid8 NOT NULL,
  kind text NOT NULL,
  hash text NOT NULL,
  body text,
  made_at timestamptz NOT NULL,
  tried_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 1,
  outcome text NOT NULL DEFAULT 'unanswered',
  answer text,
  PRIMARY KEY (property_id, connection_id, message_id),
  UNIQUE (property_id, connection_id, reservation_id, changed_by)
);
CREATE UNIQUE INDEX push_message_unanswered ON push_message (property_id, connection_id, reservation_id)
  WHERE body IS NOT NULL;
CREATE INDEX push_message_tried_at ON push_message (tried_at);
COMMENT ON TABLE push_message IS 'What another system was told of a booking: one row for each change, with what it answered.';
COMMENT ON COLUMN push_message.changed_by IS 'The change of the booking that it tells.';
COMMENT ON COLUMN push_message.body IS 'The booking as it was first told, until an answer shows whether it arrived: the next try says the same.';
