CREATE INDEX payment_attempt_undecided ON payment_attempt (property_id, reservation_id) INCLUDE (created_at)
  WHERE settled_at IS NULL AND purpose = 'booking';
COMMENT ON INDEX payment_attempt_undecided IS 'The few payments that decide a booking and are open, counted at each reading of the metrics.';

CREATE INDEX payment_attempt_planned ON payment_attempt (property_id, due_date)
  WHERE settled_at IS NULL AND purpose = 'scheduled';
COMMENT ON INDEX payment_attempt_planned IS 'By the day of a property: those overdue are found among all that are still to come.';

CREATE INDEX room_night_held ON room_night (property_id, room_type_id, stay_date) INCLUDE (held) WHERE held > 0;
COMMENT ON INDEX room_night_held IS 'The nights that wait for a payment, among all that are for sale.';

CREATE INDEX refund_not_done ON refund (property_id, refund_id) WHERE refunded_at IS NULL;
COMMENT ON INDEX refund_not_done IS 'The refunds that the provider has not confirmed, among all there ever were.';
