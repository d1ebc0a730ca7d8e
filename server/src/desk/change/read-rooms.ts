import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import { mayChangeRoom, type ChangeClock } from '@portico/domain/reservation/may-change';
import { ok } from '@portico/domain/result';
import { changeClock } from '../../booking/room-changes.ts';
import { asksChildAges } from '../../hotel/child-ages.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { standingRooms } from '../../reservation/standing-rooms.ts';
import { findBooking } from '../booking/find-booking.ts';
import { offeredExtras } from '../run/offered-extras.ts';
import type { Outcome, Run } from '../run/operation.ts';

type Read = 'Booking/ReadRooms';
type Room = DeskAnswer<Read>['rooms'][number];

/** The rooms of a booking as staff can change them, and what the hotel sells. */
export async function readRooms(run: Run, { number }: DeskTaken<Read>): Promise<Outcome<Read>> {
  const { hotel, clock } = run;
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const booking = found.value;
  const now = changeClock(hotel, clock.now());
  return ok({
    number: booking.referenceNumber,
    version: booking.version,
    rooms: standingRooms(booking).map((room) => roomOf(hotel, booking, room, now)),
    roomTypes: [...hotel.roomTypes.values()].map(({ part: { id, name, configurations } }) => ({
      roomTypeId: id,
      name,
      beds: configurations.map((bed) => ({ bedOptionId: bed.id, name: bed.name })),
    })),
    ratePlans: [...hotel.ratePlans.values()].map(({ part: { id, name } }) => ({ ratePlanId: id, name })),
  });
}

function roomOf(hotel: Hotel, { status }: BookedReservation, room: BookedRoom, now: ChangeClock): Room {
  const { stay, guests, leadGuest, roomTypeId, ratePlanId } = room;
  const why = mayChangeRoom(room, status, now).whyNotChangeable;
  return {
    room: room.roomNumber,
    ...{ roomTypeId, ratePlanId },
    ...stay,
    ...guests,
    // Of children who are still to be counted too.
    asksChildAges: asksChildAges(hotel, { ...room, guests: { ...guests, children: 1 } }),
    childAges: room.childAges,
    leadGuest: { firstName: leadGuest.firstName, lastName: leadGuest.lastName },
    fellows: fellowGuests(guests, room.fellows).map(({ firstName, lastName, isChild, isPlaceholder }) =>
      isPlaceholder ? { firstName: '', lastName: '', isChild } : { firstName, lastName, isChild },
    ),
    bedOptionId: room.roomConfiguration?.id ?? null,
    extras: extrasOf(hotel, room),
    whyNotByGuest: why === 'cancelled' ? null : why,
  };
}

/** What it has, also of what is sold no more; then what goes with it. */
function extrasOf(hotel: Hotel, room: BookedRoom): Room['extras'] {
  const offered = offeredExtras(hotel, room);
  const quantityOf = (id: number) => room.extras.find(({ extraId }) => extraId === id)?.quantity ?? 0;
  const unoffered = room.extras.filter(({ extraId }) => offered.every((extra) => extra.extraId !== extraId));
  return [
    ...offered.map((extra) => ({ ...extra, quantity: quantityOf(extra.extraId) })),
    ...unoffered.map(({ extraId, name, quantity, grossMinor }) => ({
      ...{ extraId, name, quantity, most: quantity },
      eachMinor: Math.round(grossMinor / quantity),
    })),
  ];
}
