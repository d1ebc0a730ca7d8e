import { nobody } from '@portico/domain/people/guest';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import type { WantedRoom } from './wanted-change.ts';

/** Who sleeps in a room and in which beds once it is changed: what is not named stays, beds while the type stays. */
export function peopleOfRoom(
  hotel: Hotel,
  booked: BookedRoom | null,
  wanted: WantedRoom,
): Pick<BookedRoom, 'leadGuest' | 'fellows' | 'roomConfiguration'> {
  const { bedOptionId } = wanted;
  const options = hotel.roomTypes.get(wanted.roomTypeId)?.part.configurations ?? [];
  const beds = options.find(({ id }) => id === bedOptionId);
  const keepsBeds = bedOptionId === undefined && booked?.roomTypeId === wanted.roomTypeId;
  const known = wanted.fellows ?? booked?.fellows ?? [];
  return {
    leadGuest: wanted.leadGuest ?? booked?.leadGuest ?? nobody,
    fellows: known.length === 0 ? [] : fellowGuests(wanted.guests, known),
    roomConfiguration: keepsBeds
      ? (booked?.roomConfiguration ?? null)
      : beds
        ? { id: beds.id, name: beds.name }
        : null,
  };
}
