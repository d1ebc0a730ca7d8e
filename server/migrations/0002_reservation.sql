CREATE TABLE reservation (
  property_id integer NOT NULL REFERENCES property (property_id),
  reservation_id uuid NOT NULL,
  reference_number text NOT NULL,
  confirmation_token text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'action-required', 'confirmed', 'declined', 'expired', 'refused')),
  arrival date NOT NULL,
  departure date NOT NULL,
  currency text NOT NULL,
  booker jsonb NOT NULL,
  special_requests text,
  comment text,
  payment_type text,
  net bigint NOT NULL,
  vat bigint NOT NULL,
  gross bigint NOT NULL,
  due_now bigint NOT NULL,
  due_later jsonb NOT NULL,
  due_at_hotel bigint NOT NULL,
  hold_ends_at timestamptz,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (property_id, reservation_id),
  CONSTRAINT reservation_dates CHECK (arrival < departure)
);
CREATE UNIQUE INDEX reservation_reference ON reservation (property_id, reference_number);
CREATE UNIQUE INDEX reservation_token ON reservation (property_id, confirmation_token);
COMMENT ON TABLE reservation IS 'One booking; amounts in minor units of its currency, gross unless named net.';
COMMENT ON COLUMN reservation.booker IS 'Names, address and contact as given; never a card.';
COMMENT ON COLUMN reservation.due_later IS 'List of {date, minor}: charged by card on those local dates of the property.';
COMMENT ON COLUMN reservation.hold_ends_at IS 'Until when unpaid nights stay held; null once settled.';

CREATE TABLE reservation_item (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  item_id uuid NOT NULL,
  room_number integer NOT NULL,
  room_type_id integer NOT NULL,
  room_type_name text NOT NULL,
  rate_plan_id integer NOT NULL,
  rate_plan_name text NOT NULL,
  arrival date NOT NULL,
  departure date NOT NULL,
  adults integer NOT NULL,
  children integer NOT NULL,
  infants integer NOT NULL,
  lead_guest jsonb NOT NULL,
  vat_rate_basis_points integer NOT NULL,
  vat_exclusive boolean NOT NULL,
  payment_policy jsonb NOT NULL,
  cancellation_policy jsonb NOT NULL,
  nights jsonb NOT NULL,
  net bigint NOT NULL,
  vat bigint NOT NULL,
  gross bigint NOT NULL,
  original_gross bigint NOT NULL,
  PRIMARY KEY (property_id, reservation_id, item_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id),
  CONSTRAINT reservation_item_dates CHECK (arrival < departure)
);
COMMENT ON TABLE reservation_item IS 'One room of a booking with the terms as they were when it was booked.';
COMMENT ON COLUMN reservation_item.nights IS 'List of {date, grossMinor} that adds up to gross.';

CREATE TABLE payment_attempt (
  property_id integer NOT NULL,
  attempt_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('charge', 'store-card')),
  status text NOT NULL CHECK (status IN ('created', 'paid', 'stored', 'declined', 'action-required', 'cancelled')),
  amount bigint NOT NULL,
  currency text NOT NULL,
  provider_reference text,
  card_brand text,
  card_last4 text,
  card_expiry text,
  card_token text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (property_id, attempt_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
CREATE INDEX payment_attempt_reservation ON payment_attempt (property_id, reservation_id);
CREATE INDEX payment_attempt_open ON payment_attempt (created_at) WHERE settled_at IS NULL;
COMMENT ON TABLE payment_attempt IS 'The ledger of what was asked of the payment provider; its id is the provider''s idempotency key.';
COMMENT ON COLUMN payment_attempt.card_token IS 'The provider''s token of a stored card; a card number is never kept.';

CREATE TABLE idempotency (
  property_id integer NOT NULL,
  scope text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  attempt_id uuid,
  lease_until timestamptz NOT NULL,
  answer_status integer,
  answer_body jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, scope, key)
);
CREATE INDEX idempotency_age ON idempotency (created_at);
COMMENT ON TABLE idempotency IS 'One row per Idempotency-Key: whose request it is, and its final answer for replay. Kept 24 hours.';
COMMENT ON COLUMN idempotency.fingerprint IS 'Of the request without its card details.';

CREATE TABLE outbox (
  property_id integer NOT NULL,
  outbox_id uuid NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  message_id text NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  lease_until timestamptz,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  last_error text,
  PRIMARY KEY (property_id, outbox_id)
);
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
COMMENT ON TABLE outbox IS 'Mails to send, written in the transaction that makes them true.';
COMMENT ON COLUMN outbox.message_id IS 'Stable across tries, so that a mail sent twice is recognised.';
