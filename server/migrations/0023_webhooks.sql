CREATE TABLE webhook_endpoint (
  property_id integer NOT NULL,
  endpoint_id uuid NOT NULL,
  url text NOT NULL,
  types jsonb,
  secret text NOT NULL,
  former_secret text,
  former_secret_ends_at timestamptz,
  created_at timestamptz NOT NULL,
  last_delivered_at timestamptz,
  switched_off_at timestamptz,
  PRIMARY KEY (property_id, endpoint_id),
  CONSTRAINT webhook_endpoint_former CHECK ((former_secret IS NULL) = (former_secret_ends_at IS NULL))
);
COMMENT ON TABLE webhook_endpoint IS 'Addresses of a hotel''s own programs that hear what happens to its bookings and payments.';
COMMENT ON COLUMN webhook_endpoint.types IS 'List of the event types that it hears; null: all there are, and all to come.';
COMMENT ON COLUMN webhook_endpoint.secret IS 'Signs what is sent there: whsec_ and 24 random bytes in base64.';
COMMENT ON COLUMN webhook_endpoint.former_secret IS 'The one before, which signs too until former_secret_ends_at.';
COMMENT ON COLUMN webhook_endpoint.switched_off_at IS 'Since when it is sent nothing; null: it is on.';

CREATE TABLE webhook_message (
  property_id integer NOT NULL,
  endpoint_id uuid NOT NULL,
  message_id text NOT NULL,
  type text NOT NULL,
  subject_id uuid NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  lease_until timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  last_error text,
  dead_at timestamptz,
  PRIMARY KEY (property_id, endpoint_id, message_id)
);
CREATE INDEX webhook_message_due ON webhook_message (property_id, endpoint_id, due_at) WHERE dead_at IS NULL;
CREATE INDEX webhook_message_dead ON webhook_message (dead_at) WHERE dead_at IS NOT NULL;
CREATE INDEX webhook_message_subject ON webhook_message (property_id, subject_id);
COMMENT ON TABLE webhook_message IS 'Events on their way to an endpoint, written in the transaction that makes them true and gone once they are delivered.';
COMMENT ON COLUMN webhook_message.message_id IS 'Of the event, the same at each endpoint and at each try.';
COMMENT ON COLUMN webhook_message.subject_id IS 'The row that it is about, such as a reservation: who is erased there is erased here.';
COMMENT ON COLUMN webhook_message.data IS 'As it was when it happened; it names guests.';
COMMENT ON COLUMN webhook_message.dead_at IS 'When the last try failed; null: there is one to come.';
