CREATE INDEX outbox_reservation ON outbox (property_id, (payload ->> 'reservationId'))
  WHERE payload ->> 'reservationId' IS NOT NULL;
COMMENT ON INDEX outbox_reservation IS 'What was written about a booking: for erasure, reconciliation and the copy that a guest is given.';
