import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import type { RoomTypeId } from '@portico/domain/ids';
import type { Guests } from '@portico/domain/occupancy/guests';
import { lowestRate, type RateCandidate } from '@portico/domain/pricing/lowest-rate';
import { roomCost } from '@portico/domain/pricing/room-cost';
import { stayRate, type StayRate, type StayRateRefusal } from '@portico/domain/pricing/stay-rate';
import type { Hotel, HotelRatePlan, HotelRoomType } from '../../core/hotel.ts';
import type { Snapshot } from '../../core/snapshot/snapshot.ts';

/** A rate plan whose rules a stay satisfies, priced over the stay; who fits is not judged yet. */
export interface OfferedRate {
  readonly ratePlan: HotelRatePlan;
  readonly rate: StayRate;
}

/** The public plans, or the one of a code, which may be unlisted; codes are compared without regard to case. */
export function plansSearched(hotel: Hotel, ratePlanCode: string | null): HotelRatePlan[] {
  const plans = [...hotel.ratePlans.values()];
  if (ratePlanCode === null) return plans.filter(({ rules }) => rules.isPublic);
  const wanted = ratePlanCode.toLowerCase();
  return plans.filter(({ rules }) => rules.code.toLowerCase() === wanted);
}

/** Which of the plans sell the stay in this room type, and why the others do not. */
export function offeredRates(
  snapshot: Snapshot,
  plans: readonly HotelRatePlan[],
  roomTypeId: RoomTypeId,
  stay: Stay,
  today: LocalDate,
): { readonly offered: readonly OfferedRate[]; readonly refusals: readonly StayRateRefusal[] } {
  const offered: OfferedRate[] = [];
  const refusals: StayRateRefusal[] = [];
  for (const ratePlan of plans) {
    const { nights, departureNight } = snapshot.stayNights(ratePlan.rules.id, roomTypeId, stay);
    const rate = stayRate(nights, departureNight, stay, today);
    if (rate.ok) offered.push({ ratePlan, rate: rate.value });
    else refusals.push(rate.refusal);
  }
  return { offered, refusals };
}

/** The cheapest of the rates in which these guests fit, minor units for the stay; undefined where they fit in none. */
export function lowestFor(
  hotel: Hotel,
  roomType: HotelRoomType,
  offered: readonly OfferedRate[],
  guests: Guests,
): RateCandidate | undefined {
  const { propertyLimits } = hotel;
  const fitting = offered.filter(({ ratePlan }) =>
    ratePlanFits({ roomType: roomType.rules, ratePlan: ratePlan.rules, guests, propertyLimits }),
  );
  return lowestRate(
    fitting.map(({ ratePlan: { rules }, rate }) => ({
      cost: roomCost(rate.components, rules.baseNumberOfAdults, guests),
      originalCost: roomCost(rate.original, rules.baseNumberOfAdults, guests),
    })),
  );
}
