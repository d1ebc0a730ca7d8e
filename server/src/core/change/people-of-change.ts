import { guestFields } from '@portico/contract/wire/guest';
import { fellowGuestIssues } from '@portico/domain/people/guests-of-room';
import { fieldFaults, type FieldFault } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { bedFaults, bookerFaults, leadGuestFaults } from '../hotel/people-faults.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';
import type { WantedChange, WantedRoom } from './wanted-change.ts';

/** What is wrong with the rooms that are named, and with the people and beds in them, by field as on the wire. */
export function peopleFaultsOfChange(
  hotel: Hotel,
  before: BookedReservation,
  wanted: WantedChange,
): FieldFault[] {
  return [
    ...(wanted.booker === undefined ? [] : bookerFaults(hotel, wanted.booker)),
    ...unknownRooms(before, wanted),
    ...wanted.rooms.flatMap((room, index) => roomFaults(hotel, before, room, `ReservationItems[${index}]`)),
  ];
}

/** Each room that is named has to be one of the booking, and is named once. */
function unknownRooms(before: BookedReservation, wanted: WantedChange): FieldFault[] {
  const known = new Set<string>(before.rooms.map(({ itemId }) => itemId));
  const named = [
    ...wanted.rooms.map(({ itemId }, index) => ({ itemId, field: `ReservationItems[${index}]` })),
    ...wanted.roomsToCancel.map(({ itemId }, index) => ({ itemId, field: `RoomsToCancel[${index}]` })),
  ];
  return named.flatMap(({ itemId, field }, index) => {
    if (itemId === null) return [];
    const isFirst = named.findIndex((other) => other.itemId === itemId) === index;
    const message = known.has(itemId) ? 'Expected each room once' : 'Expected a room of this booking';
    return known.has(itemId) && isFirst ? [] : [{ field: `${field}.ReservationItemId`, message }];
  });
}

function roomFaults(
  hotel: Hotel,
  before: BookedReservation,
  wanted: WantedRoom,
  field: string,
): FieldFault[] {
  const { leadGuest, fellows = [] } = wanted;
  const lead =
    leadGuest === undefined
      ? wanted.itemId === null
        ? [{ field: `${field}.LeadGuest`, message: 'Expected a lead guest of a new room' }]
        : []
      : leadGuestFaults(hotel, field, leadGuest);
  const others = fellows.flatMap((guest, index) =>
    fieldFaults(hotel, `${field}.Guests[${index}]`, guestFields, fellowGuestIssues(guest)),
  );
  return [...lead, ...others, ...bedsOfChange(hotel, before, wanted, field)];
}

/** Beds are looked at where they are chosen, and where the room type is another. */
function bedsOfChange(
  hotel: Hotel,
  before: BookedReservation,
  { itemId, roomTypeId, bedOptionId: chosen }: WantedRoom,
  field: string,
): FieldFault[] {
  const room = before.rooms.find((booked) => booked.itemId === itemId);
  return chosen === undefined && room?.roomTypeId === roomTypeId
    ? []
    : bedFaults(hotel, field, roomTypeId, chosen ?? null);
}
