CREATE TABLE invoice (
  property_id integer NOT NULL REFERENCES property (property_id),
  invoice_id uuid NOT NULL,
  number text NOT NULL,
  description text NOT NULL,
  lines jsonb NOT NULL,
  gross bigint NOT NULL CHECK (gross > 0),
  vat bigint NOT NULL CHECK (vat >= 0),
  vat_rate_millipercent integer NOT NULL,
  currency text NOT NULL,
  billed_to jsonb NOT NULL,
  reservation_id uuid,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  PRIMARY KEY (property_id, invoice_id),
  UNIQUE (property_id, number),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
CREATE INDEX invoice_reservation ON invoice (property_id, reservation_id) WHERE reservation_id IS NOT NULL;
COMMENT ON TABLE invoice IS 'What a hotel asks somebody to pay beside a booking, or of one. What was paid of it stands in payment_attempt. Amounts in minor units.';
COMMENT ON COLUMN invoice.number IS 'The hotel''s own.';
COMMENT ON COLUMN invoice.lines IS 'List of {text, quantity, unitMinor, minor}, VAT included, that adds up to gross.';
COMMENT ON COLUMN invoice.vat IS 'In gross, at vat_rate_millipercent, as it was when the invoice was made.';
COMMENT ON COLUMN invoice.billed_to IS '{name, email}.';
COMMENT ON COLUMN invoice.reservation_id IS 'The booking of which it is; null: of none. Then it takes no more than that owes on invoice.';
COMMENT ON COLUMN invoice.cancelled_at IS 'Null while it stands. Its links are invalid since.';

CREATE TABLE payment_request (
  property_id integer NOT NULL REFERENCES property (property_id),
  payment_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('pay', 'store-card')),
  invoice_id uuid,
  reservation_id uuid,
  amount bigint CHECK (amount > 0),
  link_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (property_id, payment_id),
  FOREIGN KEY (property_id, invoice_id) REFERENCES invoice (property_id, invoice_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id),
  CHECK (CASE action WHEN 'pay' THEN invoice_id IS NOT NULL AND reservation_id IS NULL
    ELSE reservation_id IS NOT NULL AND invoice_id IS NULL END)
);
CREATE INDEX payment_request_invoice ON payment_request (property_id, invoice_id);
CREATE INDEX payment_request_reservation ON payment_request (property_id, reservation_id);
COMMENT ON TABLE payment_request IS 'What one pay link asks for: to pay an invoice, or to keep a card for a booking.';
COMMENT ON COLUMN payment_request.amount IS 'A part of the invoice, minor units; null: all that is left of it.';
COMMENT ON COLUMN payment_request.link_version IS 'Links with another number open nothing.';

CREATE TABLE link_payment (
  property_id integer NOT NULL REFERENCES property (property_id),
  attempt_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  confirmation_token text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, attempt_id),
  UNIQUE (property_id, confirmation_token),
  FOREIGN KEY (property_id, payment_id) REFERENCES payment_request (property_id, payment_id)
);
CREATE INDEX link_payment_request ON link_payment (property_id, payment_id);
COMMENT ON TABLE link_payment IS 'A payment, or a card to be kept, that somebody began by a pay link.';
COMMENT ON COLUMN link_payment.email IS 'Of the payer, to whom the receipt goes.';

ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_purpose_check;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_purpose_check CHECK (
  purpose IN ('booking', 'scheduled', 'change', 'invoice', 'keep-card'));
ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_subject_check;
ALTER TABLE payment_attempt ALTER COLUMN reservation_id DROP NOT NULL;
ALTER TABLE payment_attempt ADD COLUMN invoice_id uuid;
ALTER TABLE payment_attempt ADD COLUMN ends_at timestamptz;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_subject_check CHECK (
  CASE subject WHEN 'reservation' THEN reservation_id IS NOT NULL AND invoice_id IS NULL
    WHEN 'invoice' THEN invoice_id IS NOT NULL ELSE false END);
CREATE INDEX payment_attempt_invoice ON payment_attempt (property_id, invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX payment_attempt_by_link ON payment_attempt (property_id, attempt_id) INCLUDE (created_at)
  WHERE settled_at IS NULL AND purpose IN ('invoice', 'keep-card');
COMMENT ON COLUMN payment_attempt.subject IS 'What it pays for: reservation, by reservation_id; or invoice, by invoice_id, with the reservation_id of the booking of which the invoice is.';
COMMENT ON COLUMN payment_attempt.purpose IS 'booking: its outcome decides the booking. scheduled: a later part of the price of a confirmed one. change: its outcome decides the change. invoice: pays an invoice. keep-card: keeps a card for a confirmed booking.';
COMMENT ON COLUMN payment_attempt.ends_at IS 'Until when a payment of purpose invoice or keep-card waits for its guest; null for the others, whose hold decides.';
COMMENT ON INDEX payment_attempt_by_link IS 'The few payments of invoices and cards to be kept that are open, counted at each reading of the metrics.';

ALTER TABLE refund DROP CONSTRAINT refund_reason_check;
ALTER TABLE refund ADD CONSTRAINT refund_reason_check CHECK (
  reason IN ('wrong-amount', 'no-room-left', 'cancelled', 'changed', 'nothing-outstanding'));
ALTER TABLE refund ALTER COLUMN reservation_id DROP NOT NULL;
COMMENT ON COLUMN refund.reservation_id IS 'As in payment_attempt: null where an invoice of no booking was paid.';
