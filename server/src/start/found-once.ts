/** Finds it anew only where the stamp has changed since; what could not be found is looked for again. */
export function foundOnce<T>(stampNow: () => Promise<string>, find: () => Promise<T>): () => Promise<T> {
  let last: { readonly stamp: string; readonly found: T } | undefined;
  return async () => {
    const stamp = await stampNow();
    if (last?.stamp !== stamp) last = { stamp, found: await find() };
    return last.found;
  };
}
