import type { Stay } from '../calendar/stay.ts';
import type { RatePlanId, RoomTypeId } from '../ids.ts';
import type { Guests } from '../occupancy/guests.ts';
import type { NightGross } from './nights-gross.ts';

/** What determines the price of a room, apart from rates. */
export interface RoomToBe {
  readonly roomTypeId: RoomTypeId;
  readonly ratePlanId: RatePlanId;
  readonly stay: Stay;
  readonly guests: Guests;
}

/** A room with its booked prices; minor units, gross. */
export interface RoomAsBooked extends RoomToBe {
  readonly nights: readonly NightGross[];
  /** Whether a promotion lowered it. */
  readonly isPromoted: boolean;
}

/** The nights that keep their price. Rule: docs/pricing.md, "Changing a booking". */
export function unchangedNights(before: RoomAsBooked | null, requested: RoomToBe): readonly NightGross[] {
  if (before === null || !isSameButDates(before, requested)) return [];
  const { arrival, departure } = requested.stay;
  return before.nights.filter(({ date }) => date >= arrival && date < departure);
}

/** Whether type and plan are the same. */
export function isSameRoom(a: RoomToBe, b: RoomToBe): boolean {
  return a.roomTypeId === b.roomTypeId && a.ratePlanId === b.ratePlanId;
}

/** Whether type, plan and guests are the same, so that only the dates may differ. */
export function isSameButDates(a: RoomToBe, b: RoomToBe): boolean {
  const { adults, children, infants } = a.guests;
  const isForSame =
    adults === b.guests.adults && children === b.guests.children && infants === b.guests.infants;
  return isForSame && isSameRoom(a, b);
}
