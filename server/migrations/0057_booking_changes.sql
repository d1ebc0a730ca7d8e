ALTER TABLE reservation ADD COLUMN changed_by xid8 NOT NULL DEFAULT pg_current_xact_id();
COMMENT ON COLUMN reservation.changed_by IS 'The transaction that changed the booking last, its payments and its stay included. Who has read while none below it was open has seen all that these changed.';
CREATE INDEX reservation_changed ON reservation (property_id, changed_by, reservation_id)
  WHERE status IN ('confirmed', 'cancelled');
COMMENT ON INDEX reservation_changed IS 'What other systems have not heard of yet: docs/connections.md.';

-- By triggers, because one forgotten write would be a booking that another system never hears of.
CREATE FUNCTION mark_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_by := pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE TRIGGER reservation_changed BEFORE UPDATE ON reservation
  FOR EACH ROW EXECUTE FUNCTION mark_changed();

CREATE FUNCTION mark_booking_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reservation SET changed_by = pg_current_xact_id()
  WHERE property_id = NEW.property_id AND reservation_id = NEW.reservation_id
    AND changed_by <> pg_current_xact_id();
  RETURN NULL;
END $$;
CREATE TRIGGER reservation_item_changed AFTER UPDATE ON reservation_item
  FOR EACH ROW EXECUTE FUNCTION mark_booking_changed();
CREATE TRIGGER stay_mark_changed AFTER INSERT OR UPDATE ON stay_mark
  FOR EACH ROW EXECUTE FUNCTION mark_booking_changed();
CREATE TRIGGER desk_payment_changed AFTER INSERT OR UPDATE ON desk_payment
  FOR EACH ROW EXECUTE FUNCTION mark_booking_changed();
CREATE TRIGGER payment_attempt_changed AFTER UPDATE OF status ON payment_attempt
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.reservation_id IS NOT NULL)
  EXECUTE FUNCTION mark_booking_changed();
CREATE TRIGGER refund_changed AFTER INSERT ON refund
  FOR EACH ROW WHEN (NEW.reservation_id IS NOT NULL)
  EXECUTE FUNCTION mark_booking_changed();
