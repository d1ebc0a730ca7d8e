CREATE INDEX reservation_departure ON reservation (property_id, departure, arrival)
  INCLUDE (reservation_id, payment_type) WHERE status = 'confirmed';
COMMENT ON INDEX reservation_departure IS 'Who is in the hotel on a day.';

CREATE INDEX payment_attempt_not_charged ON payment_attempt (property_id, settled_at)
  WHERE purpose = 'scheduled' AND status IN ('declined', 'unpaid');
CREATE INDEX refund_refused ON refund (property_id, refused_at) WHERE refused_at IS NOT NULL;
COMMENT ON INDEX payment_attempt_not_charged IS 'Later charges that a person has to see to.';
COMMENT ON INDEX refund_refused IS 'Refunds that a person has to see to.';

CREATE TABLE dealt_with (
  property_id integer NOT NULL REFERENCES property (property_id),
  kind text NOT NULL CHECK (kind IN ('charge', 'refund', 'message')),
  subject_id uuid NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, kind, subject_id)
);
COMMENT ON TABLE dealt_with IS 'What needed a person and, as one of the staff said, needs nobody any more.';
COMMENT ON COLUMN dealt_with.subject_id IS 'The attempt of a charge, the refund, or the message of a guest.';

CREATE INDEX reservation_list ON reservation
  (property_id, status, coalesce(payment_type, ''), arrival, reservation_id)
  INCLUDE (departure, created_at, payment_type);
COMMENT ON INDEX reservation_list IS 'The list of bookings by arrival, of one status and one way of paying.';

CREATE FUNCTION folded(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(translate(
    replace(replace(replace(replace(
      lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'þ', 'th'),
    'øłđðı’', 'olddi'''), '[\s-]+', ' ', 'g'))
$$;
COMMENT ON FUNCTION folded IS 'A name without case and accents, its parts apart by one space: Łukasz Oakshott-Pell is lukasz oakshott pell.';

CREATE INDEX reservation_last_name ON reservation
  (property_id, folded((booker ->> 'lastName') || ' ' || (booker ->> 'firstName')) COLLATE "C", arrival);
CREATE INDEX reservation_first_name ON reservation
  (property_id, folded((booker ->> 'firstName') || ' ' || (booker ->> 'lastName')) COLLATE "C", arrival);
CREATE INDEX reservation_name_part ON reservation
  (property_id, folded(regexp_replace(booker ->> 'lastName', '^.*[ -]', '')) COLLATE "C", arrival)
  WHERE booker ->> 'lastName' ~ '[ -]';
CREATE INDEX reservation_email ON reservation (property_id, lower(booker ->> 'email') COLLATE "C", arrival);
CREATE INDEX reservation_phone ON reservation
  (property_id, reverse(regexp_replace(booker ->> 'phone', '\D', '', 'g')) COLLATE "C", arrival);
CREATE INDEX reservation_item_last_name ON reservation_item
  (property_id, folded((lead_guest ->> 'lastName') || ' ' || (lead_guest ->> 'firstName')) COLLATE "C", arrival);
CREATE INDEX reservation_item_first_name ON reservation_item
  (property_id, folded((lead_guest ->> 'firstName') || ' ' || (lead_guest ->> 'lastName')) COLLATE "C", arrival);
COMMENT ON INDEX reservation_phone IS 'By the end of the number, which is the same with and without a country.';
