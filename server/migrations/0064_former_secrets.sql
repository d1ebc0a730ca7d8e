ALTER TABLE connection ADD COLUMN former_secrets jsonb NOT NULL DEFAULT '[]';
UPDATE connection
SET former_secrets = jsonb_build_array(jsonb_build_object('hash', former_secret_hash, 'endsAt', former_secret_ends_at))
WHERE former_secret_hash IS NOT NULL;
ALTER TABLE connection DROP COLUMN former_secret_hash, DROP COLUMN former_secret_ends_at;
COMMENT ON COLUMN connection.former_secrets IS 'Hashes of secrets that were replaced, each taken too until it ends: [{"hash", "endsAt"}].';
