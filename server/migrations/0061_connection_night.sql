CREATE TABLE connection_night (
  property_id integer NOT NULL,
  connection_id uuid NOT NULL,
  room_type_id integer NOT NULL,
  rate_plan_id integer NOT NULL,
  stay_date date NOT NULL,
  sequences jsonb NOT NULL,
  last_sequence bigint NOT NULL,
  PRIMARY KEY (property_id, connection_id, room_type_id, rate_plan_id, stay_date)
);
CREATE INDEX connection_night_stay_date ON connection_night (stay_date);
COMMENT ON TABLE connection_night IS 'Which message of a connection set each field of a night last: an older one does not undo it.';
COMMENT ON COLUMN connection_night.rate_plan_id IS '0: the rooms for sale.';
COMMENT ON COLUMN connection_night.sequences IS 'The number of the message by field.';
COMMENT ON COLUMN connection_night.last_sequence IS 'The highest of them: a message above it, as nearly all are, reads no further.';

INSERT INTO connection_night
SELECT property_id, connection_id, room_type_id, rate_plan_id, stay_date, jsonb_object_agg(field, sequence), max(sequence)
FROM connection_cell GROUP BY property_id, connection_id, room_type_id, rate_plan_id, stay_date;
DROP TABLE connection_cell;
