import type { Secrets } from '@portico/server/access/seal';

/** The signing secrets of test servers. */
export const secrets: Secrets = ['a-secret-of-the-tests'];
