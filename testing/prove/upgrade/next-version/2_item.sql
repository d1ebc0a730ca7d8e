ALTER TABLE reservation_item ADD COLUMN next_word text;
