CREATE INDEX CONCURRENTLY reservation_next_word ON reservation (property_id, next_word);
