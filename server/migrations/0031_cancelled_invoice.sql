COMMENT ON COLUMN invoice.cancelled_at IS 'Null while it stands. Nothing of it is outstanding since, and its links say so.';
