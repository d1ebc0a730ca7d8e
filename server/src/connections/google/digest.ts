import { createHash } from 'node:crypto';

/** Tells whether Google has taken a part as it is now. */
export const digestOf = (content: readonly string[]) =>
  createHash('sha256').update(content.join('\n')).digest('base64url');
