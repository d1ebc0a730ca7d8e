ALTER TABLE audit_entry ADD COLUMN connection_id uuid;
COMMENT ON COLUMN audit_entry.connection_id IS 'Null: no other system did it.';
CREATE UNIQUE INDEX audit_entry_connection_key ON audit_entry (property_id, connection_id, request_key)
  WHERE request_key IS NOT NULL AND connection_id IS NOT NULL;

CREATE TABLE other_number (
  property_id integer NOT NULL,
  connection_id uuid NOT NULL,
  reservation_id uuid NOT NULL,
  number text NOT NULL,
  PRIMARY KEY (property_id, reservation_id, connection_id),
  FOREIGN KEY (property_id, connection_id) REFERENCES connection (property_id, connection_id),
  FOREIGN KEY (property_id, reservation_id) REFERENCES reservation (property_id, reservation_id)
);
CREATE INDEX other_number_number ON other_number (property_id, upper(number) COLLATE "C");
COMMENT ON TABLE other_number IS 'What another system calls a booking.';
