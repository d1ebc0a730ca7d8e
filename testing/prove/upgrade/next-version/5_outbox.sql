ALTER TABLE outbox ADD COLUMN next_word text;
