ALTER TABLE reservation_item ADD COLUMN rate_code text;
COMMENT ON COLUMN reservation_item.rate_code IS 'Code of its rate plan, if the booking was made with it; null: made without, or before this was stored.';
