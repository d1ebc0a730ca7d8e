import type { LocalDate } from '../calendar/local-date.ts';
import { stayDates } from '../calendar/stay.ts';
import type { CityTax } from '../money/city-tax.ts';
import { withVat, type VatLine, type VatPart } from '../money/vat.ts';
import { promotedRate, promotionApplies, type Promotion } from '../promotion/promotion.ts';
import { ok, type Result } from '../result.ts';
import { type StayNights, openNight, type NightRate } from './night-rate.ts';
import { nightsGross, taxedNights, type NightGross } from './nights-gross.ts';
import { type RateComponents, noComponents } from './rate-components.ts';
import { roomCost } from './room-cost.ts';
import { unchangedNights, type RoomAsBooked, type RoomToBe, isSameRoom } from './room-to-be.ts';
import { stayRate, type StayRateRefusal } from './stay-rate.ts';

const anyLength = { minStay: null, maxStay: null, minStayThrough: null, maxStayThrough: null };
const noPrice = { components: noComponents, original: noComponents };

interface RoomAndNights extends StayNights {
  readonly before: RoomAsBooked | null;
  readonly requested: RoomToBe;
}

/**
 * Nights and departure for `stayRate`, without rules that the booked room already met. Rule: docs/pricing.md, "Changing
 * a booking".
 */
function rulesOfWhatIsNew({
  before,
  requested,
  nights,
  departureNight,
}: RoomAndNights): [NightRate[], StayNights['departureNight']] {
  if (before === null || !isSameRoom(before, requested)) return [[...nights], departureNight];
  const had = new Set(stayDates(before.stay));
  const unchanged = new Set(unchangedNights(before, requested).map(({ date }) => date));
  const arrivalStays = before.stay.arrival === requested.stay.arrival;
  const departureStays = before.stay.departure === requested.stay.departure;
  const open = stayDates(requested.stay).flatMap((date) => {
    // A night that keeps its price may have lost its row.
    const unpriced = unchanged.has(date) ? { ...openNight, ...noPrice, date } : undefined;
    const today = nights.find((night) => night.date === date) ?? unpriced;
    if (today === undefined) return [];
    return [had.has(date) ? { ...today, open: true } : today];
  });
  const [first, ...others] = open.map((night) =>
    arrivalStays && departureStays ? { ...night, ...anyLength } : night,
  );
  if (first === undefined) return [[], undefined];
  const arriving = arrivalStays ? { closedToArrival: false, minAdvance: null, maxAdvance: null } : {};
  return [[{ ...first, ...arriving }, ...others], departureStays ? undefined : departureNight];
}

/** The price after a change, in minor units; net, VAT and city tax add up to gross, and so do the nights. */
export interface ChangedRoom extends VatLine {
  readonly cityTaxMinor: number;
  readonly originalGrossMinor: number;
  readonly nights: readonly NightGross[];
  /** Whether a promotion lowers it now. */
  readonly isPromoted: boolean;
  /** Whether it was lowered by a promotion whose restrictions it no longer meets. */
  readonly losesPromotion: boolean;
}

/** Its nights are of the requested type and plan, at today's prices. */
export interface ChangedRoomFacts extends StayNights {
  /** Null: the room is added. */
  readonly before: RoomAsBooked | null;
  readonly requested: RoomToBe;
  /** Of the requested plan today. */
  readonly baseNumberOfAdults: number;
  /** The promotion redeemed by the booking, as of today; null: none, or removed by the hotel. */
  readonly promotion: Promotion | null;
  /** The property's dates. */
  readonly bookedOn: LocalDate;
  readonly today: LocalDate;
  /** Of the booking. */
  readonly vatRateMillipercent: number;
  /** Whether the hotel stores today's prices without VAT. */
  readonly isExclusive: boolean;
  /** Of the requested plan. */
  readonly vatParts: readonly VatPart[];
  /** Of the booking. */
  readonly cityTax: CityTax | null;
}

/**
 * The price of a room after a change, or the rule that its new stay breaks. Rule: docs/pricing.md, "Changing a
 * booking".
 */
export function changedRoom(facts: ChangedRoomFacts): Result<ChangedRoom, StayRateRefusal> {
  const { before, requested, promotion, today } = facts;
  const rate = stayRate(...rulesOfWhatIsNew(facts), requested.stay, today);
  if (!rate.ok) return rate;
  const day = before === null ? today : facts.bookedOn;
  const applies = promotion !== null && promotionApplies(promotion, { ...requested, today: day });
  const lowered = applies ? promotedRate(rate.value, promotion, { ...requested, today: day }) : rate.value;

  // The tax follows the new stay.
  const unchanged = taxedNights(unchangedNights(before, requested), null, requested.guests);
  const losesPromotion =
    before?.isPromoted === true && !(applies || (promotion === null && unchanged.length > 0));
  const stays = unchanged.map((night) =>
    losesPromotion ? { ...night, grossMinor: night.originalGrossMinor } : night,
  );
  const isUnchanged = new Set(unchanged.map(({ date }) => date));
  const repriced = lowered.nights.filter(({ date }) => !isUnchanged.has(date));
  const costOf = (components: RateComponents) =>
    roomCost(components, facts.baseNumberOfAdults, requested.guests);
  const vat = { rateMillipercent: facts.vatRateMillipercent, isExclusive: facts.isExclusive };
  const untaxed = [...stays, ...nightsGross(repriced, costOf, vat)].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  );
  const nights = taxedNights(untaxed, facts.cityTax, requested.guests);
  const lowersRepriced =
    applies &&
    lowered.nights.some((night, index) => !isUnchanged.has(night.date) && night !== rate.value.nights[index]);
  return ok({
    ...withVat(sumOf(untaxed, 'grossMinor'), { ...vat, isExclusive: false }, facts.vatParts),
    grossMinor: sumOf(nights, 'grossMinor'),
    cityTaxMinor: sumOf(nights, 'cityTaxMinor'),
    originalGrossMinor: sumOf(nights, 'originalGrossMinor'),
    nights,
    isPromoted: lowersRepriced || (before?.isPromoted === true && !losesPromotion),
    losesPromotion,
  });
}

function sumOf(
  nights: readonly NightGross[],
  figure: 'grossMinor' | 'originalGrossMinor' | 'cityTaxMinor',
): number {
  return nights.reduce((sum, night) => sum + night[figure], 0);
}
