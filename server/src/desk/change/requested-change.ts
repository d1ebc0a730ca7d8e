import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { Booker } from '@portico/domain/people/booker';
import { fellowGuests, type FellowGuest } from '@portico/domain/people/guests-of-room';
import { emptyGuest, type Guest } from '@portico/domain/people/guest';
import type { RoomToQuote } from '../../booking/change/requested-change.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { typedPhone } from '../../hotel/typed-phone.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';

type Takes = DeskTaken<'Booking/Change'>;
type Named = NonNullable<Takes['added'][number]['leadGuest']>;

/** What staff change of a booking, as it is planned. */
export function requestedChange(hotel: Hotel, before: BookedReservation, takes: Takes) {
  const { booker, requests } = takes;
  return {
    rooms: requestedRooms(before, takes),
    booker: booker && bookerOf(hotel, before, booker),
    ...(booker?.email !== undefined && { newEmail: booker.email.trim() }),
    specialRequests: typeof requests === 'string' ? requests.trim() || null : requests,
  };
}

/** A telephone number in national form is the hotel's country's. */
function bookerOf(hotel: Hotel, { booker }: BookedReservation, to: NonNullable<Takes['booker']>): Booker {
  const { firstName = booker.firstName, lastName = booker.lastName, phone } = to;
  return {
    ...booker,
    ...{ firstName: firstName.trim(), lastName: lastName.trim() },
    phone: phone === undefined ? booker.phone : typedPhone(hotel, phone),
  };
}

/** The rooms that are changed, then those that are added. */
function requestedRooms(
  { rooms, booker }: BookedReservation,
  { rooms: changed, added }: Pick<Takes, 'rooms' | 'added'>,
): RoomToQuote[] {
  return [
    ...changed.flatMap((room) => {
      const booked = rooms.find(({ roomNumber }) => roomNumber === room.room);
      return booked === undefined ? [] : [changedRoom(booked, room)];
    }),
    ...added.map(({ arrival, departure, roomTypeId, ratePlanId, adults, children, infants, leadGuest }) => ({
      ...asItIs,
      itemId: null,
      stay: { arrival, departure },
      ...{ roomTypeId, ratePlanId },
      guests: { adults, children, infants },
      leadGuest: named(leadGuest ?? booker),
      extras: [],
    })),
  ];
}

const asItIs = { childAges: undefined, fellows: undefined, bedOptionId: undefined };

function changedRoom(booked: BookedRoom, to: Takes['rooms'][number]): RoomToQuote {
  const { stay, guests } = booked;
  const { arrival = stay.arrival, departure = stay.departure } = to;
  const { adults = guests.adults, children = guests.children, infants = guests.infants } = to;
  const after = { adults, children, infants };
  return {
    itemId: booked.itemId,
    stay: { arrival, departure },
    roomTypeId: to.roomTypeId ?? booked.roomTypeId,
    ratePlanId: to.ratePlanId ?? booked.ratePlanId,
    guests: after,
    childAges: to.childAges,
    leadGuest: to.leadGuest && renamed(booked.leadGuest, to.leadGuest),
    fellows: to.fellows && fellowsOf(after, booked, to.fellows),
    bedOptionId: to.bedOptionId,
    extras: to.extras ?? [],
  };
}

/** None while nobody is named. */
function fellowsOf(
  guests: Guests,
  { fellows }: BookedRoom,
  to: NonNullable<Takes['rooms'][number]['fellows']>,
) {
  const before = fellowGuests(guests, fellows);
  const after = to.map((fellow, index) => fellowOf(before[index], fellow));
  return after.every(({ isPlaceholder }) => isPlaceholder) ? [] : fellowGuests(guests, after);
}

function fellowOf(
  before: FellowGuest | undefined,
  fellow: Named & { readonly isChild: boolean },
): FellowGuest {
  const { isChild } = fellow;
  const name = named(fellow);
  const isPlaceholder = name.firstName === '' && name.lastName === '';
  const known = before !== undefined && before.isChild === isChild ? before : emptyGuest;
  return { ...renamed(known, name), isChild, isPlaceholder };
}

/** Another name is another person: how the one before was reached does not stay. */
function renamed(before: Guest, to: Named): Guest {
  const name = named(to);
  const isSame = before.firstName === name.firstName && before.lastName === name.lastName;
  const { email, phone } = isSame ? before : emptyGuest;
  return { ...name, email, phone };
}

function named({ firstName, lastName }: Named): Guest {
  return { ...emptyGuest, firstName: firstName.trim(), lastName: lastName.trim() };
}
