import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { Hotel, HotelRatePlan, HotelRoomType } from '../../hotel/hotel.ts';

/** Adults of one room that prices are told for; rooms without a limit have no more. */
const MOST_ADULTS = 10;

/** A room type at a rate plan: what Google calls a product. */
export interface FeedProduct {
  readonly roomType: HotelRoomType;
  readonly ratePlan: HotelRatePlan;
  /** Numbers of adults with a price, in order. */
  readonly adults: readonly [number, ...number[]];
}

/** Limits of a room type whatever the rate. */
export interface RoomCapacity {
  readonly most: number;
  readonly mostAdults: number;
  readonly least: number;
}

type RoomAndHotel = readonly [HotelRoomType, Pick<Hotel, 'propertyLimits'>];

export function roomCapacity(...[{ rules }, { propertyLimits }]: RoomAndHotel): RoomCapacity {
  return capacityOf([rules.limits, propertyLimits]);
}

/**
 * What Google is told of. A rate that no guest finds without a code is left out, as is one that guests cannot pay for by
 * themselves, and one with a larger minimum than its room: Google knows minimums of rooms only. Rule: docs/google.md,
 * "What is left out".
 */
export function feedProducts(hotel: Hotel): FeedProduct[] {
  const plans = [...hotel.ratePlans.values()].filter(({ part }) => part.isPublic && !part.companyInvoiceOnly);
  return [...hotel.roomTypes.values()].flatMap((roomType) =>
    plans.flatMap((ratePlan) => productOf(hotel, roomType, ratePlan)),
  );
}

function productOf(hotel: Hotel, roomType: HotelRoomType, ratePlan: HotelRatePlan): FeedProduct[] {
  const { usesOccupancy, limits } = ratePlan.rules;
  const ofRoom = roomCapacity(roomType, hotel);
  const { mostAdults, least } = capacityOf([
    roomType.rules.limits,
    hotel.propertyLimits,
    ...(usesOccupancy ? [limits] : []),
  ]);
  if (least > ofRoom.least) return [];
  const [first, ...others] = Array.from(
    { length: Math.max(0, mostAdults - least + 1) },
    (_, index) => least + index,
  );
  return first === undefined ? [] : [{ roomType, ratePlan, adults: [first, ...others] }];
}

function capacityOf(limits: readonly OccupancyLimits[]): RoomCapacity {
  const most = Math.min(MOST_ADULTS, ...limits.map(({ maximum }) => maximum ?? MOST_ADULTS));
  return {
    most,
    mostAdults: Math.min(most, ...limits.map(({ adultMaximum }) => adultMaximum ?? most)),
    least: Math.max(1, ...limits.map(({ minimum }) => minimum ?? 1)),
  };
}
