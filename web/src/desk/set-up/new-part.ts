/** Every part seen since this page was opened. */
const seen = new Set<string>();

/**
 * The part of an entry that is to be made. Its number begins with the second in which this page was opened: no entry ever
 * had it, so bookings of one that was taken away are not taken for its bookings.
 */
export function newPart(field: string, parts: readonly { readonly part: string }[]): string {
  for (const { part } of parts) seen.add(part);
  let id = Math.floor(performance.timeOrigin / 1000);
  while (seen.has(`${field}.${id}`)) id += 1;
  return `${field}.${id}`;
}
