CREATE TABLE next_thing (
  property_id integer NOT NULL,
  reservation_id uuid NOT NULL,
  PRIMARY KEY (property_id, reservation_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
