import { compareDates, type LocalDate } from '@portico/domain/calendar/local-date';

/** By how much held and sold of a thing (room type, extra) change on one date. */
export interface DayChange<Thing extends number = number> {
  readonly thingId: Thing;
  readonly date: LocalDate;
  readonly held: number;
  readonly sold: number;
}

/** The change for one unit. */
export type Move = Pick<DayChange, 'held' | 'sold'>;

/** Rule: docs/locking.md, "Changes". */
export const moves = {
  take: { held: 1, sold: 0 },
  confirm: { held: -1, sold: 1 },
  release: { held: -1, sold: 0 },
  cancel: { held: 0, sold: -1 },
  sell: { held: 0, sold: 1 },
} satisfies Record<string, Move>;

/**
 * One change per thing and date, in lock order (thing, then date), without those that sum to zero. Rule:
 * docs/locking.md, "Changes".
 */
export function sumChanges<Thing extends number>(changes: readonly DayChange<Thing>[]): DayChange<Thing>[] {
  const byDay = new Map<string, DayChange<Thing>>();
  for (const { thingId, date, held, sold } of changes) {
    const key = `${thingId} ${date}`;
    const before = byDay.get(key) ?? { held: 0, sold: 0 };
    byDay.set(key, { thingId, date, held: before.held + held, sold: before.sold + sold });
  }
  return [...byDay.values()]
    .filter(({ held, sold }) => held !== 0 || sold !== 0)
    .sort((a, b) => a.thingId - b.thingId || compareDates(a.date, b.date));
}
