CREATE TABLE extra_day (
  property_id integer NOT NULL REFERENCES property (property_id),
  extra_id integer NOT NULL,
  stay_date date NOT NULL,
  units integer NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  held integer NOT NULL DEFAULT 0,
  PRIMARY KEY (property_id, extra_id, stay_date),
  CONSTRAINT extra_day_counts CHECK (units >= 0 AND sold >= 0 AND held >= 0),
  CONSTRAINT extra_day_never_oversold CHECK (sold + held <= units)
);
COMMENT ON TABLE extra_day IS 'What there is of each limited extra on each date. An extra without limit has no rows; a limited one has none to sell on a date without a row.';
COMMENT ON COLUMN extra_day.stay_date IS 'Charged by the day: each night of a stay. Otherwise: the date of arrival.';

CREATE TABLE promotion_use (
  property_id integer NOT NULL REFERENCES property (property_id),
  promotion_id integer NOT NULL,
  most integer NOT NULL,
  used integer NOT NULL DEFAULT 0,
  held integer NOT NULL DEFAULT 0,
  PRIMARY KEY (property_id, promotion_id),
  CONSTRAINT promotion_use_counts CHECK (most >= 0 AND used >= 0 AND held >= 0),
  CONSTRAINT promotion_use_never_over CHECK (used + held <= most)
);
COMMENT ON TABLE promotion_use IS 'How many bookings may have a promotion, where that is limited, and how many have it.';

CREATE TABLE gift_voucher (
  property_id integer NOT NULL REFERENCES property (property_id),
  voucher_code text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('money', 'experience')),
  initial bigint NOT NULL,
  balance bigint NOT NULL,
  currency text NOT NULL,
  valid_until date,
  imported_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, voucher_code),
  CONSTRAINT gift_voucher_code_lower CHECK (voucher_code = lower(voucher_code)),
  CONSTRAINT gift_voucher_never_overspent CHECK (balance >= 0 AND balance <= initial)
);
COMMENT ON TABLE gift_voucher IS 'Vouchers and what is left on them, in minor units; spent in the transaction that makes a booking, given back when it comes to nothing.';
COMMENT ON COLUMN gift_voucher.valid_until IS 'The last local date of the property on which it may be spent; null: any.';

ALTER TABLE reservation
  ADD COLUMN promo_code text,
  ADD COLUMN promotion_id integer,
  ADD COLUMN voucher_code text,
  ADD COLUMN voucher_amount bigint NOT NULL DEFAULT 0 CHECK (voucher_amount >= 0);
CREATE INDEX reservation_voucher ON reservation (property_id, voucher_code) WHERE voucher_code IS NOT NULL;
COMMENT ON COLUMN reservation.promotion_id IS 'The promotion that lowered a room of this booking: one use of it; null where none did.';
COMMENT ON COLUMN reservation.voucher_amount IS 'Minor units that the voucher pays; back on it once the booking has come to nothing. The due sums are what is left.';

ALTER TABLE reservation_item
  ADD COLUMN extras_gross bigint NOT NULL DEFAULT 0,
  ADD COLUMN promotion jsonb,
  ADD COLUMN room_configuration jsonb;
COMMENT ON COLUMN reservation_item.gross IS 'The room alone; extras stand in reservation_extra.';
COMMENT ON COLUMN reservation_item.extras_gross IS 'Sum of the gross of its rows in reservation_extra.';
COMMENT ON COLUMN reservation_item.promotion IS '{promotionId, name} of the promotion that lowered this room, or null.';
COMMENT ON COLUMN reservation_item.room_configuration IS '{id, name} of the beds that were chosen, or null.';

CREATE TABLE reservation_extra (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  item_id uuid NOT NULL,
  extra_id integer NOT NULL,
  name text NOT NULL,
  charge_type text NOT NULL CHECK (charge_type IN ('per-stay', 'per-day', 'per-quantity')),
  is_per_person boolean NOT NULL,
  is_limited boolean NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  net bigint NOT NULL,
  vat bigint NOT NULL,
  gross bigint NOT NULL,
  PRIMARY KEY (property_id, reservation_id, item_id, extra_id),
  FOREIGN KEY (property_id, reservation_id, item_id) REFERENCES reservation_item (property_id, reservation_id, item_id)
);
COMMENT ON TABLE reservation_extra IS 'What was taken beside a room, with the terms as they were when it was booked; amounts in minor units.';
COMMENT ON COLUMN reservation_extra.is_limited IS 'True: its units were taken from extra_day.';
