-- How staff log in. People, not hotels: these rows have no property_id but for the invitation.
CREATE TABLE staff_password (
  staff_id uuid PRIMARY KEY,
  password_hash text NOT NULL,
  code_secret text NOT NULL,
  code_step bigint NOT NULL,
  set_at timestamptz NOT NULL
);
COMMENT ON TABLE staff_password IS 'A password, and the authenticator whose codes go with it.';
COMMENT ON COLUMN staff_password.code_secret IS 'Encrypted with SECRET.';
COMMENT ON COLUMN staff_password.code_step IS 'The half minute of the last code used: no code works twice.';

CREATE TABLE staff_recovery_code (
  staff_id uuid NOT NULL,
  code_hash text NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, code_hash)
);
COMMENT ON TABLE staff_recovery_code IS 'Typed in place of a code; deleted when used.';

CREATE TABLE staff_passkey (
  credential_id text PRIMARY KEY,
  passkey_id uuid NOT NULL UNIQUE,
  staff_id uuid NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX staff_passkey_staff ON staff_passkey (staff_id);

CREATE TABLE staff_challenge (
  challenge text PRIMARY KEY,
  purpose text NOT NULL CONSTRAINT staff_challenge_purpose_check CHECK (purpose IN ('log-in', 'confirm', 'add', 'invitation')),
  subject text NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX staff_challenge_ends_at ON staff_challenge (ends_at);
COMMENT ON TABLE staff_challenge IS 'What a passkey is asked to sign; deleted when answered.';
COMMENT ON COLUMN staff_challenge.subject IS 'Who may answer: a session or an invitation; empty: anyone.';

CREATE TABLE staff_invitation (
  property_id integer NOT NULL,
  invitation_id uuid NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL CONSTRAINT staff_invitation_role_check CHECK (role IN ('owner', 'reception', 'accounts', 'read-only')),
  is_new_log_in boolean NOT NULL,
  token_hash text UNIQUE,
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, invitation_id),
  UNIQUE (property_id, email)
);
CREATE INDEX staff_invitation_ends_at ON staff_invitation (ends_at);
COMMENT ON TABLE staff_invitation IS 'Not yet accepted; deleted when it is.';
COMMENT ON COLUMN staff_invitation.is_new_log_in IS 'For somebody who works here and cannot log in: replaces every way in.';
COMMENT ON COLUMN staff_invitation.token_hash IS 'Of the link; null until its mail is sent.';

CREATE TABLE staff_device (
  device_id uuid PRIMARY KEY,
  staff_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  UNIQUE (staff_id, token_hash)
);
CREATE INDEX staff_device_ends_at ON staff_device (ends_at);
COMMENT ON TABLE staff_device IS 'Browsers in which somebody has logged in: another one is told by mail.';

CREATE INDEX audit_entry_answer ON audit_entry (asked_at) WHERE answer IS NOT NULL OR request_key IS NOT NULL;
