import { ratePlanFits } from '@portico/domain/availability/rate-plan-fit';
import { soldRate } from '@portico/domain/availability/sold-rate';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { RoomTypeId } from '@portico/domain/ids';
import { cityTaxOf } from '@portico/domain/money/city-tax';
import { withVat } from '@portico/domain/money/vat';
import type { Guests } from '@portico/domain/occupancy/guests';
import { lowestRate } from '@portico/domain/pricing/lowest-rate';
import { roomCost } from '@portico/domain/pricing/room-cost';
import type { StayNights } from '@portico/domain/pricing/night-rate';
import type { Kysely } from 'kysely';
import type { Hotel, HotelRatePlan, HotelRoomType } from '../../hotel/hotel.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { readStayNights } from '../nights/read-stay-nights.ts';

const parties: readonly Guests[] = [2, 1].map((adults) => ({ adults, children: 0, infants: 0 }));

/**
 * The lowest price of one night by room type for two guests, or for one where two do not fit: gross with city tax, in
 * minor units, as a search without codes shows it. A type that no public rate sells is missing. `today` is the
 * property's date.
 */
export async function lowestOfNight(
  db: Kysely<Schema>,
  hotel: Hotel,
  date: LocalDate,
  today: LocalDate,
): Promise<ReadonlyMap<RoomTypeId, number>> {
  const stay = { arrival: date, departure: addDays(date, 1) };
  const plans = [...hotel.ratePlans.values()].filter(({ rules }) => rules.isPublic);
  const pairs = [...hotel.roomTypes.values()].flatMap((roomType) =>
    plans.map((ratePlan) => ({ roomType, ratePlan })),
  );
  const nights = await readStayNights(
    db,
    hotel,
    pairs.map(({ roomType, ratePlan }) => ({
      roomTypeId: roomType.rules.id,
      ratePlanId: ratePlan.rules.id,
      stay,
    })),
  );
  const priced = pairs.flatMap(({ roomType, ratePlan }, index) => {
    const ofPair = nights[index];
    if (ofPair === undefined) return [];
    const cost = costOf(hotel, { roomType, ratePlan }, ofPair, { stay, today });
    return cost === undefined ? [] : [{ id: roomType.rules.id, cost }];
  });
  const lowest = new Map<RoomTypeId, number>();
  for (const { id } of priced) {
    const candidates = priced
      .filter((one) => one.id === id)
      .map(({ cost }) => ({ cost, originalCost: cost }));
    const found = lowestRate(candidates);
    if (found !== undefined) lowest.set(id, found.cost);
  }
  return lowest;
}

function costOf(
  { propertyLimits, vat, cityTax }: Hotel,
  { roomType, ratePlan: { rules } }: { readonly roomType: HotelRoomType; readonly ratePlan: HotelRatePlan },
  nights: StayNights,
  when: {
    readonly stay: { readonly arrival: LocalDate; readonly departure: LocalDate };
    readonly today: LocalDate;
  },
): number | undefined {
  const guests = parties.find((party) =>
    ratePlanFits({ roomType: roomType.rules, ratePlan: rules, guests: party, propertyLimits }),
  );
  if (guests === undefined) return undefined;
  const facts = { ratePlanId: rules.id, roomTypeId: roomType.rules.id, ...when };
  const sold = soldRate(rules, { ratePlanCode: null, promotion: null }, nights, facts);
  if (!sold.ok) return undefined;
  const cost = roomCost(sold.value.rate.components, rules.baseNumberOfAdults, guests);
  return withVat(cost, vat, rules.vatParts).grossMinor + cityTaxOf(cityTax, guests, 1);
}
