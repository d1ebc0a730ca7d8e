import {
  withChoice,
  withExtra,
  withExtrasSeen,
  withUpgrade,
} from '@portico/web/features/rooms-and-rates/journey/choice';
import { emptyBooking, type Booking, type BookingItem } from '@portico/web/shared/stay/booking';
import { extraGross, roomExtras } from '@portico/web/shared/offers/room-extras';
import { roomOffers, type OfferFacts } from '@portico/web/shared/offers/offers';
import { upgradeOffers } from '@portico/web/shared/offers/upgrade-offers';
import { between, chance, pick, type Random } from './random.ts';

interface Taste {
  /** The chance of taking an offered extra or upgrade, in percent. */
  readonly takesPercent: number;
}

/** The chosen room type and rate as shown to the guest; sums in minor units, gross, for the stay. */
export interface SeenChoice {
  readonly roomTypeName: string;
  /** Over all its rates. */
  readonly lowestMinor: number;
  readonly ratePlanName: string;
  readonly grossMinor: number;
}

interface Filled {
  readonly booking: Booking;
  readonly seen: readonly SeenChoice[];
}

/** Room by room, any type at any rate; undefined when not every room is available. */
export function filledBasket(facts: OfferFacts, random: Random): Filled | undefined {
  let booking: Booking = { ...emptyBooking, search: facts.search.link };
  const seen: SeenChoice[] = [];
  for (const index of facts.search.rooms.keys()) {
    const room = pick(random, roomOffers(facts, index + 1, booking.items));
    const rate = pick(random, room?.rates ?? []);
    if (room === undefined || rate === undefined) return undefined;
    const chosen = withChoice(booking, facts, index + 1, room, rate);
    if (!chosen.ok) return undefined;
    booking = chosen.value;
    seen.push({
      roomTypeName: room.roomType.Name,
      lowestMinor: room.rates[0]?.quote.grossMinor ?? 0,
      ratePlanName: rate.rate.RatePlanName,
      grossMinor: rate.quote.grossMinor,
    });
  }
  return { booking, seen };
}

export interface AfterStep {
  readonly booking: Booking;
  /** The rooms for which the step is shown. */
  readonly shown: readonly number[];
}

/** Takes upgrades or not, room by room. */
export function upgradedBasket(
  facts: OfferFacts,
  filled: Booking,
  { takesPercent }: Taste,
  random: Random,
): AfterStep {
  let booking = filled;
  const shown: number[] = [];
  for (const { roomNumber } of filled.items) {
    const item = itemOf(booking, roomNumber);
    const upgrade = pick(random, upgradeOffers(facts, item, booking.items));
    if (upgrade !== undefined) shown.push(roomNumber);
    const isTaken = upgrade !== undefined && chance(random, takesPercent);
    const type = isTaken ? (upgrade.roomType.RoomTypeId as BookingItem['roomTypeId']) : item.roomTypeId;
    const taken = withUpgrade(booking, facts, item, type);
    if (!taken.ok) throw new Error('an upgrade was offered that cannot be had');
    booking = taken.value;
  }
  return { booking, shown };
}

/** Adds extras or not, room by room. */
export function extendedBasket(
  facts: OfferFacts,
  upgraded: Booking,
  { takesPercent }: Taste,
  random: Random,
): AfterStep {
  let booking = upgraded;
  const shown: number[] = [];
  for (const { roomNumber } of upgraded.items) {
    const item = itemOf(booking, roomNumber);
    const offered = roomExtras(facts, item, booking.items).filter(({ isSelectable }) => isSelectable);
    if (offered.length > 0) shown.push(roomNumber);
    for (const { extra, service, most } of offered) {
      if (!chance(random, takesPercent)) continue;
      const quantity = between(random, 1, most);
      const grossMinor = extraGross(facts, extra, item.guests, quantity);
      booking = withExtra(
        booking,
        item,
        { id: extra.id, name: service.ServiceName, quantity, grossMinor },
        false,
      );
    }
    booking = withExtrasSeen(booking, item);
  }
  return { booking, shown };
}

function itemOf({ items }: Booking, roomNumber: number): BookingItem {
  const item = items.find((one) => one.roomNumber === roomNumber);
  if (item === undefined) throw new Error('a room that was chosen is not in the basket');
  return item;
}
