-- The default stays: a server of before, still running beside this one, inserts without it.
ALTER TABLE reservation ADD COLUMN paid_for jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN reservation.paid_for IS 'List of {payment, room, part, minor}: which payment pays which night, extra or fee, as the last change left it; payment is an attempt_id or voucher. What stands in none pays what is left.';
