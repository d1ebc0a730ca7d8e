ALTER TABLE reservation_item RENAME COLUMN vat_rate_basis_points TO vat_rate_millipercent;
UPDATE reservation_item SET vat_rate_millipercent = vat_rate_millipercent * 10;
COMMENT ON COLUMN reservation_item.vat_rate_millipercent IS 'Thousandths of a percent, as the rate was when the room was booked: 8875 is 8.875 %.';
