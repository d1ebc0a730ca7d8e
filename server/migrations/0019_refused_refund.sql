ALTER TABLE refund ADD COLUMN refused_at timestamptz;
COMMENT ON COLUMN refund.refused_at IS 'When the provider said that it does not give it back: the hotel was told to do it. Null: it has not said so.';
