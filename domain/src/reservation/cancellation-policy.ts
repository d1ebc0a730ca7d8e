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
 * What cancelling costs from a moment on, local to the property: `at` (24 h `HH:MM`) on the day `daysBefore` arrival;
 * both null: from the booking itself. The nearest entry that is due applies. Rule: docs/pricing.md, "Cancelling".
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

/** The facts for the words about cancelling. */
export interface CancellationTerms {
  /** What cancelling costs now. */
  readonly feeNow: CancellationFee;
  /** Cancelling is free before this moment; null when it costs something already, or when no fee ever begins. */
  readonly freeUntil: LocalMoment | null;
  /** What it costs from `freeUntil` on; without that moment the same as `feeNow`. */
  readonly feeAfter: CancellationFee;
  /** False when cancelling now costs the whole price. */
  readonly isRefundable: boolean;
}

/** `now` is the property's clock. Rule: docs/pricing.md, "Cancelling". */
export function cancellationTerms(policy: CancellationPolicy, stay: Stay, now: LocalTime): CancellationTerms {
  const feeNow = feeAt(policy, stay, now);
  const next = startsInOrder(policy, stay).find(({ from, fee }) => !isDue(from, now) && fee.kind !== 'none');
  const isFreeUntilNext = feeNow.kind === 'none' && next !== undefined;
  return {
    feeNow,
    freeUntil: isFreeUntilNext ? next.from : null,
    feeAfter: isFreeUntilNext ? next.fee : feeNow,
    isRefundable: !isWholeFee(feeNow),
  };
}

/** What a room costs for its stay, in minor units; `nights` in order. */
export interface CancelledRoom {
  readonly stay: Stay;
  readonly nights: readonly { readonly grossMinor: number }[];
  readonly grossMinor: number;
}

/**
 * What cancelling the room costs now, in minor units, never more than its gross price; nights count from the arrival.
 * `now` is the property's clock. Rule: docs/pricing.md, "Cancelling".
 */
export function cancellationFeeMinor(
  policy: CancellationPolicy,
  room: CancelledRoom,
  now: LocalTime,
): number {
  const fee = feeAt(policy, room.stay, now);
  switch (fee.kind) {
    case 'none':
      return 0;
    case 'nights':
      return room.nights.slice(0, fee.nights).reduce((sum, night) => sum + night.grossMinor, 0);
    case 'percent':
      return percentageOf(room.grossMinor, Math.min(fee.basisPoints, WHOLE_BASIS_POINTS));
    case 'full':
      return room.grossMinor;
  }
}

function feeAt(policy: CancellationPolicy, stay: Stay, now: LocalTime): CancellationFee {
  const due = startsInOrder(policy, stay).filter(({ from }) => isDue(from, now));
  return due.at(-1)?.fee ?? { kind: 'none' };
}

interface FeeStart {
  /** Null: the booking itself. */
  readonly from: LocalMoment | null;
  readonly fee: CancellationFee;
}

function startsInOrder(policy: CancellationPolicy, stay: Stay): FeeStart[] {
  return policy.entries
    .map(({ daysBefore, at, fee }) => ({
      from: daysBefore === null ? null : { date: addDays(stay.arrival, -daysBefore), at: at ?? '00:00' },
      fee,
    }))
    .sort((a, b) => (sortable(a.from) < sortable(b.from) ? -1 : 1));
}

function isDue(from: LocalMoment | null, now: LocalTime): boolean {
  const at = `${String(now.hour).padStart(2, '0')}:${String(now.minute).padStart(2, '0')}`;
  return sortable(from) <= sortable({ date: now.date, at });
}

function sortable(moment: LocalMoment | null): string {
  return moment === null ? '' : `${moment.date} ${moment.at}`;
}

function isWholeFee(fee: CancellationFee): boolean {
  return fee.kind === 'full' || (fee.kind === 'percent' && fee.basisPoints >= WHOLE_BASIS_POINTS);
}
