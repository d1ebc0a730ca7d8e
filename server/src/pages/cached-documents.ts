import type { LocalDate } from '@portico/domain/calendar/local-date';
import { boundedCache } from '../platform/bounded-cache.ts';

/** A page of an owner; `subject`: the id of what its address names, such as a room type. */
export interface OwnedPage<Name extends string> {
  readonly name: Name;
  readonly subject: number | undefined;
}

export type DocumentOf<Owner, Name extends string, Made> = (
  page: OwnedPage<Name>,
  owner: Owner,
  today: LocalDate,
) => Made;

interface Sized {
  readonly bytes: number;
}

const MOST_BYTES = 64_000_000;

/**
 * Makes each document of an owner once a day, and caches it while the owner is the same object: after an import the
 * directory reads a new one. Beyond `mostBytes` the least recently used owners are evicted.
 */
export function cachedDocuments<Owner extends object, Name extends string, Made extends Sized>(
  make: DocumentOf<Owner, Name, Made>,
  mostBytes = MOST_BYTES,
): DocumentOf<Owner, Name, Made> {
  const cached = boundedCache<Owner, { readonly today: LocalDate; readonly pages: Map<string, Made> }>(
    mostBytes,
  );

  return (page, owner, today) => {
    const key = `${page.name} ${page.subject ?? ''}`;
    const before = cached.get(owner);
    const pages = before?.today === today ? before.pages : new Map<string, Made>();
    const known = pages.get(key);
    if (known !== undefined) return known;
    const made = make(page, owner, today);
    pages.set(key, made);
    const bytes = [...pages.values()].reduce((sum, one) => sum + one.bytes, 0);
    cached.set(owner, { today, pages }, bytes);
    return made;
  };
}
