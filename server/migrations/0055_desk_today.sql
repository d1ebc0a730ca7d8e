-- A guest's message is answered from the desk.
ALTER TABLE contact_message
  ADD COLUMN answer text,
  ADD COLUMN answered_by text,
  ADD COLUMN answered_at timestamptz,
  ADD CONSTRAINT contact_message_answer_check CHECK (
    (answer IS NULL) = (answered_by IS NULL) AND (answer IS NULL) = (answered_at IS NULL));
COMMENT ON TABLE contact_message IS 'What guests have written to the hotel from its pages, and what staff answered by mail; for 30 days.';
COMMENT ON COLUMN contact_message.answered_by IS 'Name of the member of staff.';

CREATE INDEX dealt_with_done_at ON dealt_with (done_at);
