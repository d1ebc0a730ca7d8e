ALTER TABLE reservation ADD COLUMN save_card boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN reservation.save_card IS 'The card that pays it is to be kept for the account of individual_id; false again once it is.';
