-- Where the letters of a booking go once both mailboxes have confirmed it. Each row is one request; none replaces another.
CREATE TABLE email_change (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  email_change_id uuid NOT NULL,
  email text NOT NULL,
  email_before text NOT NULL,
  asked_by text NOT NULL CHECK (asked_by IN ('link', 'lookup', 'account', 'hotel')),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz,
  PRIMARY KEY (property_id, reservation_id, email_change_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
CREATE INDEX email_change_ends_at ON email_change (ends_at);
COMMENT ON TABLE email_change IS 'A new e-mail address requested for a booking, until both mailboxes have confirmed it.';
COMMENT ON COLUMN email_change.email_before IS 'The address of the booking when it was requested. If the booking has another one by now, the request is over.';
COMMENT ON COLUMN email_change.asked_by IS 'How the requester proved that they may change the booking.';
COMMENT ON COLUMN email_change.new_confirmed_at IS 'When the link mailed to the new address was used; null: not yet.';
COMMENT ON COLUMN email_change.old_confirmed_at IS 'The same of the address before.';
