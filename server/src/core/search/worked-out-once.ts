import { boundedCache } from '../../platform/bounded-cache.ts';

/** The value of a key, worked out where it is not kept. */
export type WorkedOutOnce<Value> = (key: string, workOut: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what was worked out, `maxBytes` in all. Who asks while it is worked out waits for that same work; work that fails
 * is not kept. So a key says everything that its value depends on.
 */
export function workedOutOnce<Value>(
  maxBytes: number,
  bytesOf: (value: Value) => number,
): WorkedOutOnce<Value> {
  const kept = boundedCache<string, Value>(maxBytes);
  const underWay = new Map<string, Promise<Value>>();
  return async (key, workOut) => {
    const standing = kept.get(key) ?? underWay.get(key);
    if (standing !== undefined) return standing;
    const work = workOut()
      .then((value) => {
        kept.set(key, value, bytesOf(value));
        return value;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  };
}
