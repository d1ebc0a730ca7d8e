CREATE INDEX idempotency_attempt ON idempotency (property_id, attempt_id) WHERE attempt_id IS NOT NULL;
COMMENT ON INDEX idempotency_attempt IS 'Settling a payment looks for the key it answers; without this it reads all keys of a day.';
