ALTER TABLE contact_message ADD COLUMN group_id integer;
COMMENT ON COLUMN contact_message.group_id IS 'The group that is written to, kept with its first hotel; null: the hotel.';
