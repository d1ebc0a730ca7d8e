CREATE INDEX reservation_departure ON reservation (property_id, departure, arrival) WHERE status = 'confirmed';
COMMENT ON INDEX reservation_departure IS 'Who is in the hotel on a day.';

CREATE INDEX payment_attempt_not_charged ON payment_attempt (property_id, settled_at)
  WHERE purpose = 'scheduled' AND status IN ('declined', 'unpaid');
CREATE INDEX refund_refused ON refund (property_id, refused_at) WHERE refused_at IS NOT NULL;
COMMENT ON INDEX payment_attempt_not_charged IS 'Later charges that a person has to see to.';
COMMENT ON INDEX refund_refused IS 'Refunds that a person has to see to.';

CREATE TABLE dealt_with (
  property_id integer NOT NULL REFERENCES property (property_id),
  kind text NOT NULL CHECK (kind IN ('charge', 'refund', 'message')),
  subject_id uuid NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, kind, subject_id)
);
COMMENT ON TABLE dealt_with IS 'What needed a person and, as one of the staff said, needs nobody any more.';
COMMENT ON COLUMN dealt_with.subject_id IS 'The attempt of a charge, the refund, or the message of a guest.';
