import type { LocalDate } from '@portico/domain/calendar/local-date';

export type DocumentOf<Owner, Name, Made> = (name: Name, owner: Owner, today: LocalDate) => Made;

/** About what is kept of one document. */
interface Sized {
  readonly bytes: number;
}

interface KeptOfOwner<Name, Made> {
  readonly today: LocalDate;
  readonly pages: Map<Name, Made>;
  bytes: number;
}

const MOST_BYTES = 64_000_000;

/**
 * Makes each document of an owner once a day and keeps it for as long as the owner is as it was read: an import makes
 * the directory read it again as another object. Beyond `mostBytes` those go whose owner was asked for the longest ago.
 */
export function keptDocuments<Owner extends object, Name, Made extends Sized>(
  make: DocumentOf<Owner, Name, Made>,
  mostBytes = MOST_BYTES,
): DocumentOf<Owner, Name, Made> {
  // A Map keeps the order of insertion: the first entry is the one unused for the longest.
  const kept = new Map<Owner, KeptOfOwner<Name, Made>>();
  let bytes = 0;

  return (name, owner, today) => {
    const ofOwner = newest(owner, today);
    const before = ofOwner.pages.get(name);
    if (before !== undefined) return before;
    const made = make(name, owner, today);
    ofOwner.pages.set(name, made);
    ofOwner.bytes += made.bytes;
    bytes += made.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes || oldest === owner) break;
      forget(oldest);
    }
    return made;
  };

  function newest(owner: Owner, today: LocalDate): KeptOfOwner<Name, Made> {
    const before = kept.get(owner);
    if (before !== undefined && before.today !== today) forget(owner);
    const ofOwner = kept.get(owner) ?? { today, pages: new Map<Name, Made>(), bytes: 0 };
    kept.delete(owner);
    kept.set(owner, ofOwner);
    return ofOwner;
  }

  function forget(owner: Owner): void {
    bytes -= kept.get(owner)?.bytes ?? 0;
    kept.delete(owner);
  }
}
