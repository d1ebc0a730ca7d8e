import type { LocalDate } from '@portico/domain/calendar/local-date';

export type DocumentOf<Owner, Name> = (name: Name, owner: Owner, today: LocalDate) => string;

/**
 * Makes each document of an owner once a day and keeps it for as long as the owner is as it was read: an import makes
 * the directory read it again, and with the old owner its documents go.
 */
export function keptDocuments<Owner extends object, Name>(
  make: DocumentOf<Owner, Name>,
): DocumentOf<Owner, Name> {
  const kept = new WeakMap<Owner, { today: LocalDate; pages: Map<Name, string> }>();
  return (name, owner, today) => {
    const before = kept.get(owner);
    const { pages } = before?.today === today ? before : fresh(owner, today);
    const page = pages.get(name) ?? make(name, owner, today);
    pages.set(name, page);
    return page;
  };

  function fresh(owner: Owner, today: LocalDate) {
    const made = { today, pages: new Map<Name, string>() };
    kept.set(owner, made);
    return made;
  }
}
