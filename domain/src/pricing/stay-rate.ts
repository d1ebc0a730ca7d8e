import { daysBetween, type LocalDate } from '../calendar/local-date.ts';
import { nightsOf, stayDates, type Stay } from '../calendar/stay.ts';
import { ok, refused, type Result } from '../result.ts';
import type { DepartureNight, NightRate } from './night-rate.ts';
import { sumComponents, type RateComponents } from './rate-components.ts';

/** A rate plan in one room type over a whole stay: sums of the nights, in minor units. */
export interface StayRate {
  readonly components: RateComponents;
  readonly original: RateComponents;
  readonly nights: readonly NightRate[];
}

export type StayRateRefusal =
  | { readonly code: 'rate.closed'; readonly date: LocalDate }
  | { readonly code: 'rate.min-stay'; readonly minStay: number }
  | { readonly code: 'rate.max-stay'; readonly maxStay: number }
  | { readonly code: 'rate.closed-to-arrival' }
  | { readonly code: 'rate.closed-to-departure' }
  | { readonly code: 'rate.min-advance'; readonly minAdvance: number }
  | { readonly code: 'rate.max-advance'; readonly maxAdvance: number };

/**
 * Prices a stay night by night, or returns the first rule that it breaks. `nights` are those of the stay in order; a
 * missing one counts as closed. `departureNight` is the row of the departure date if any, `today` the property's date.
 * Throws a RangeError on nights outside the stay. Rule: docs/pricing.md, "Which rates sell a stay".
 */
export function stayRate(
  nights: readonly NightRate[],
  departureNight: DepartureNight | undefined,
  stay: Stay,
  today: LocalDate,
): Result<StayRate, StayRateRefusal> {
  const facts = { nights, departureNight, stay, today, isInOrder: isInOrder(nights) };
  if (!isWithinStay(facts)) throw new RangeError('A night outside the stay has no part in its price');
  for (const check of CHECKS) {
    const refusal = check(facts);
    if (refusal !== undefined) return refused(refusal);
  }
  const components = sumComponents(nights.map((night) => night.components));
  const isAsItWas = nights.every((night) => night.components === night.original);
  const original = isAsItWas ? components : sumComponents(nights.map((night) => night.original));
  return ok({ components, original, nights });
}

interface Facts {
  readonly nights: readonly NightRate[];
  readonly departureNight: DepartureNight | undefined;
  readonly stay: Stay;
  readonly today: LocalDate;
  /** The nights are in ascending order. */
  readonly isInOrder: boolean;
}

type Check = (facts: Facts) => StayRateRefusal | undefined;

const isInOrder = (nights: readonly NightRate[]): boolean =>
  nights.every(({ date }, index) => index === 0 || date > nights[index - 1]!.date);

/** If nights are in order, the first and the last suffice: comparing dates is the slowest part. */
function isWithinStay({ nights, stay, isInOrder }: Facts): boolean {
  const ends = isInOrder ? [nights[0], nights.at(-1)] : nights;
  return ends.every(
    (night) => night === undefined || (night.date >= stay.arrival && night.date < stay.departure),
  );
}

/** In order and within the stay: an equal count means all of them. */
const isWholeAndOpen = ({ nights, stay, isInOrder }: Facts): boolean =>
  isInOrder && nights.length === nightsOf(stay) && nights.every(({ open }) => open);

const everyNightIsOpen: Check = (facts) => {
  // Creating the dates takes longer than all other checks, and a search would do it hundreds of times.
  if (isWholeAndOpen(facts)) return undefined;
  const { nights, stay } = facts;
  const date = stayDates(stay).find((slept, index) => nights[index]?.date !== slept || !nights[index].open);
  return date === undefined ? undefined : { code: 'rate.closed', date };
};

const isLongEnough: Check = ({ nights, stay }) => {
  const minStay = nights.reduce(
    (most, { minStayThrough }) => Math.max(most, minStayThrough ?? 0),
    nights[0]?.minStay ?? 0,
  );
  return nightsOf(stay) < minStay ? { code: 'rate.min-stay', minStay } : undefined;
};

const isShortEnough: Check = ({ nights, stay }) => {
  const maxStay = nights.reduce(
    (least, { maxStayThrough }) => Math.min(least, maxStayThrough ?? least),
    nights[0]?.maxStay ?? Number.POSITIVE_INFINITY,
  );
  return nightsOf(stay) > maxStay ? { code: 'rate.max-stay', maxStay } : undefined;
};

const mayArrive: Check = ({ nights }) =>
  nights[0]?.closedToArrival ? { code: 'rate.closed-to-arrival' } : undefined;

const mayDepart: Check = ({ departureNight }) =>
  departureNight?.closedToDeparture ? { code: 'rate.closed-to-departure' } : undefined;

const isBookedEarlyEnough: Check = ({ nights, stay, today }) => {
  const minAdvance = nights[0]?.minAdvance ?? null;
  return minAdvance !== null && daysBetween(today, stay.arrival) < minAdvance
    ? { code: 'rate.min-advance', minAdvance }
    : undefined;
};

const isBookedLateEnough: Check = ({ nights, stay, today }) => {
  const maxAdvance = nights[0]?.maxAdvance ?? null;
  return maxAdvance !== null && daysBetween(today, stay.arrival) > maxAdvance
    ? { code: 'rate.max-advance', maxAdvance }
    : undefined;
};

const CHECKS: readonly Check[] = [
  everyNightIsOpen,
  isLongEnough,
  isShortEnough,
  mayArrive,
  mayDepart,
  isBookedEarlyEnough,
  isBookedLateEnough,
];
