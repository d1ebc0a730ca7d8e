-- A guest's message is answered from the desk.
ALTER TABLE contact_message
  ADD COLUMN answer text,
  ADD COLUMN answered_by text,
  ADD COLUMN answered_at timestamptz,
  ADD CONSTRAINT contact_message_answer_check CHECK (
    (answer IS NULL) = (answered_by IS NULL) AND (answer IS NULL) = (answered_at IS NULL));
COMMENT ON TABLE contact_message IS 'What guests have written to the hotel from its pages, and what staff answered by mail; for 30 days.';
COMMENT ON COLUMN contact_message.answered_by IS 'Name of the member of staff.';

CREATE INDEX contact_message_address ON contact_message (property_id, lower(email));
CREATE INDEX dealt_with_done_at ON dealt_with (done_at);

ALTER TABLE reservation ADD COLUMN arrival_time text
  CONSTRAINT reservation_arrival_time_check CHECK (arrival_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
COMMENT ON COLUMN reservation.arrival_time IS 'When the guests expect to arrive on their day, HH:MM by the hotel''s clock; null: not said.';
