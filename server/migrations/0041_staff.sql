-- Staff are people: one may serve several hotels, so these rows have no property_id but for the role.
CREATE TABLE staff (
  staff_id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE staff IS 'Who works at one or several hotels; nothing of a guest''s account.';
COMMENT ON COLUMN staff.email IS 'In lower case.';

CREATE TABLE staff_role (
  property_id integer NOT NULL,
  staff_id uuid NOT NULL,
  role text NOT NULL CONSTRAINT staff_role_role_check CHECK (role IN ('owner', 'reception', 'accounts', 'read-only')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (property_id, staff_id)
);
CREATE INDEX staff_role_staff ON staff_role (staff_id);
COMMENT ON TABLE staff_role IS 'What somebody is at a hotel; without a row they have no access to it.';

CREATE TABLE staff_session (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL UNIQUE,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  was_idle boolean NOT NULL DEFAULT false,
  address text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX staff_session_staff ON staff_session (staff_id);
CREATE INDEX staff_session_ends_at ON staff_session (ends_at);
COMMENT ON TABLE staff_session IS 'A log-in of staff in one browser, for all their hotels.';
COMMENT ON COLUMN staff_session.was_idle IS 'Not used for half an hour at some time: calls that move money wait until it is confirmed.';

CREATE TABLE audit_entry (
  property_id integer NOT NULL,
  entry_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  staff_id uuid,
  made_by text NOT NULL,
  made_from text NOT NULL,
  call text NOT NULL,
  outcome text NOT NULL CONSTRAINT audit_entry_outcome_check CHECK (outcome IN ('begun', 'done', 'refused', 'failed')),
  refusal_code text,
  reservation_id uuid,
  what jsonb NOT NULL DEFAULT '[]',
  reason text,
  request_key text,
  fingerprint text,
  answer jsonb,
  PRIMARY KEY (property_id, entry_id)
);
CREATE UNIQUE INDEX audit_entry_key ON audit_entry (property_id, staff_id, request_key) WHERE request_key IS NOT NULL;
CREATE INDEX audit_entry_asked_at ON audit_entry (property_id, asked_at);
CREATE INDEX audit_entry_reservation ON audit_entry (property_id, reservation_id) WHERE reservation_id IS NOT NULL;
COMMENT ON TABLE audit_entry IS 'What staff and commands changed, or tried to: who, when, from where, and what stood before. Names no guest.';
COMMENT ON COLUMN audit_entry.staff_id IS 'Null: a command.';
COMMENT ON COLUMN audit_entry.made_from IS 'The network address; of a command the name of the computer.';
COMMENT ON COLUMN audit_entry.outcome IS 'begun: no answer was written; whether it was done must be looked at.';
COMMENT ON COLUMN audit_entry.what IS 'Each difference: { what, was, now }, in words without a guest''s data.';
COMMENT ON COLUMN audit_entry.request_key IS 'The Idempotency-Key: a repeat of the request gets the same answer.';
COMMENT ON COLUMN audit_entry.answer IS 'Of a request with a key that was done, for a repeat; emptied after a day.';
