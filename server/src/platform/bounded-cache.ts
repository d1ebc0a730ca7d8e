import { LRUCache } from 'lru-cache';

/** Values by key, up to a total number of bytes; beyond that, evicts the least recently used. */
export interface BoundedCache<K, V> {
  /** Counts as a use. */
  get(key: K): V | undefined;
  /** The newest value stays, however large. */
  set(key: K, value: V, bytes: number): void;
  /** As `get`, but does not count as a use. */
  peek(key: K): V | undefined;
  delete(key: K): void;
}

export function boundedCache<K extends number | string | object, V extends object>(
  maxBytes: number,
): BoundedCache<K, V> {
  const maxSize = Math.max(1, Math.floor(maxBytes));
  const cache = new LRUCache<K, V>({ maxSize });
  return {
    get: (key) => cache.get(key),
    // The library takes integers from 1, and caches nothing above its limit.
    set: (key, value, bytes) =>
      cache.set(key, value, { size: Math.min(maxSize, Math.max(1, Math.ceil(bytes))) }),
    peek: (key) => cache.peek(key),
    delete: (key) => cache.delete(key),
  };
}
