CREATE TABLE property (
  property_id integer PRIMARY KEY,
  code text NOT NULL,
  definition jsonb NOT NULL,
  rates_version integer NOT NULL DEFAULT 0,
  imported_at timestamptz NOT NULL,
  CONSTRAINT property_code_lower CHECK (code = lower(code))
);
CREATE UNIQUE INDEX property_code ON property (code);
COMMENT ON TABLE property IS 'One row a hotel: what its property file says beyond nights and prices.';
COMMENT ON COLUMN property.code IS 'In lower case: URLs are compared without regard to case.';
COMMENT ON COLUMN property.rates_version IS 'The version of rate_night that counts; an import writes the next one and moves this at its end.';

CREATE TABLE room_night (
  property_id integer NOT NULL REFERENCES property (property_id),
  room_type_id integer NOT NULL,
  stay_date date NOT NULL,
  allotment integer NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  held integer NOT NULL DEFAULT 0,
  PRIMARY KEY (property_id, room_type_id, stay_date),
  CONSTRAINT room_night_counts CHECK (allotment >= 0 AND sold >= 0 AND held >= 0),
  CONSTRAINT room_night_never_oversold CHECK (sold + held <= allotment)
);
COMMENT ON TABLE room_night IS 'The truth of what is for sale: one row per room type and night. Written by the rules of docs/locking.md only.';
COMMENT ON COLUMN room_night.held IS 'Taken by reservations that wait for their payment.';

CREATE TABLE rate_night (
  property_id integer NOT NULL REFERENCES property (property_id),
  rate_plan_id integer NOT NULL,
  room_type_id integer NOT NULL,
  stay_date date NOT NULL,
  version integer NOT NULL,
  open boolean NOT NULL,
  base bigint NOT NULL,
  per_room bigint NOT NULL,
  per_adult bigint NOT NULL,
  per_child bigint NOT NULL,
  per_infant bigint NOT NULL,
  per_person_adult bigint NOT NULL,
  per_person_child bigint NOT NULL,
  per_person_infant bigint NOT NULL,
  min_stay smallint,
  max_stay smallint,
  closed_to_arrival boolean NOT NULL,
  closed_to_departure boolean NOT NULL,
  min_advance smallint,
  max_advance smallint,
  PRIMARY KEY (property_id, rate_plan_id, room_type_id, stay_date, version)
);
COMMENT ON TABLE rate_night IS 'Price and rules of one rate plan in one room type for one night; amounts in minor units of the property''s currency.';
COMMENT ON COLUMN rate_night.version IS 'The row of the highest version not above property.rates_version counts; only changed rows are written by an import.';

CREATE TABLE night_change (
  property_id integer NOT NULL REFERENCES property (property_id),
  changed_at timestamptz NOT NULL,
  change_id uuid NOT NULL,
  room_type_id integer,
  stay_date date,
  PRIMARY KEY (property_id, changed_at, change_id)
);
CREATE INDEX night_change_by_time ON night_change (changed_at);
COMMENT ON TABLE night_change IS 'Appended with each sale or import, read by every process to patch its search snapshot.';
COMMENT ON COLUMN night_change.room_type_id IS 'Null, as the date: the whole property has changed.';
