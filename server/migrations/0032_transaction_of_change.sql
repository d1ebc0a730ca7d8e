ALTER TABLE night_change ADD COLUMN written_by xid8 NOT NULL DEFAULT pg_current_xact_id();
COMMENT ON COLUMN night_change.written_by IS 'The transaction that wrote it. Who has read while none below it was open has seen all that these wrote.';
CREATE INDEX night_change_by_transaction ON night_change (written_by);
