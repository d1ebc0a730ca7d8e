CREATE TABLE connection (
  property_id integer NOT NULL,
  connection_id uuid NOT NULL,
  name text NOT NULL,
  rights jsonb NOT NULL,
  codes jsonb NOT NULL,
  secret_hash text NOT NULL,
  former_secret_hash text,
  former_secret_ends_at timestamptz,
  created_at timestamptz NOT NULL,
  last_message_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (property_id, connection_id)
);
COMMENT ON TABLE connection IS 'Another system that sets rooms and prices of the hotel or reads its bookings: docs/connections.md.';
COMMENT ON COLUMN connection.codes IS 'The codes of the other system by id of ours; what is not in it has its id as code.';
COMMENT ON COLUMN connection.secret_hash IS 'SHA-256: a secret has 256 random bits.';

CREATE TABLE connection_cell (
  property_id integer NOT NULL,
  connection_id uuid NOT NULL,
  room_type_id integer NOT NULL,
  rate_plan_id integer NOT NULL,
  stay_date date NOT NULL,
  field text NOT NULL,
  sequence bigint NOT NULL,
  PRIMARY KEY (property_id, connection_id, room_type_id, rate_plan_id, field, stay_date)
);
CREATE INDEX connection_cell_stay_date ON connection_cell (stay_date);
COMMENT ON TABLE connection_cell IS 'The last message of a connection that set a field of a night: an older one does not undo it.';
COMMENT ON COLUMN connection_cell.rate_plan_id IS '0: the rooms for sale.';

CREATE TABLE connection_message (
  property_id integer NOT NULL,
  connection_id uuid NOT NULL,
  message_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  kind text NOT NULL,
  key text,
  fingerprint text NOT NULL,
  body text NOT NULL,
  answer jsonb NOT NULL,
  outcome text NOT NULL,
  PRIMARY KEY (property_id, connection_id, message_id)
);
CREATE UNIQUE INDEX connection_message_key ON connection_message (property_id, connection_id, key) WHERE key IS NOT NULL;
CREATE INDEX connection_message_received_at ON connection_message (received_at);
COMMENT ON TABLE connection_message IS 'What a connection has sent and was answered, for support, and for the same message sent again.';
