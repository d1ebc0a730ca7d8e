import { daysBetween } from '../calendar/local-date.ts';
import { nightsOf } from '../calendar/stay.ts';
import type { ReportRoom } from './report-room.ts';

/** A step of days or nights: from `from` until the next begins. */
export interface Step {
  readonly from: number;
  /** Included; null: any more. */
  readonly to: number | null;
}

/** Days from booking to arrival. Rule: docs/reports.md, "Lead time". */
export const leadSteps: readonly Step[] = [
  { from: 0, to: 0 },
  { from: 1, to: 3 },
  { from: 4, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: null },
];

/** Nights of a stay. Rule: docs/reports.md, "Length of stay". */
export const lengthSteps: readonly Step[] = [
  { from: 1, to: 1 },
  { from: 2, to: 2 },
  { from: 3, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 13 },
  { from: 14, to: null },
];

export interface Stepped extends Step {
  readonly rooms: number;
}

/** How rooms that arrive in a period were booked and cancelled; amounts in minor units. */
export interface Arrivals {
  /** Those that stand. */
  readonly rooms: number;
  readonly lead: readonly Stepped[];
  /** At least half were booked so many days ahead or more; null: none came. */
  readonly halfBookedDaysAhead: number | null;
  readonly lengths: readonly Stepped[];
  /** Of all that stand, whichever nights are in the period. */
  readonly nights: number;
  readonly cancelled: { readonly rooms: number; readonly nights: number; readonly lostNetMinor: number };
}

/**
 * Sums rooms that arrive in a period. Rule: docs/reports.md, "Lead time", "Length of stay", "Cancellations".
 */
export function arrivalsOf(rooms: readonly ReportRoom[]): Arrivals {
  const stand = rooms.filter(({ fee }) => fee === null);
  const gone = rooms.filter(({ fee }) => fee !== null);
  const days = stand.map(leadDays).sort((a, b) => a - b);
  const lengths = stand.map(({ stay }) => nightsOf(stay));
  return {
    rooms: stand.length,
    lead: stepped(leadSteps, days),
    halfBookedDaysAhead: days[Math.floor(days.length / 2)] ?? null,
    lengths: stepped(lengthSteps, lengths),
    nights: sum(lengths),
    cancelled: {
      rooms: gone.length,
      nights: sum(gone.map(({ stay }) => nightsOf(stay))),
      lostNetMinor: sum(gone.map(netOf)),
    },
  };
}

function netOf({ nights, vatMinor }: Pick<ReportRoom, 'nights' | 'vatMinor'>): number {
  return sum(nights.map(({ grossMinor, cityTaxMinor }) => grossMinor - cityTaxMinor)) - vatMinor;
}

/** A room that was changed after its arrival date was booked on the day. */
function leadDays({ bookedOn, stay }: Pick<ReportRoom, 'bookedOn' | 'stay'>): number {
  return Math.max(0, daysBetween(bookedOn, stay.arrival));
}

function stepped(steps: readonly Step[], figures: readonly number[]): Stepped[] {
  return steps.map(({ from, to }) => ({
    from,
    to,
    rooms: figures.filter((figure) => figure >= from && figure <= (to ?? Infinity)).length,
  }));
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
