CREATE INDEX payment_attempt_of_change ON payment_attempt (property_id, reservation_id) INCLUDE (created_at)
  WHERE settled_at IS NULL AND purpose = 'change';
COMMENT ON INDEX payment_attempt_of_change IS 'The few payments that decide a change and are open, counted at each reading of the metrics.';
