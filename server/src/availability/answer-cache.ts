import { boundedCache } from '../platform/bounded-cache.ts';
import type { JsonBytes } from '../platform/http/send-json.ts';

/** The answer of a key, computed if not cached. Rejects as `compute` does. */
export type AnswerCache = (key: string, compute: () => Promise<JsonBytes>) => Promise<JsonBytes>;

/**
 * Caches answers up to `maxBytes` in all, evicting the least recently used. Concurrent requests for a key share one
 * computation; failures are not cached. A key contains everything its answer depends on. Rule: docs/search.md,
 * "Cached answers".
 */
export function answerCache(maxBytes: number): AnswerCache {
  const cache = boundedCache<string, JsonBytes>(maxBytes);
  const inProgress = new Map<string, Promise<JsonBytes>>();
  return async (key, compute) => {
    const known = cache.get(key) ?? inProgress.get(key);
    if (known !== undefined) return known;
    const computing = compute()
      .then((answer) => {
        cache.set(key, answer, answer.bytes.length + key.length);
        return answer;
      })
      .finally(() => inProgress.delete(key));
    inProgress.set(key, computing);
    return computing;
  };
}
