import type { PreCheckInPreviewRequest } from '@portico/contract/calls/pre-check-in-save';
import { guestFields, guestFromWire } from '@portico/contract/wire/guest';
import { arrivingGuestIssues } from '@portico/domain/people/arriving-guest';
import { fieldFaults, type FieldFault } from '../../core/hotel/field-faults.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { sleepersOf } from '../../core/pre-check-in/sleepers.ts';
import type { BookedRoom } from '../../core/reservation/booked-reservation.ts';

type Items = PreCheckInPreviewRequest['ReservationItems'];

/**
 * What is wrong with the rooms and people of a pre-check-in, by field as on the wire: each room of the link is named
 * once, with everyone who sleeps there, each valid. Rule: docs/journeys.md, "Guests before arrival".
 */
export function savedFaults(hotel: Hotel, rooms: readonly BookedRoom[], items: Items): FieldFault[] {
  const isMissing = rooms.some(({ itemId }) => items.every((item) => item.ReservationItemId !== itemId));
  return [
    ...items.flatMap((item, index) => itemFaults(hotel, rooms, items, item, index)),
    ...(isMissing ? [{ field: 'ReservationItems', message: 'Expected each room of this link' }] : []),
  ];
}

function itemFaults(
  hotel: Hotel,
  rooms: readonly BookedRoom[],
  items: Items,
  { ReservationItemId: id, Guests }: Items[number],
  index: number,
): FieldFault[] {
  const parent = `ReservationItems[${index}]`;
  const fault = (field: string, message: string) => [{ field: `${parent}.${field}`, message }];
  const room = rooms.find(({ itemId }) => itemId === id);
  if (room === undefined) return fault('ReservationItemId', 'Expected a room of this link');
  if (items.findIndex((other) => other.ReservationItemId === id) !== index)
    return fault('ReservationItemId', 'Expected each room once');
  const sleepers = sleepersOf(room);
  if (sleepers.length !== Guests.length)
    return fault('Guests', `Expected everyone who sleeps there: ${sleepers.length}`);
  return sleepers.flatMap(({ isChild }, place) => {
    const guest = Guests[place];
    const issues =
      guest && arrivingGuestIssues({ ...guestFromWire(guest), isChild }, hotel.definition.settings.required);
    return fieldFaults(hotel, `${parent}.Guests[${place}]`, guestFields, issues ?? []);
  });
}
