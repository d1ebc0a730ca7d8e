ALTER TABLE room_night ADD COLUMN next_count integer NOT NULL DEFAULT 0;
