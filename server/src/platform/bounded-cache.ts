/** Values by key, up to a number of bytes in all: beyond it, those go that were not used for the longest. */
export interface BoundedCache<K, V> {
  /** Counts as a use. */
  get(key: K): V | undefined;
  /** The newest stays, however large. */
  set(key: K, value: V, bytes: number): void;
  /** The same, not counted as a use. */
  peek(key: K): V | undefined;
  delete(key: K): void;
}

export function boundedCache<K, V>(maxBytes: number): BoundedCache<K, V> {
  // A Map keeps the order of insertion: the first entry is the one unused for the longest.
  const entries = new Map<K, { readonly value: V; readonly bytes: number }>();
  let bytesHeld = 0;

  function remove(key: K): void {
    bytesHeld -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value, bytes) => {
      remove(key);
      entries.set(key, { value, bytes });
      bytesHeld += bytes;
      for (const oldest of entries.keys()) {
        if (bytesHeld <= maxBytes || oldest === key) break;
        remove(oldest);
      }
    },
    peek: (key) => entries.get(key)?.value,
    delete: remove,
  };
}
