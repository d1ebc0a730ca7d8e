ALTER TABLE payment_attempt ADD COLUMN next_count integer NOT NULL DEFAULT 0;
