CREATE TABLE nights_save (
  property_id integer NOT NULL,
  save_id uuid NOT NULL,
  saved_at timestamptz NOT NULL,
  made_by text NOT NULL,
  first_night date NOT NULL,
  last_night date NOT NULL,
  nights jsonb NOT NULL,
  undoes uuid,
  undone_at timestamptz,
  PRIMARY KEY (property_id, save_id)
);
CREATE INDEX nights_save_saved_at ON nights_save (saved_at);
CREATE INDEX nights_save_last_night ON nights_save (property_id, last_night);
COMMENT ON TABLE nights_save IS 'Each change of prices and rooms for sale by the desk or a command, with what stood before: it can be undone, and a night has its history.';
COMMENT ON COLUMN nights_save.nights IS 'Nights with the same before and after share an entry.';
COMMENT ON COLUMN nights_save.undoes IS 'The save that this one took back.';
