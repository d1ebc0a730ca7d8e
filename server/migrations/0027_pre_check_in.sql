ALTER TABLE reservation_change DROP CONSTRAINT reservation_change_kind_check;
ALTER TABLE reservation_change ADD CONSTRAINT reservation_change_kind_check CHECK (
  kind IN ('update', 'cancel-rooms', 'cancel', 'pre-check-in'));

ALTER TABLE reservation_item ADD COLUMN pre_checked_in_at timestamptz;
COMMENT ON COLUMN reservation_item.pre_checked_in_at IS 'When its guests checked in online; null: they have not, or the room was changed since.';

ALTER TABLE reservation ADD COLUMN pre_check_in_sent_at timestamptz;
COMMENT ON COLUMN reservation.pre_check_in_sent_at IS 'When the mail with the link to check in was ordered; null: not yet. It is ordered once.';

CREATE INDEX reservation_arrival ON reservation (property_id, arrival) WHERE status = 'confirmed';
CREATE INDEX reservation_item_arrival ON reservation_item (property_id, arrival);
