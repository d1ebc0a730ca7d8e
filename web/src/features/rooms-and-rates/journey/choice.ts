import { addToBasket, type BasketRefusal } from '@portico/domain/basket/basket';
import type { RoomTypeId } from '@portico/domain/ids';
import { emptyGuest } from '@portico/domain/people/guest';
import type { Result } from '@portico/domain/result';
import {
  nothingSeen,
  type Booking,
  type BookingItem,
  type ChosenExtra,
  type TypedGuest,
} from '../../../shared/stay/booking.ts';
import {
  availableOf,
  offerAs,
  type OfferFacts,
  type RateOffer,
  type RoomOffer,
} from '../../../shared/offers/offers.ts';
import { chosenTypeOf } from '../../../shared/offers/upgrade-offers.ts';

type Chosen = Result<Booking, BasketRefusal>;

/**
 * The booking with that rate for that room; refuses when the basket leaves none of the type. A new type or rate resets
 * the steps for upgrades and extras; extras offered there too stay.
 */
export function withChoice(
  booking: Booking,
  facts: OfferFacts,
  roomNumber: number,
  room: RoomOffer,
  rate: RateOffer,
): Chosen {
  const before = booking.items.find((item) => item.roomNumber === roomNumber);
  const roomTypeId = room.roomType.RoomTypeId;
  const isSame = before?.roomTypeId === roomTypeId && before.ratePlanId === rate.plan.id;
  const begun: BookingItem = {
    ...nothingSeen,
    roomNumber,
    guests: facts.search.rooms[roomNumber - 1] ?? facts.hotel.defaultGuests,
    roomTypeId,
    ratePlanId: rate.plan.id,
    leadGuest: before?.leadGuest ?? null,
    extras: before?.extras ?? [],
    bedOptionId: before?.roomTypeId === roomTypeId ? before.bedOptionId : null,
    childAges: before?.childAges ?? [],
    grossMinor: rate.quote.grossMinor,
  };
  return inBasket(booking, facts, isSame ? before : begun);
}

/** The booking with that room exchanged for another type at its rate, or unchanged: its upgrade step is done. */
export function withUpgrade(
  booking: Booking,
  facts: OfferFacts,
  item: BookingItem,
  roomTypeId: RoomTypeId,
): Chosen {
  const seen = { ...item, upgradesSeen: true };
  if (roomTypeId === item.roomTypeId) return inBasket(booking, facts, seen);
  const chosenType = chosenTypeOf(item);
  return inBasket(booking, facts, {
    ...seen,
    roomTypeId,
    upgradedFrom: roomTypeId === chosenType ? null : chosenType,
    grossMinor: offerAs(facts, item, roomTypeId)?.quote.grossMinor ?? item.grossMinor,
    extrasSeen: false,
    bedOptionId: null,
  });
}

/** The booking with the unsubmitted input for a room's lead guest and beds. */
export function withTyped(booking: Booking, typed: TypedGuest): Booking {
  const others = booking.typedGuests.filter(({ roomNumber }) => roomNumber !== typed.roomNumber);
  return { ...booking, typedGuests: [...others, typed] };
}

/** The form's content for a room: the last input, else what was submitted before. */
export function typedGuestOf({ typedGuests }: Booking, item: BookingItem): TypedGuest {
  const { roomNumber, leadGuest, childAges, bedOptionId } = item;
  const typed = typedGuests.find((one) => one.roomNumber === roomNumber);
  return typed ?? { roomNumber, guest: leadGuest ?? emptyGuest, childAges, bedOptionId };
}

/** The booking with the lead guests' names and their beds from the form. */
export function withGuests(booking: Booking): Booking {
  return {
    ...booking,
    typedGuests: [],
    items: booking.items.map((item) => {
      const { guest, childAges, bedOptionId } = typedGuestOf(booking, item);
      return { ...item, leadGuest: guest, childAges, bedOptionId };
    }),
  };
}

/**
 * The booking with that many of an extra in a room; its price is today's, gross for the stay. One that asks the ages of
 * children opens its step again: they are asked when the guest goes on from it.
 */
export function withExtra(
  booking: Booking,
  { roomNumber }: BookingItem,
  chosen: ChosenExtra,
  asksAges: boolean,
): Booking {
  return changeItem(booking, roomNumber, (item) => ({
    ...item,
    extrasSeen: item.extrasSeen && !asksAges,
    extras: [
      ...item.extras.filter(({ id }) => id !== chosen.id),
      ...(chosen.quantity > 0 ? [chosen] : []),
    ].sort((a, b) => a.id - b.id),
  }));
}

/** The booking with a room's extras step done. */
export function withExtrasSeen(booking: Booking, { roomNumber }: BookingItem): Booking {
  return changeItem(booking, roomNumber, (item) => ({ ...item, extrasSeen: true }));
}

export function withoutExtras(booking: Booking, { roomNumber }: BookingItem): Booking {
  return changeItem(booking, roomNumber, (item) => ({ ...item, extras: [], extrasSeen: true }));
}

function changeItem(
  booking: Booking,
  roomNumber: number,
  change: (item: BookingItem) => BookingItem,
): Booking {
  return {
    ...booking,
    items: booking.items.map((item) => (item.roomNumber === roomNumber ? change(item) : item)),
  };
}

function inBasket(booking: Booking, facts: OfferFacts, item: BookingItem): Chosen {
  const added = addToBasket(
    booking.items,
    item,
    availableOf(facts.answer, item.roomTypeId),
    facts.hotel.maxRooms,
  );
  return added.ok ? { ok: true, value: { ...booking, items: added.value } } : added;
}
