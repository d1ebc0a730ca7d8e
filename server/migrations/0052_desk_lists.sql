CREATE INDEX desk_payment_day ON desk_payment (property_id, created_at);
COMMENT ON INDEX desk_payment_day IS 'Reports read what was paid at the hotel by day.';

DROP INDEX reservation_departure;
CREATE INDEX reservation_departure ON reservation (property_id, departure, arrival)
  INCLUDE (reservation_id, status, payment_type, created_at);
COMMENT ON INDEX reservation_departure IS 'Who is in the hotel on a day, and who leaves.';
CREATE INDEX reservation_booked ON reservation (property_id, created_at)
  INCLUDE (reservation_id, arrival, departure, status, payment_type);
COMMENT ON INDEX reservation_booked IS 'What was booked on a day.';

-- An index is built without a search path, and this calls folded.
CREATE FUNCTION fellow_names(property_id integer, guests jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
  SET search_path FROM CURRENT AS $$
  SELECT array_to_tsvector(coalesce(array_agg(property_id::text || ' ' || name), '{}'))
  FROM jsonb_array_elements(guests) AS guest,
    LATERAL (VALUES
      (folded((guest ->> 'lastName') || ' ' || (guest ->> 'firstName'))),
      (folded((guest ->> 'firstName') || ' ' || (guest ->> 'lastName')))) AS names (name)
  WHERE NOT (guest ->> 'isPlaceholder')::boolean AND name <> ''
$$;
COMMENT ON FUNCTION fellow_names IS 'Each name of a room''s guests beside its lead guest, in both orders, as one word that begins with its hotel.';
CREATE INDEX reservation_item_fellows ON reservation_item USING gin (fellow_names(property_id, guests));
