CREATE INDEX reservation_held_by_link ON reservation (hold_ends_at)
  WHERE status = 'pending' AND payment_type = 'individual-invoice';
