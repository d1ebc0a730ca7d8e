import { addDays, type LocalDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/property-clock.ts';
import type { Stay } from '../calendar/stay.ts';
import { percentageOf, WHOLE_BASIS_POINTS } from '../money/rounding.ts';

export type CancellationFee =
  | { readonly kind: 'none' }
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'full' };

/**
 * The cost of cancelling from a moment on, local to the property: `at` (24 h `HH:MM`) on the day `daysBefore` arrival;
 * both null: from the booking itself. The latest entry already due applies. Rule: docs/pricing.md, "Cancelling".
 */
export interface CancellationEntry {
  readonly daysBefore: number | null;
  readonly at: string | null;
  readonly fee: CancellationFee;
}

export interface CancellationPolicy {
  readonly entries: readonly CancellationEntry[];
  readonly noShow: CancellationFee;
}

/** A moment of the property's clock: `at` (24 h `HH:MM`) on that date. */
export interface LocalMoment {
  readonly date: LocalDate;
  readonly at: string;
}

/** The price of a room for its stay, in minor units; `nights` in order. */
export interface CancelledRoom {
  readonly stay: Stay;
  readonly nights: readonly { readonly grossMinor: number; readonly cityTaxMinor: number }[];
  readonly grossMinor: number;
  /** In the gross price; no part of a fee. */
  readonly cityTaxMinor: number;
}

/**
 * The cost of cancelling the room now, in minor units, at most its gross price; nights count from the arrival. `now` is
 * the property's clock. Rule: docs/pricing.md, "Cancelling".
 */
export function cancellationFeeMinor(
  policy: CancellationPolicy,
  room: CancelledRoom,
  now: LocalTime,
): number {
  const due = feeStarts(policy, room.stay).filter(({ from }) => isDue(from, now));
  return feeMinor(due.at(-1)?.fee ?? { kind: 'none' }, room);
}

/** The amount of a fee for the room, in minor units, at most its gross price without city tax. */
export function feeMinor(fee: CancellationFee, room: CancelledRoom): number {
  const untaxedMinor = room.grossMinor - room.cityTaxMinor;
  switch (fee.kind) {
    case 'none':
      return 0;
    case 'nights':
      return room.nights
        .slice(0, fee.nights)
        .reduce((sum, night) => sum + night.grossMinor - night.cityTaxMinor, 0);
    case 'percent':
      return percentageOf(untaxedMinor, Math.min(fee.basisPoints, WHOLE_BASIS_POINTS));
    case 'full':
      return untaxedMinor;
  }
}

/** A fee and the moment it starts. */
export interface FeeStart {
  /** Null: from the booking itself. */
  readonly from: LocalMoment | null;
  readonly fee: CancellationFee;
}

/** The fees of a policy by start for a stay; of two at the same moment the later entry counts. */
export function feeStarts(policy: CancellationPolicy, stay: Stay): FeeStart[] {
  const starts = policy.entries.map(({ daysBefore, at, fee }) => ({
    from: daysBefore === null ? null : { date: addDays(stay.arrival, -daysBefore), at: at ?? '00:00' },
    fee,
  }));
  const byMoment = new Map(starts.map((start) => [sortable(start.from), start]));
  return [...byMoment].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, start]) => start);
}

/** `now` is the property's clock; a moment is due from its minute. Null is always due. */
export function isDue(from: LocalMoment | null, now: LocalTime): boolean {
  const at = `${String(now.hour).padStart(2, '0')}:${String(now.minute).padStart(2, '0')}`;
  return sortable(from) <= sortable({ date: now.date, at });
}

function sortable(moment: LocalMoment | null): string {
  return moment === null ? '' : `${moment.date} ${moment.at}`;
}
