CREATE TABLE account_card_request (
  property_id integer NOT NULL REFERENCES property (property_id),
  attempt_id uuid NOT NULL,
  individual_id uuid,
  provider text NOT NULL,
  provider_reference text,
  status text NOT NULL CHECK (status IN ('open', 'stored', 'declined')),
  action_url text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (property_id, attempt_id)
);
CREATE INDEX account_card_request_individual ON account_card_request (property_id, individual_id);
COMMENT ON TABLE account_card_request IS 'Cards that guests wanted kept for their account without a booking; what became of each at its provider. No money moves.';
COMMENT ON COLUMN account_card_request.attempt_id IS 'By which the provider knows it, as it knows a payment_attempt.';
COMMENT ON COLUMN account_card_request.individual_id IS 'Null: the account was erased since.';
