CREATE TABLE season (
  property_id integer NOT NULL REFERENCES property (property_id),
  season_id uuid NOT NULL,
  name text NOT NULL,
  first_night date NOT NULL,
  last_night date NOT NULL,
  PRIMARY KEY (property_id, season_id),
  CHECK (first_night <= last_night)
);
COMMENT ON TABLE season IS 'A name that staff give some nights, to find and set them together. It changes nothing for guests.';
