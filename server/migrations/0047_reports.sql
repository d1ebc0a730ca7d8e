-- Reports read by the day of the stay, of payment and of refund.
CREATE INDEX reservation_item_departure ON reservation_item (property_id, departure);
CREATE INDEX payment_attempt_paid ON payment_attempt (property_id, settled_at) WHERE status = 'paid';
CREATE INDEX refund_done ON refund (property_id, refunded_at) WHERE refunded_at IS NOT NULL;
