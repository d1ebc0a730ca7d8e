ALTER TABLE reservation DROP CONSTRAINT reservation_hold_ended_by_check;
ALTER TABLE reservation ADD CONSTRAINT reservation_hold_ended_by_check CHECK (
  hold_ended_by IN ('guest', 'limit', 'provider', 'card'));
