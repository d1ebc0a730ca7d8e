ALTER TABLE reservation_item
  ADD COLUMN vat_parts jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN city_tax bigint NOT NULL DEFAULT 0,
  ADD COLUMN city_tax_terms jsonb;
COMMENT ON COLUMN reservation_item.vat_parts IS 'List of {rateMillipercent, shareBasisPoints}: parts of the price taxed at a rate of their own.';
COMMENT ON COLUMN reservation_item.city_tax IS 'Minor units, in gross beside net and vat.';
COMMENT ON COLUMN reservation_item.city_tax_terms IS 'The tax as it was when the room was booked, or null.';

ALTER TABLE reservation_extra ADD COLUMN vat_rate_millipercent integer;
COMMENT ON COLUMN reservation_extra.vat_rate_millipercent IS 'Its own rate; null: that of its room, as before extras had one.';
