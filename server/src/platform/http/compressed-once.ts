/** Characters. So long are the calendars that are kept as text, which everybody asks for until a room is sold. */
const WORTH_KEEPING = 100_000;
/** Some megabytes in all. */
const MOST_KEPT = 16;

/** Compresses a text that comes again and again once, as long as it is among the sixteen newest of such length. */
export function compressedOnce(
  compress: (text: string) => Promise<Buffer>,
): (text: string) => Promise<Buffer> {
  // A Map keeps the order of insertion: the first entry is the one unused for the longest.
  const kept = new Map<string, Promise<Buffer>>();
  return async (text) => {
    if (text.length < WORTH_KEEPING) return compress(text);
    const compressed = kept.get(text) ?? compress(text);
    kept.delete(text);
    kept.set(text, compressed);
    compressed.catch(() => kept.delete(text));
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return compressed;
  };
}
