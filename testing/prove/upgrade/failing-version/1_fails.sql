-- Fails halfway, after it has locked and changed the table of bookings.
ALTER TABLE reservation ADD COLUMN never text NOT NULL DEFAULT '';
SELECT 1 / 0;
