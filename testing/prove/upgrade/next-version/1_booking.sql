ALTER TABLE reservation
  ADD COLUMN next_word text,
  ADD COLUMN next_parts jsonb NOT NULL DEFAULT '[]',
  ADD CONSTRAINT reservation_next_word_check CHECK (next_word IN ('one', 'two')) NOT VALID;
