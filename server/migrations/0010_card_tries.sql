ALTER TABLE reservation
  ADD COLUMN card_try_subject text,
  ADD COLUMN card_try_window timestamptz;
COMMENT ON COLUMN reservation.card_try_subject IS 'rate_limit.subject under which its card counts as declined until it is paid, an HMAC; null: under none, or decided.';
COMMENT ON COLUMN reservation.card_try_window IS 'rate_limit.window_start of the same.';
