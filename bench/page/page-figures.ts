import type { FileKind, Loaded, Visit } from './visit.ts';

export function bytesOf(loaded: readonly Loaded[], kind: FileKind): number {
  return loaded.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
}

export function countOf(loaded: readonly Loaded[], kind: FileKind): number {
  return loaded.filter((file) => file.kind === kind).length;
}

/** Requested before the first paint, the document included. */
export const untilPaint = ({ loaded, firstPaint }: Visit): Loaded[] =>
  loaded.filter(({ askedAt }) => askedAt < firstPaint);

/** Requested before the page was usable. */
export const untilUsable = ({ loaded, usable }: Visit): Loaded[] =>
  loaded.filter(({ askedAt }) => askedAt < usable);

/** What `others` do not contain. */
export function beyond(loaded: readonly Loaded[], others: readonly Loaded[]): Loaded[] {
  const known = new Set(others.map(({ url }) => url));
  return loaded.filter(({ url }) => !known.has(url));
}
