/** Calls `find` again only if the stamp changed; a failure is not cached. */
export function cachedByStamp<T>(stampNow: () => Promise<string>, find: () => Promise<T>): () => Promise<T> {
  let last: { readonly stamp: string; readonly found: T } | undefined;
  return async () => {
    const stamp = await stampNow();
    if (last?.stamp !== stamp) last = { stamp, found: await find() };
    return last.found;
  };
}
