import { LRUCache } from 'lru-cache';

/** Values by key, up to a number of bytes in all: beyond it, the least recently used go. */
export interface BoundedCache<K, V> {
  /** Counts as a use. */
  get(key: K): V | undefined;
  /** The newest stays, however large. */
  set(key: K, value: V, bytes: number): void;
  /** The same as `get`, not counted as a use. */
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
    // The library takes whole numbers from 1 on, and caches nothing beyond its size.
    set: (key, value, bytes) =>
      cache.set(key, value, { size: Math.min(maxSize, Math.max(1, Math.ceil(bytes))) }),
    peek: (key) => cache.peek(key),
    delete: (key) => cache.delete(key),
  };
}
