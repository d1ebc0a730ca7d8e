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
  /** Children and infants; 0: Google is told no prices for them. */
  readonly mostChildren: number;
  readonly least: number;
}

export function roomCapacity({ rules }: HotelRoomType, hotel: Hotel): RoomCapacity {
  return capacityOf(hotel, [rules.limits]);
}

/**
 * What Google is told of. A rate that no guest finds without a code is left out, as is one that guests cannot pay for by
 * themselves, and one whose limits of guests Google cannot know: it has those of rooms, and a price for each number of
 * adults. Rule: docs/google.md, "What is left out".
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
  const here = capacityOf(hotel, [roomType.rules.limits, ...(usesOccupancy ? [limits] : [])]);
  if (here.least > ofRoom.least) return [];
  if (ofRoom.mostChildren > 0 && (here.most < ofRoom.most || here.mostChildren < ofRoom.mostChildren))
    return [];
  const [first, ...others] = Array.from({ length: here.mostAdults }, (_, index) => index + 1);
  return first === undefined ? [] : [{ roomType, ratePlan, adults: [first, ...others] }];
}

function capacityOf({ propertyLimits, definition }: Hotel, ofRoom: readonly OccupancyLimits[]): RoomCapacity {
  const limits = [propertyLimits, ...ofRoom];
  const most = Math.min(MOST_ADULTS, ...limits.map(({ maximum }) => maximum ?? MOST_ADULTS));
  const children = limits.map(({ childMaximum }) => childMaximum ?? most - 1);
  return {
    most,
    mostAdults: Math.min(most, ...limits.map(({ adultMaximum }) => adultMaximum ?? most)),
    mostChildren:
      definition.settings.googleHotels?.childAges === undefined
        ? 0
        : Math.max(0, Math.min(most - 1, ...children)),
    least: Math.max(1, ...limits.map(({ minimum }) => minimum ?? 1)),
  };
}
