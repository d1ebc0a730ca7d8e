-- Guests are taken out of bookings so many months after their stay, where their hotel says so.
ALTER TABLE reservation ADD COLUMN erased_at timestamptz;
CREATE INDEX reservation_to_erase ON reservation (property_id, departure, reservation_id) WHERE erased_at IS NULL;
COMMENT ON COLUMN reservation.erased_at IS 'When its guests were taken out of it; null: they are in it.';
COMMENT ON INDEX reservation_to_erase IS 'Those that are not erased by their departure, the oldest first.';
