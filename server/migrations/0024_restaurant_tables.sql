CREATE TABLE restaurant_quarter (
  property_id integer NOT NULL REFERENCES property (property_id),
  restaurant_id integer NOT NULL,
  visit_date date NOT NULL,
  quarter smallint NOT NULL CHECK (quarter >= 0),
  covers integer NOT NULL,
  taken integer NOT NULL DEFAULT 0,
  PRIMARY KEY (property_id, restaurant_id, visit_date, quarter),
  CONSTRAINT restaurant_quarter_counts CHECK (covers >= 0 AND taken >= 0),
  CONSTRAINT restaurant_quarter_never_overbooked CHECK (taken <= covers)
);
CREATE INDEX restaurant_quarter_date ON restaurant_quarter (visit_date);
COMMENT ON TABLE restaurant_quarter IS 'Who may sit at once in each restaurant, a row for each quarter of an hour of each date in which somebody may. No row: nobody.';
COMMENT ON COLUMN restaurant_quarter.quarter IS 'Counted from the midnight of the date: 78 is 19:30. From 96 on it is the next morning, which still belongs to the evening.';
COMMENT ON COLUMN restaurant_quarter.taken IS 'Covers of the tables that are booked and not cancelled; a table takes those of its party from each quarter of its turn.';
COMMENT ON INDEX restaurant_quarter_date IS 'What is long past is forgotten by it.';

CREATE TABLE table_booking (
  property_id integer NOT NULL REFERENCES property (property_id),
  table_booking_id uuid NOT NULL,
  reference_number text NOT NULL,
  restaurant_id integer NOT NULL,
  restaurant_name text NOT NULL,
  visit_date date NOT NULL,
  quarter smallint NOT NULL,
  turn_quarters smallint NOT NULL CHECK (turn_quarters > 0),
  party integer NOT NULL CHECK (party > 0),
  has_leave_time boolean NOT NULL,
  promotion jsonb,
  identifier text NOT NULL,
  is_reservation boolean NOT NULL,
  reservation_id uuid,
  email text NOT NULL,
  phone text NOT NULL,
  special_requests text,
  link_version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  PRIMARY KEY (property_id, table_booking_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id),
  CONSTRAINT table_booking_reference UNIQUE (property_id, reference_number)
);
CREATE INDEX table_booking_day ON table_booking (property_id, visit_date, restaurant_id);
CREATE INDEX table_booking_reservation ON table_booking (property_id, reservation_id) WHERE reservation_id IS NOT NULL;
CREATE INDEX table_booking_date ON table_booking (visit_date);
COMMENT ON TABLE table_booking IS 'Tables that were booked, with time, turn and promotion as they were then.';
COMMENT ON COLUMN table_booking.reference_number IS 'What the guest reads out; without look-alikes, as a reservation number.';
COMMENT ON COLUMN table_booking.promotion IS '{id, name, pricePerPersonMinor} of what was chosen with it, or null.';
COMMENT ON COLUMN table_booking.identifier IS 'As it was sent: the number of a reservation where is_reservation, else a word of the browser. Proves nothing.';
COMMENT ON COLUMN table_booking.reservation_id IS 'The stay it belongs to, where whoever booked had its confirmation; null: not proved.';
COMMENT ON COLUMN table_booking.link_version IS 'Links to it have to bear this number.';
COMMENT ON INDEX table_booking_date IS 'What is long past is forgotten by it.';
