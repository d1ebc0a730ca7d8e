import type { LocalDate } from '../calendar/local-date.ts';
import { stayDates, type Stay } from '../calendar/stay.ts';
import type { RatePlanId, RoomTypeId } from '../ids.ts';
import { withVat, type VatLine } from '../money/vat.ts';
import type { Guests } from '../occupancy/guests.ts';
import { promotedRate, promotionApplies, type Promotion } from '../promotion/promotion.ts';
import { ok, type Result } from '../result.ts';
import { nightShares } from './night-shares.ts';
import type { NightRate } from './night-rate.ts';
import { noComponents } from './rate-components.ts';
import { roomCost } from './room-cost.ts';
import type { NightGross } from './room-quote.ts';
import { stayRate, type StayRateRefusal } from './stay-rate.ts';

/** What decides the price of a room, apart from prices. */
export interface RoomToBe {
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly stay: Stay;
  readonly guests: Guests;
}

/** A room with the prices at which it was booked; minor units, gross. */
export interface RoomAsBooked extends RoomToBe {
  readonly nights: readonly NightGross[];
  /** Whether a promotion lowered it. */
  readonly isPromoted: boolean;
}

/** What it costs after a change, in minor units; net and VAT add up to gross, and so do the nights. */
export interface ChangedRoom extends VatLine {
  readonly originalGrossMinor: number;
  readonly nights: readonly NightGross[];
  /** Whether a promotion lowers it now. */
  readonly isPromoted: boolean;
  /** True: it was lowered by a promotion whose restrictions it no longer meets. */
  readonly losesPromotion: boolean;
}

export interface ChangedRoomFacts {
  /** Null: the room is added. */
  readonly before: RoomAsBooked | null;
  readonly wanted: RoomToBe;
  /** Of the wanted plan, as it is today. */
  readonly baseNumberOfAdults: number;
  /** As `stayRate` takes them: the hotel's prices of today, in the wanted type and plan. */
  readonly nights: readonly NightRate[];
  readonly departureNight: NightRate | undefined;
  /** The one that the booking has redeemed, as it is today; null: it has none, or the hotel has it no more. */
  readonly promotion: Promotion | null;
  /** The property's dates. */
  readonly bookedOn: LocalDate;
  readonly today: LocalDate;
  /** Of the booking. */
  readonly vatRateMillipercent: number;
  /** Whether the hotel keeps its prices of today without VAT. */
  readonly isExclusive: boolean;
}

/**
 * What a room costs after a change, or which rule of its new stay stands against it.
 * Rule: docs/pricing.md, "Changing a booking".
 */
export function changedRoom(facts: ChangedRoomFacts): Result<ChangedRoom, StayRateRefusal> {
  const { before, wanted, promotion, today } = facts;
  const rate = stayRate(...rulesOfWhatIsNew(facts), wanted.stay, today);
  if (!rate.ok) return rate;
  const day = before === null ? today : facts.bookedOn;
  const applies = promotion !== null && promotionApplies(promotion, { ...wanted, today: day });
  const lowered = applies ? promotedRate(rate.value, promotion, { ...wanted, today: day }) : rate.value;

  const kept = keptNights(before, wanted);
  const losesPromotion = before?.isPromoted === true && !(applies || (promotion === null && kept.length > 0));
  const stays = kept.map((night) =>
    losesPromotion ? { ...night, grossMinor: night.originalGrossMinor } : night,
  );
  const isKept = new Set(kept.map(({ date }) => date));
  const anew = lowered.nights.filter(({ date }) => !isKept.has(date));
  const nights = [...stays, ...priced(anew, facts)].sort((a, b) => (a.date < b.date ? -1 : 1));
  const lowersAnew =
    applies &&
    lowered.nights.some((night, index) => !isKept.has(night.date) && night !== rate.value.nights[index]);
  return ok({
    ...withVat(sumOf(nights, 'grossMinor'), {
      rateMillipercent: facts.vatRateMillipercent,
      isExclusive: false,
    }),
    originalGrossMinor: sumOf(nights, 'originalGrossMinor'),
    nights,
    isPromoted: lowersAnew || (before?.isPromoted === true && !losesPromotion),
    losesPromotion,
  });
}

/** The nights that keep their price. Rule: docs/pricing.md, "Changing a booking". */
function keptNights(before: RoomAsBooked | null, wanted: RoomToBe): readonly NightGross[] {
  if (before === null || !isSameRoom(before, wanted) || !haveSameGuests(before, wanted)) return [];
  const { arrival, departure } = wanted.stay;
  return before.nights.filter(({ date }) => date >= arrival && date < departure);
}

/** Whether it is of the same type and plan. */
export function isSameRoom(a: RoomToBe, b: RoomToBe): boolean {
  return a.roomTypeId === b.roomTypeId && a.ratePlanId === b.ratePlanId;
}

export function haveSameGuests({ guests: a }: RoomToBe, { guests: b }: RoomToBe): boolean {
  return a.adults === b.adults && a.children === b.children && a.infants === b.infants;
}

/** The nights and the departure, of which nothing is asked any more that the room had as it was booked. */
function rulesOfWhatIsNew({
  before,
  wanted,
  nights,
  departureNight,
}: ChangedRoomFacts): [NightRate[], NightRate | undefined] {
  if (before === null || !isSameRoom(before, wanted)) return [[...nights], departureNight];
  const had = new Set(stayDates(before.stay));
  const kept = new Set(keptNights(before, wanted).map(({ date }) => date));
  const arrivalStays = before.stay.arrival === wanted.stay.arrival;
  const departureStays = before.stay.departure === wanted.stay.departure;
  const open = stayDates(wanted.stay).flatMap((date) => {
    const today =
      nights.find((night) => night.date === date) ?? (kept.has(date) ? unpriced(date) : undefined);
    if (today === undefined) return [];
    return [had.has(date) ? { ...today, open: true } : today];
  });
  const [first, ...others] = open;
  if (first === undefined) return [[], undefined];
  const length = arrivalStays && departureStays ? { minStay: null, maxStay: null } : {};
  const arriving = arrivalStays ? { closedToArrival: false, minAdvance: null, maxAdvance: null } : {};
  return [[{ ...first, ...length, ...arriving }, ...others], departureStays ? undefined : departureNight];
}

/** A night that keeps its price and of which the hotel has no row any more. */
function unpriced(date: LocalDate): NightRate {
  return {
    date,
    open: true,
    components: noComponents,
    original: noComponents,
    minStay: null,
    maxStay: null,
    closedToArrival: false,
    closedToDeparture: false,
    minAdvance: null,
    maxAdvance: null,
  };
}

/** Nights at the prices of today, as one line: it is rounded once and shared out. */
function priced(nights: readonly NightRate[], facts: ChangedRoomFacts): NightGross[] {
  const vat = { rateMillipercent: facts.vatRateMillipercent, isExclusive: facts.isExclusive };
  const shares = (figure: 'components' | 'original') =>
    nightShares(
      nights.map((night) => roomCost(night[figure], facts.baseNumberOfAdults, facts.wanted.guests)),
      vat,
    );
  const gross = shares('components');
  const original = shares('original');
  return nights.map(({ date }, index) => ({
    date,
    grossMinor: gross[index] ?? 0,
    originalGrossMinor: original[index] ?? 0,
  }));
}

function sumOf(nights: readonly NightGross[], figure: 'grossMinor' | 'originalGrossMinor'): number {
  return nights.reduce((sum, night) => sum + night[figure], 0);
}
