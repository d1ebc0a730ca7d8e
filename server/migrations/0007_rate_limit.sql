CREATE TABLE rate_limit (
  property_id integer NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  window_start timestamptz NOT NULL,
  window_end timestamptz NOT NULL,
  counted integer NOT NULL,
  PRIMARY KEY (property_id, kind, subject, window_start),
  CONSTRAINT rate_limit_counts CHECK (counted >= 0),
  CONSTRAINT rate_limit_window CHECK (window_start < window_end)
);
CREATE INDEX rate_limit_window_end ON rate_limit (window_end);
COMMENT ON TABLE rate_limit IS 'How much of each kind one subject has taken in one window of time, counted by all processes. Forgotten an hour after its window.';
COMMENT ON COLUMN rate_limit.kind IS 'What is counted, such as wrong-codes.';
COMMENT ON COLUMN rate_limit.subject IS 'Who is counted: HMAC-SHA-256 of an address, a mail address or nothing (the hotel as a whole) under SECRET, so that neither stands here in clear.';
COMMENT ON COLUMN rate_limit.window_start IS 'Windows of one kind follow each other without a gap, from the beginning of 1970.';
