CREATE TABLE account (
  property_id integer NOT NULL REFERENCES property (property_id),
  individual_id uuid NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL,
  street text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  state_or_county text NOT NULL DEFAULT '',
  post_code text NOT NULL DEFAULT '',
  country_id integer,
  receive_brand_offers boolean NOT NULL DEFAULT false,
  may_choose_payment boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  password_changed_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, individual_id),
  CONSTRAINT account_email_lower CHECK (email = lower(email))
);
CREATE UNIQUE INDEX account_email ON account (property_id, email);
COMMENT ON TABLE account IS 'A guest who can log in to one hotel. It begins when the e-mail address is confirmed; until then there is an account_request.';
COMMENT ON COLUMN account.email IS 'In lower case; the guest has proved that it is theirs.';
COMMENT ON COLUMN account.password_hash IS 'Argon2id with its parameters and salt.';
COMMENT ON COLUMN account.may_choose_payment IS 'The hotel lets this guest choose an invoice (CanChoosePaymentMethod).';

CREATE TABLE account_request (
  property_id integer NOT NULL REFERENCES property (property_id),
  request_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('register', 'confirm-again', 'reset')),
  email text NOT NULL,
  registration jsonb,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, request_id)
);
CREATE INDEX account_request_email ON account_request (property_id, email);
CREATE INDEX account_request_ends_at ON account_request (ends_at);
COMMENT ON TABLE account_request IS 'What was asked for an e-mail address by somebody who has not proved that it is theirs. Forgotten when it ends.';
COMMENT ON COLUMN account_request.registration IS 'Of kind register: {passwordHash, firstName, lastName, phone} of the account to be; null for the others.';

CREATE TABLE account_token (
  property_id integer NOT NULL REFERENCES property (property_id),
  token_hash text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'reset')),
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (property_id, token_hash)
);
CREATE INDEX account_token_subject ON account_token (property_id, subject_id);
CREATE INDEX account_token_ends_at ON account_token (ends_at);
COMMENT ON TABLE account_token IS 'Links that were mailed; each works once. Kept 30 days past its end, so that an old one is answered in words.';
COMMENT ON COLUMN account_token.token_hash IS 'SHA-256 of the 256 random bits in the link, which stand nowhere here.';
COMMENT ON COLUMN account_token.subject_id IS 'Of purpose confirm the request_id, of reset the individual_id.';

CREATE TABLE account_session (
  property_id integer NOT NULL REFERENCES property (property_id),
  session_hash text NOT NULL,
  individual_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, session_hash)
);
CREATE INDEX account_session_individual ON account_session (property_id, individual_id);
CREATE INDEX account_session_ends_at ON account_session (ends_at);
COMMENT ON TABLE account_session IS 'Who is logged in, in which browser. A row is made at each log-in, and deleted when it ends.';
COMMENT ON COLUMN account_session.session_hash IS 'SHA-256 of the 256 random bits in the cookie, which stand nowhere here.';

CREATE TABLE account_card (
  property_id integer NOT NULL REFERENCES property (property_id),
  individual_id uuid NOT NULL,
  card_id uuid NOT NULL,
  provider text NOT NULL,
  token text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL,
  expiry text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, individual_id, card_id)
);
CREATE UNIQUE INDEX account_card_token ON account_card (property_id, individual_id, provider, token);
COMMENT ON TABLE account_card IS 'Cards that a provider keeps for an account, to be charged when its guest books; never a number.';
COMMENT ON COLUMN account_card.provider IS 'By its name in the ledger of attempts: whose token it is.';
COMMENT ON COLUMN account_card.expiry IS 'As in payment_attempt.card_expiry.';

ALTER TABLE reservation ADD COLUMN individual_id uuid;
CREATE INDEX reservation_individual ON reservation (property_id, individual_id) WHERE individual_id IS NOT NULL;
CREATE INDEX reservation_booker_email ON reservation (property_id, lower(booker ->> 'email'));
COMMENT ON COLUMN reservation.individual_id IS 'The account it belongs to: who was logged in when it was made, or has confirmed the address of its booker since; null: none.';
