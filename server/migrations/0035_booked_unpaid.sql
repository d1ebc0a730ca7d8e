CREATE TABLE booked_unpaid (
  property_id integer NOT NULL REFERENCES property (property_id),
  network text NOT NULL,
  booked_at timestamptz NOT NULL,
  booking_id uuid NOT NULL,
  taken integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, network, booked_at, booking_id)
);
CREATE INDEX booked_unpaid_ends_at ON booked_unpaid (ends_at);
COMMENT ON TABLE booked_unpaid IS 'Rooms and tables that were booked with nothing paid, by the network they were booked from, so that one network has a share of them.';
COMMENT ON COLUMN booked_unpaid.network IS 'HMAC of an address, or of a network of IPv6; empty: of the hotel as a whole, which rooms alone have.';
COMMENT ON COLUMN booked_unpaid.booking_id IS 'A reservation or a table booking.';
COMMENT ON COLUMN booked_unpaid.taken IS 'Rooms, or covers.';
COMMENT ON COLUMN booked_unpaid.ends_at IS 'From when on it counts no more, and is forgotten.';

ALTER TABLE holder DROP CONSTRAINT holder_kind_check;
ALTER TABLE holder ADD CONSTRAINT holder_kind_check CHECK (kind IN ('address', 'card', 'email', 'network'));
