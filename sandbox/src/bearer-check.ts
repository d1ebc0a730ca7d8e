import { createHash, timingSafeEqual } from 'node:crypto';

/** A predicate over Authorization headers: true only for `Bearer <secret>`, in constant time. */
export function bearerCheck(secret: string): (header: string | undefined) => boolean {
  const expected = digest(`Bearer ${secret}`);
  return (header) => header !== undefined && timingSafeEqual(digest(header), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
