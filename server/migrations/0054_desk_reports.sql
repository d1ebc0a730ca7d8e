CREATE INDEX desk_payment_day ON desk_payment (property_id, created_at);
COMMENT ON INDEX desk_payment_day IS 'Reports read what was paid at the hotel by day.';
