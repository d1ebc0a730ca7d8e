ALTER TABLE reservation ADD COLUMN arrival_time text
  CONSTRAINT reservation_arrival_time_check CHECK (arrival_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
COMMENT ON COLUMN reservation.arrival_time IS 'When the guests expect to arrive on their day, HH:MM by the hotel''s clock; null: not said.';
