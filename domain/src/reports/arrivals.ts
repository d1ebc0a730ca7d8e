import { daysBetween, type LocalDate } from '../calendar/local-date.ts';
import { nightsOf } from '../calendar/stay.ts';
import type { GoneRoom, ReportRoom } from './report-room.ts';

/** A step of days or nights: from `from` until the next begins. */
export interface Step {
  readonly from: number;
  /** Included; null: any more. */
  readonly to: number | null;
}

/** Days from booking, or cancelling, to arrival. Rule: docs/reports.md, "Lead time". */
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
  /** Without those whose guests did not come. */
  readonly cancelled: Lost & {
    /** By days from the cancellation to the arrival. */
    readonly ahead: readonly Stepped[];
    /** The most rooms first; null: no reason is known. */
    readonly reasons: readonly (Lost & { readonly reasonId: number | null })[];
  };
  readonly noShows: Lost;
}

/** Rooms that do not stand; their net price, before any fee. */
interface Lost {
  readonly rooms: number;
  readonly nights: number;
  readonly lostNetMinor: number;
}

type Gone = ReportRoom & { readonly gone: GoneRoom };

/**
 * Sums rooms that arrive in a period. Rule: docs/reports.md, "Lead time", "Length of stay", "Cancellations".
 */
export function arrivalsOf(rooms: readonly ReportRoom[]): Arrivals {
  const stand = rooms.filter(({ gone }) => gone === null);
  const gone = rooms.filter((room): room is Gone => room.gone !== null);
  const cancelled = gone.filter((room) => !room.gone.isNoShow);
  const days = stand.map(leadDays).sort((a, b) => a - b);
  const lengths = stand.map(({ stay }) => nightsOf(stay));
  return {
    rooms: stand.length,
    lead: stepped(leadSteps, days),
    halfBookedDaysAhead: days[Math.floor(days.length / 2)] ?? null,
    lengths: stepped(lengthSteps, lengths),
    nights: sum(lengths),
    cancelled: {
      ...lostOf(cancelled),
      ahead: stepped(
        leadSteps,
        cancelled.map((room) => daysAhead(room.gone.on, room)),
      ),
      reasons: reasonsOf(cancelled),
    },
    noShows: lostOf(gone.filter((room) => room.gone.isNoShow)),
  };
}

function lostOf(gone: readonly Gone[]): Lost {
  return {
    rooms: gone.length,
    nights: sum(gone.map(({ stay }) => nightsOf(stay))),
    lostNetMinor: sum(gone.map(netOf)),
  };
}

function reasonsOf(cancelled: readonly Gone[]): Arrivals['cancelled']['reasons'] {
  const reasons = [...new Set(cancelled.map(({ gone }) => gone.reasonId))];
  return reasons
    .map((reasonId) => ({
      reasonId,
      ...lostOf(cancelled.filter(({ gone }) => gone.reasonId === reasonId)),
    }))
    .sort((a, b) => b.rooms - a.rooms || (a.reasonId ?? Infinity) - (b.reasonId ?? Infinity));
}

function netOf({ nights, vatMinor }: Pick<ReportRoom, 'nights' | 'vatMinor'>): number {
  return sum(nights.map(({ grossMinor, cityTaxMinor }) => grossMinor - cityTaxMinor)) - vatMinor;
}

/** A room that was changed after its arrival date was booked on the day. */
const leadDays = (room: Pick<ReportRoom, 'bookedOn' | 'stay'>) => daysAhead(room.bookedOn, room);

/** Of what came after the arrival: none. */
function daysAhead(date: LocalDate, { stay }: Pick<ReportRoom, 'stay'>): number {
  return Math.max(0, daysBetween(date, stay.arrival));
}

function stepped(steps: readonly Step[], figures: readonly number[]): Stepped[] {
  return steps.map(({ from, to }) => ({
    from,
    to,
    rooms: figures.filter((figure) => figure >= from && figure <= (to ?? Infinity)).length,
  }));
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);
