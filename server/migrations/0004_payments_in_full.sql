ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_status_check;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_status_check CHECK (
  status IN ('planned', 'created', 'action-required', 'paid', 'stored', 'declined', 'cancelled', 'unpaid'));
ALTER TABLE payment_attempt
  ADD COLUMN purpose text NOT NULL DEFAULT 'booking' CHECK (purpose IN ('booking', 'scheduled')),
  ADD COLUMN due_date date,
  ADD COLUMN action_url text,
  ADD COLUMN look_at timestamptz;
UPDATE payment_attempt SET look_at = created_at WHERE settled_at IS NULL;
DROP INDEX payment_attempt_open;
CREATE INDEX payment_attempt_to_look_at ON payment_attempt (look_at) WHERE look_at IS NOT NULL;
COMMENT ON COLUMN payment_attempt.status IS 'planned: to be charged on due_date. unpaid: its day came, and no kept card could be charged.';
COMMENT ON COLUMN payment_attempt.purpose IS 'booking: its outcome decides the booking. scheduled: a later part of the price of a confirmed one.';
COMMENT ON COLUMN payment_attempt.due_date IS 'Local date of the property on which a scheduled charge is made; else null.';
COMMENT ON COLUMN payment_attempt.action_url IS 'Where the guest answers the bank while the status is action-required.';
COMMENT ON COLUMN payment_attempt.look_at IS 'When the provider is to be asked what became of it, by whoever claims it first; null when nobody has to ask.';

CREATE TABLE refund (
  property_id integer NOT NULL,
  refund_id uuid NOT NULL,
  attempt_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('wrong-amount', 'no-room-left')),
  created_at timestamptz NOT NULL,
  refunded_at timestamptz,
  PRIMARY KEY (property_id, refund_id),
  FOREIGN KEY (property_id, attempt_id) REFERENCES payment_attempt (property_id, attempt_id)
);
CREATE INDEX refund_attempt ON refund (property_id, attempt_id);
CREATE INDEX refund_reservation ON refund (property_id, reservation_id);
COMMENT ON TABLE refund IS 'What is given back of a paid attempt; its id is the provider''s idempotency key.';
COMMENT ON COLUMN refund.amount IS 'Minor units of currency, as the provider took them.';
COMMENT ON COLUMN refund.refunded_at IS 'Null while the provider has not said that it is done.';

CREATE TABLE payment_event (
  property_id integer NOT NULL,
  event_id text NOT NULL,
  attempt_id uuid NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, event_id)
);
CREATE INDEX payment_event_age ON payment_event (received_at);
COMMENT ON TABLE payment_event IS 'Notices of a payment provider, each worked on once however often it is sent. Forgotten after 30 days.';

ALTER TABLE idempotency ADD COLUMN owner uuid;
COMMENT ON COLUMN idempotency.owner IS 'Which run of a request holds the lease, so that one whose connection was lost at commit knows its own.';
