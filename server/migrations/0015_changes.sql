ALTER TABLE reservation DROP CONSTRAINT reservation_status_check;
ALTER TABLE reservation ADD CONSTRAINT reservation_status_check CHECK (
  status IN ('pending', 'action-required', 'confirmed', 'declined', 'expired', 'refused', 'cancelled'));
ALTER TABLE reservation ADD COLUMN version integer NOT NULL DEFAULT 1;
COMMENT ON COLUMN reservation.version IS 'Raised by each change and cancellation, so that who edits what has changed meanwhile is told; also the sequence of its calendar file.';

-- The defaults stay: a server of before, still running beside this one, inserts without them.
ALTER TABLE reservation_item
  ADD COLUMN cancelled_at timestamptz,
  ADD COLUMN cancellation_reason_id integer,
  ADD COLUMN cancellation_fee bigint NOT NULL DEFAULT 0 CHECK (cancellation_fee >= 0),
  ADD COLUMN guests jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN allow_edit boolean NOT NULL DEFAULT true,
  ADD COLUMN allow_cancel boolean NOT NULL DEFAULT true,
  ADD COLUMN extras_in_policy boolean;
COMMENT ON COLUMN reservation_item.cancelled_at IS 'Null while the room stands. Its nights and extras are for sale again, its price is in the sums of the reservation no more, its cancellation_fee is.';
COMMENT ON COLUMN reservation_item.cancellation_reason_id IS 'Of the property file, as the guest chose; null: none was asked.';
COMMENT ON COLUMN reservation_item.cancellation_fee IS 'What cancelling it cost by its own policy, gross, in minor units.';
COMMENT ON COLUMN reservation_item.guests IS 'List of {isChild, isPlaceholder, firstName, lastName, email, phone}: who comes beside the lead guest, as far as they were named.';
COMMENT ON COLUMN reservation_item.allow_edit IS 'Whether the guest may change the room, as its rate plan said when it was booked; so allow_cancel.';
COMMENT ON COLUMN reservation_item.extras_in_policy IS 'Whether its extras were charged as the room is, as the hotel had it when it was booked; null: booked before that was kept.';
COMMENT ON COLUMN reservation_item.nights IS 'List of {date, grossMinor, originalGrossMinor}: grossMinor adds up to gross, originalGrossMinor to original_gross; the latter is missing where it was not kept, and then the same.';

CREATE TABLE reservation_change (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  change_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('update', 'cancel-rooms', 'cancel')),
  status text NOT NULL CHECK (status IN ('open', 'applied', 'declined', 'expired')),
  made_by text NOT NULL CHECK (made_by IN ('link', 'lookup', 'account', 'hotel')),
  what jsonb NOT NULL,
  plan jsonb,
  gross_before bigint NOT NULL,
  gross_after bigint NOT NULL,
  paid_before bigint NOT NULL,
  taken bigint NOT NULL DEFAULT 0 CHECK (taken >= 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  reason text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  hold_ends_at timestamptz,
  PRIMARY KEY (property_id, reservation_id, change_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
CREATE INDEX reservation_change_open ON reservation_change (property_id, reservation_id) WHERE status = 'open';
COMMENT ON TABLE reservation_change IS 'What was changed of a booking after it was made, in order of created_at, and what waits for its payment. Amounts in minor units.';
COMMENT ON COLUMN reservation_change.made_by IS 'How whoever changed it proved that they may.';
COMMENT ON COLUMN reservation_change.what IS 'For a person to read: list of {what, was, now}.';
COMMENT ON COLUMN reservation_change.plan IS 'While it is open: what is applied once it is paid. Null else.';
COMMENT ON COLUMN reservation_change.reason IS 'Why it was cancelled, in the words that the guest chose from.';
COMMENT ON COLUMN reservation_change.hold_ends_at IS 'Until when what it newly needs stays held; null once settled, and where it waits for no payment.';

ALTER TABLE payment_attempt DROP CONSTRAINT payment_attempt_purpose_check;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_purpose_check CHECK (
  purpose IN ('booking', 'scheduled', 'change'));
ALTER TABLE payment_attempt ADD COLUMN change_id uuid;
COMMENT ON COLUMN payment_attempt.purpose IS 'booking: its outcome decides the booking. scheduled: a later part of the price of a confirmed one. change: its outcome decides the change.';
COMMENT ON COLUMN payment_attempt.change_id IS 'The change that a payment of purpose change decides; else null.';

ALTER TABLE refund DROP CONSTRAINT refund_reason_check;
ALTER TABLE refund ADD CONSTRAINT refund_reason_check CHECK (
  reason IN ('wrong-amount', 'no-room-left', 'cancelled', 'changed'));
ALTER TABLE refund ADD COLUMN change_id uuid;
COMMENT ON COLUMN refund.change_id IS 'The change or cancellation that gives it back; else null.';
