-- A new e-mail address of an account. Each row is one request; none replaces another.
CREATE TABLE account_email_change (
  property_id integer NOT NULL,
  request_id uuid NOT NULL,
  individual_id uuid NOT NULL,
  email text NOT NULL,
  email_before text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz,
  PRIMARY KEY (property_id, request_id)
);
CREATE INDEX account_email_change_individual ON account_email_change (property_id, individual_id);
CREATE INDEX account_email_change_ends_at ON account_email_change (ends_at);
COMMENT ON TABLE account_email_change IS 'A new e-mail address requested for an account, until both mailboxes have confirmed it.';
COMMENT ON COLUMN account_email_change.email IS 'In lower case, as an account stores it.';
COMMENT ON COLUMN account_email_change.email_before IS 'The address of the account when it was requested. If the account has another one by now, the request is over.';
COMMENT ON COLUMN account_email_change.new_confirmed_at IS 'When the link mailed to the new address was used; null: not yet.';
COMMENT ON COLUMN account_email_change.old_confirmed_at IS 'The same of the address before.';

ALTER TABLE account_token DROP CONSTRAINT account_token_purpose_check;
ALTER TABLE account_token ADD CONSTRAINT account_token_purpose_check
  CHECK (purpose IN ('confirm', 'reset', 'new-email', 'old-email'));
COMMENT ON COLUMN account_token.subject_id IS 'Of purpose confirm the request_id, of reset the individual_id, of new-email and old-email the request_id.';
