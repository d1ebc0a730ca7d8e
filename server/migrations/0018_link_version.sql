-- Links to a booking that were sent out, and what they opened, end when the hotel revokes them.
ALTER TABLE reservation ADD COLUMN link_version integer NOT NULL DEFAULT 1 CHECK (link_version > 0);
COMMENT ON COLUMN reservation.link_version IS 'Links and grants with another number open nothing: the hotel raises it to revoke them.';
