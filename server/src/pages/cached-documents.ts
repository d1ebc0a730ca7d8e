import type { LocalDate } from '@portico/domain/calendar/local-date';
import { boundedCache } from '../platform/bounded-cache.ts';

export type DocumentOf<Owner, Name, Made> = (name: Name, owner: Owner, today: LocalDate) => Made;

interface Sized {
  readonly bytes: number;
}

const MOST_BYTES = 64_000_000;

/**
 * Makes each document of an owner once a day, and caches it while the owner is the same object: after an import the
 * directory reads a new one. Beyond `mostBytes` the least recently used owners are evicted.
 */
export function cachedDocuments<Owner extends object, Name, Made extends Sized>(
  make: DocumentOf<Owner, Name, Made>,
  mostBytes = MOST_BYTES,
): DocumentOf<Owner, Name, Made> {
  const cached = boundedCache<Owner, { readonly today: LocalDate; readonly pages: Map<Name, Made> }>(
    mostBytes,
  );

  return (name, owner, today) => {
    const before = cached.get(owner);
    const pages = before?.today === today ? before.pages : new Map<Name, Made>();
    const known = pages.get(name);
    if (known !== undefined) return known;
    const made = make(name, owner, today);
    pages.set(name, made);
    const bytes = [...pages.values()].reduce((sum, page) => sum + page.bytes, 0);
    cached.set(owner, { today, pages }, bytes);
    return made;
  };
}
