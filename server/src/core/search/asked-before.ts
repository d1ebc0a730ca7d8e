import { boundedCache } from '../../platform/bounded-cache.ts';

/** Of what was asked lately, as keys: some ten thousand. */
const MAX_BYTES_OF_KEYS = 2 * 1024 * 1024;

/** Whether that key was asked for before, lately. Most is asked for once, and keeping it costs more than it saves. */
export function askedBefore(): (key: string) => boolean {
  const asked = boundedCache<string, true>(MAX_BYTES_OF_KEYS);
  return (key) => {
    if (asked.get(key) !== undefined) return true;
    asked.set(key, true, key.length);
    return false;
  };
}
