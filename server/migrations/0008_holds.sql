ALTER TABLE reservation
  ADD COLUMN hold_ended_by text CHECK (hold_ended_by IN ('guest', 'limit')),
  ADD COLUMN holder_address text,
  ADD COLUMN holder_email text,
  ADD COLUMN holder_card text;
CREATE INDEX reservation_holder_address ON reservation (property_id, holder_address) WHERE holder_address IS NOT NULL;
CREATE INDEX reservation_holder_email ON reservation (property_id, holder_email) WHERE holder_email IS NOT NULL;
CREATE INDEX reservation_holder_card ON reservation (property_id, holder_card) WHERE holder_card IS NOT NULL;
COMMENT ON COLUMN reservation.hold_ended_by IS 'Who ended the hold before its time; null: nobody.';
COMMENT ON COLUMN reservation.holder_address IS 'HMAC of the address that holds its rooms unpaid, while it does; null otherwise.';
COMMENT ON COLUMN reservation.holder_email IS 'The same of the booker''s e-mail address.';
COMMENT ON COLUMN reservation.holder_card IS 'The same of the fingerprint that the payment provider has of the card.';

CREATE TABLE holder (
  property_id integer NOT NULL REFERENCES property (property_id),
  kind text NOT NULL CHECK (kind IN ('address', 'card', 'email')),
  subject text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, kind, subject)
);
CREATE INDEX holder_seen_at ON holder (seen_at);
COMMENT ON TABLE holder IS 'Locked while the rooms that somebody holds unpaid are counted, so that bookings at one moment are counted one after the other.';
COMMENT ON COLUMN holder.subject IS 'HMAC of an address, a card''s fingerprint or an e-mail address.';
