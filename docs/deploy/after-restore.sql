-- What a connection was told in the time that is lost, this database does not know: it reads all bookings again, and is
-- told again of those to come that it knows. Docs: connections.md, "Reservations".
INSERT INTO reservation_push (property_id, connection_id, reservation_id, changed_by, is_waiting, due_at)
SELECT reservation.property_id, connection_id, reservation_id, changed_by, true, now()
FROM reservation JOIN connection USING (property_id)
WHERE pushed_by IS NOT NULL AND revoked_at IS NULL AND reservation.status IN ('confirmed', 'cancelled')
  AND (changed_by, reservation_id) > (pushed_by, pushed_id)
ON CONFLICT DO NOTHING;
UPDATE reservation_push AS push
SET told = CASE WHEN told IS NULL THEN NULL ELSE 'restored' END,
  changed_by = pg_current_xact_id(), is_waiting = true, due_at = now(), tries = 0, dead_at = NULL, lease_until = NULL
FROM reservation
WHERE (reservation.property_id, reservation.reservation_id) = (push.property_id, push.reservation_id)
  AND (is_waiting OR departure >= current_date);
UPDATE connection SET pushed_by = pg_current_xact_id(), pushed_id = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
WHERE pushed_by IS NOT NULL;
UPDATE reservation SET changed_by = pg_current_xact_id();
