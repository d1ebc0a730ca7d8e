import { createHash, timingSafeEqual } from 'node:crypto';

/** A predicate over Authorization headers: true for `Bearer <secret>` alone, in a time that tells nothing. */
export function bearerCheck(secret: string): (header: string | undefined) => boolean {
  const expected = digest(`Bearer ${secret}`);
  return (header) => header !== undefined && timingSafeEqual(digest(header), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
