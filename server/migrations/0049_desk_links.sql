ALTER TABLE reservation_change DROP CONSTRAINT reservation_change_kind_check;
ALTER TABLE reservation_change ADD CONSTRAINT reservation_change_kind_check CHECK (
  kind IN ('update', 'cancel-rooms', 'cancel', 'pre-check-in', 'no-show'));

ALTER TABLE stay_mark ADD COLUMN no_show_rooms jsonb NOT NULL DEFAULT '[]';
UPDATE stay_mark AS mark SET no_show_rooms = (
  SELECT coalesce(jsonb_agg(room_number ORDER BY room_number), '[]')
  FROM reservation_item AS item
  WHERE item.property_id = mark.property_id AND item.reservation_id = mark.reservation_id
    AND item.cancelled_at >= mark.no_show_at)
WHERE no_show_at IS NOT NULL;
COMMENT ON COLUMN stay_mark.no_show_rooms IS 'Numbers of the rooms whose guests did not come.';
COMMENT ON COLUMN stay_mark.no_show_at IS 'When no room stood any more because guests did not come; else null.';
