CREATE TABLE google_hotel (
  property_id integer PRIMARY KEY,
  due_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  lease_until timestamptz,
  told_at timestamptz,
  last_error text,
  round integer NOT NULL DEFAULT 0
);
COMMENT ON TABLE google_hotel IS 'How a hotel that Google is told of fares: docs/google.md.';
COMMENT ON COLUMN google_hotel.told_at IS 'When Google had last acknowledged all that there was to tell.';
COMMENT ON COLUMN google_hotel.round IS 'Grows each time somebody asks for everything to be told again.';

CREATE TABLE google_told (
  property_id integer NOT NULL,
  part text NOT NULL,
  digest text NOT NULL,
  PRIMARY KEY (property_id, part)
);
COMMENT ON TABLE google_told IS 'What Google has acknowledged last: facts of a hotel, or the nights of one month, as a hash.';

CREATE INDEX property_on_google ON property (property_id) WHERE definition->'settings' ? 'googleHotels';
COMMENT ON INDEX property_on_google IS 'The few of many hotels that Google is told of, without reading their definitions.';
