ALTER TABLE rate_night ADD COLUMN min_stay_through smallint, ADD COLUMN max_stay_through smallint;
COMMENT ON COLUMN rate_night.min_stay_through IS 'The fewest nights of every stay with this night, whenever it arrives; min_stay is read from the night of arrival.';
