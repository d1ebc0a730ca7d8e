-- The default stays: a server of before, still running beside this one, inserts without it and takes no invoices.
ALTER TABLE reservation
  ADD COLUMN due_on_invoice bigint NOT NULL DEFAULT 0 CHECK (due_on_invoice >= 0),
  ADD COLUMN company jsonb;
COMMENT ON COLUMN reservation.due_on_invoice IS 'Minor units that are sent as an invoice; then nothing is due now, later or at the hotel. What was paid of it since stands in payment_attempt.';
COMMENT ON COLUMN reservation.company IS 'Who is sent the invoice, as it was when it was booked: {accountId, name, poNumber, contact: {name, email}}; null: the booker, or nobody.';
