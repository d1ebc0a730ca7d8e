import type { Secrets } from '@portico/server/access/seal';

/** What the servers of tests sign with. */
export const secrets: Secrets = ['a-secret-of-the-tests'];
