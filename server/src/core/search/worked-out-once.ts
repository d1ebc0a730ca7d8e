import { boundedCache } from '../../platform/bounded-cache.ts';
import { askedBefore } from './asked-before.ts';

/** Bytes. Larger values are kept from the second time on: each that is kept wakes the collector of garbage sooner. */
const LARGE = 16 * 1024;

/** The value of a key, worked out where it is not kept. */
export type WorkedOutOnce<Value> = (key: string, workOut: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what was worked out, `maxBytes` in all, a large value from its second time on. Who asks while it is worked out waits
 * for that same work; work that fails is not kept. So a key says everything that its value depends on.
 */
export function workedOutOnce<Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): WorkedOutOnce<Value> {
  const kept = boundedCache<string, Value>(maxBytes);
  const wasAsked = askedBefore();
  const underWay = new Map<string, Promise<Value>>();
  return async (key, workOut) => {
    const standing = kept.get(key) ?? underWay.get(key);
    if (standing !== undefined) return standing;
    const work = workOut()
      .then((value) => {
        const bytes = bytesOf(value);
        if (bytes <= LARGE || wasAsked(key)) kept.set(key, value, bytes);
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
}
