CREATE INDEX reservation_departure ON reservation (property_id, departure, arrival) WHERE status = 'confirmed';
COMMENT ON INDEX reservation_departure IS 'Who is in the hotel on a day.';
