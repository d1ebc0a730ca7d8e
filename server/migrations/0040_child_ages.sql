ALTER TABLE reservation_item ADD COLUMN child_ages jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN reservation_item.child_ages IS 'Whole years, of its children in order, where its rate or an extra asked.';
