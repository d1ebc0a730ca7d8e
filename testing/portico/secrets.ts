import type { Secrets } from '@portico/server/core/access/seal';

/** What the servers of tests sign with. */
export const secrets: Secrets = ['a-secret-of-the-tests'];
