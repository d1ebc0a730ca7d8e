-- The defaults stay: a server of before, still running beside this one, inserts without them.
ALTER TABLE payment_attempt
  ADD COLUMN provider text NOT NULL DEFAULT 'sandbox',
  ADD COLUMN subject text NOT NULL DEFAULT 'reservation' CHECK (subject IN ('reservation'));
COMMENT ON COLUMN payment_attempt.provider IS 'The name of the provider that is asked, by which its notices come too. none: nobody, for no card was kept to charge.';
COMMENT ON COLUMN payment_attempt.subject IS 'What it pays for: reservation_id. The migration that adds another kind lets that be null.';
