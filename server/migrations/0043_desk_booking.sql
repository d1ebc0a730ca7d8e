-- What the desk notes of a stay, beside the booking itself.
CREATE TABLE stay_mark (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  checked_in_at timestamptz,
  checked_out_at timestamptz,
  no_show_at timestamptz,
  PRIMARY KEY (property_id, reservation_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
COMMENT ON TABLE stay_mark IS 'When the guests of a booking arrived and left, or that they did not come, as the desk noted it.';

CREATE TABLE booking_note (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  note_id uuid NOT NULL,
  text text NOT NULL,
  made_by text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, reservation_id, note_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
COMMENT ON TABLE booking_note IS 'Notes of staff about a booking, which guests never see.';

CREATE TABLE desk_payment (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT desk_payment_kind_check CHECK (kind IN ('paid', 'given-back')),
  way text NOT NULL CONSTRAINT desk_payment_way_check CHECK (way IN ('cash', 'terminal', 'transfer')),
  amount bigint NOT NULL CONSTRAINT desk_payment_amount_check CHECK (amount > 0),
  made_by text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, reservation_id, payment_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
COMMENT ON TABLE desk_payment IS 'Money that changed hands at the hotel, written down only. Amounts in minor units of the booking''s currency.';
COMMENT ON COLUMN desk_payment.made_by IS 'Name of the member of staff.';

ALTER TABLE refund ADD COLUMN is_told boolean NOT NULL DEFAULT true;
COMMENT ON COLUMN refund.is_told IS 'Whether the guest is mailed about it; staff may give back without.';

ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_purpose_check;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_purpose_check CHECK (
  purpose IN ('booking', 'scheduled', 'change', 'invoice', 'keep-card', 'guarantee'));
COMMENT ON COLUMN payment_attempt.purpose IS 'booking: its outcome decides the booking. scheduled: a later part of the price of a confirmed one. change: its outcome decides the change. invoice: pays an invoice. keep-card: keeps a card for a confirmed booking. guarantee: a fee that a cancelled booking owes, charged by the desk to the kept card.';
