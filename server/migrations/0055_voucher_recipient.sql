CREATE TABLE voucher_recipient (
  property_id integer NOT NULL,
  recipient_id uuid NOT NULL,
  voucher_code text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, recipient_id),
  FOREIGN KEY (property_id, voucher_code) REFERENCES gift_voucher (property_id, voucher_code)
);
COMMENT ON TABLE voucher_recipient IS 'Who gets a voucher issued at the desk, and what the giver says; empty texts were not given.';
CREATE INDEX voucher_recipient_code ON voucher_recipient (property_id, voucher_code);
CREATE INDEX voucher_recipient_retained ON voucher_recipient (created_at);
