import { keysOf } from '../record.ts';
import type { LocalDate } from '../calendar/local-date.ts';
import { nightsOf, stayDates, type Stay } from '../calendar/stay.ts';
import type { PromotionId, RatePlanId, RoomTypeId } from '../ids.ts';
import { percentageOf } from '../money/rounding.ts';
import { mapComponents, sumComponents } from '../pricing/rate-components.ts';
import type { StayRate } from '../pricing/stay-rate.ts';

/** A discount on the nights it names, available only by its code. `null`: no such restriction. */
export interface Promotion {
  readonly id: PromotionId;
  /** Case-insensitive. */
  readonly code: string;
  /** Basis points: 1500 is 15 % off. */
  readonly discountBasisPoints: number;
  readonly ratePlanIds: readonly RatePlanId[] | null;
  readonly roomTypeIds: readonly RoomTypeId[] | null;
  /** Discounted nights, both included. */
  readonly firstNight: LocalDate | null;
  readonly lastNight: LocalDate | null;
  /** Minimum and maximum nights of the whole stay. */
  readonly minNights: number | null;
  readonly maxNights: number | null;
  /** Booking dates, both included. */
  readonly bookFrom: LocalDate | null;
  readonly bookUntil: LocalDate | null;
}

/** The stay to price. `today` is the property's date. */
export interface PromotionFacts {
  readonly ratePlanId: RatePlanId;
  readonly roomTypeId: RoomTypeId;
  readonly stay: Stay;
  readonly today: LocalDate;
}

/** Whether it lowers at least one night of the stay. Rule: docs/pricing.md, "Promotions". */
export function promotionApplies(promotion: Promotion, facts: PromotionFacts): boolean {
  const { ratePlanId, roomTypeId, stay, today } = facts;
  return (
    isBookable(promotion, today) &&
    (promotion.ratePlanIds?.includes(ratePlanId) ?? true) &&
    (promotion.roomTypeIds?.includes(roomTypeId) ?? true) &&
    nightsOf(stay) >= (promotion.minNights ?? 1) &&
    nightsOf(stay) <= (promotion.maxNights ?? Infinity) &&
    stayDates(stay).some((date) => namesNight(promotion, date))
  );
}

/** Whether the promotion may be booked today. `today` is the property's date. */
export function isBookable(promotion: Pick<Promotion, 'bookFrom' | 'bookUntil'>, today: LocalDate): boolean {
  return isWithin(today, promotion.bookFrom, promotion.bookUntil);
}

/**
 * The rate with each figure of the promotion's nights lowered and `original` unchanged. Returns the same object if the
 * promotion does not apply. Rule: docs/pricing.md, "Promotions".
 */
export function promotedRate(rate: StayRate, promotion: Promotion, facts: PromotionFacts): StayRate {
  if (!promotionApplies(promotion, facts)) return rate;
  const lowered = (minor: number): number => minor - percentageOf(minor, promotion.discountBasisPoints);
  const nights = rate.nights.map((night) =>
    namesNight(promotion, night.date)
      ? { ...night, components: mapComponents(night.components, lowered) }
      : night,
  );
  return { ...rate, nights, components: sumComponents(nights.map(({ components }) => components)) };
}

/** Whether a figure of the rate is lower than its original. A promotion of 0 % reveals a plan and lowers nothing. */
export function isLowered({ components, original }: Pick<StayRate, 'components' | 'original'>): boolean {
  return keysOf(components).some((name) => components[name] < original[name]);
}

function namesNight(promotion: Promotion, date: LocalDate): boolean {
  return isWithin(date, promotion.firstNight, promotion.lastNight);
}

function isWithin(date: LocalDate, first: LocalDate | null, last: LocalDate | null): boolean {
  return (first === null || first <= date) && (last === null || date <= last);
}
