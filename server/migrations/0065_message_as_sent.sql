ALTER TABLE connection_message ADD COLUMN sent text;
COMMENT ON COLUMN connection_message.sent IS 'The answer to XML as it was sent; null: answer is what was sent.';
COMMENT ON COLUMN connection_message.answer IS 'Of rooms and prices that were read: what each item was answered. Of anything else: {"Faults"}, what was wrong.';
