import type { WireRoomType } from '@portico/contract/calls/room-type';
import { roomTypeFromWire } from '@portico/contract/wire/room-type';
import { remainingRooms } from '@portico/domain/availability/badge';
import { upgradesOf } from '@portico/domain/availability/upgrades';
import { removeFromBasket, roomsTaken } from '@portico/domain/basket/basket';
import type { RoomTypeId } from '@portico/domain/ids';
import type { BookingItem } from '../stay/booking.ts';
import { availableOf, offerAs, roomTypeOf, type StayFacts } from './offers.ts';

/** A room type the chosen one may be exchanged for; sums in minor units, gross, of the room alone. */
export interface UpgradeOffer {
  readonly roomType: WireRoomType;
  readonly differenceMinor: number;
}

/** The room type chosen first: an upgrade can be undone. */
export function chosenTypeOf({ upgradedFrom, roomTypeId }: BookingItem): RoomTypeId {
  return upgradedFrom ?? roomTypeId;
}

/** The room's possible upgrades at its rate beside the rest of the basket, lowest price first. */
export function upgradeOffers(
  facts: StayFacts,
  item: BookingItem,
  basket: readonly BookingItem[],
): UpgradeOffer[] {
  const held = roomTypeOf(facts, chosenTypeOf(item));
  const heldOffer = offerAs(facts, item, chosenTypeOf(item));
  if (held === undefined || heldOffer === undefined) return [];
  const others = removeFromBasket(basket, item.roomNumber);
  const types = held.Upgrades.filter(({ AvailableRates }) =>
    AvailableRates.includes(item.ratePlanId),
  ).flatMap(({ RoomTypeId }) => roomTypeOf(facts, RoomTypeId) ?? []);
  const upgrades = upgradesOf({
    candidates: types.map((type) => {
      const roomType = roomTypeFromWire(type);
      return {
        roomType,
        remaining: remainingRooms(availableOf(facts.answer, roomType.id), roomsTaken(others, roomType.id)),
        totalMinor: offerAs(facts, item, roomType.id)?.quote.grossMinor ?? null,
      };
    }),
    ratePlan: heldOffer.plan,
    guests: item.guests,
    propertyLimits: facts.hotel.limits,
    heldMinor: heldOffer.quote.grossMinor,
  });
  return upgrades.flatMap(({ roomTypeId, differenceMinor }) => {
    const roomType = roomTypeOf(facts, roomTypeId);
    return roomType === undefined ? [] : [{ roomType, differenceMinor }];
  });
}
