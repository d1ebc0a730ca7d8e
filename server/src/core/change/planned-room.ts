import { isSameStay } from '@portico/domain/calendar/stay';
import { nobody } from '@portico/domain/people/guest';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import { isSameButDates } from '@portico/domain/pricing/room-to-be';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { chosenBeds } from '../reservation/terms-today.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import { plannedExtras } from './planned-extras.ts';
import { pricedRoom, type PricedRoom } from './priced-room.ts';
import type { RoomFacts } from './room-facts.ts';
import type { WantedRoom } from './wanted-change.ts';

/**
 * One room as it is to be, priced where its price changes. Refuses a stay, a type, a plan, guests or extras that the
 * hotel does not sell. Rule: docs/pricing.md, "Changing a booking".
 */
export async function plannedRoom(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
): Promise<Result<PricedRoom, ChangeRefusal>> {
  const { booked, wanted } = facts;
  if (booked !== null && booked.cancelled !== null) return refused({ code: 'change.cancelled' });
  const isForSame = booked !== null && isSameButDates(booked, wanted);
  const isAsItWas = isForSame && isSameStay(booked.stay, wanted.stay);
  const priced = isAsItWas ? ok({ room: booked, losesPromotion: false }) : await pricedRoom(db, hotel, facts);
  if (!priced.ok) return priced;
  const extras = plannedExtras(hotel, booked, wanted, facts.index);
  if (!extras.ok) return extras;
  const { losesPromotion, room } = priced.value;
  // Other guests, or other beds for them, have not checked in.
  const preCheckedInAt = isForSame ? room.preCheckedInAt : null;
  const people = peopleOfRoom(hotel, booked, wanted);
  return ok({ room: { ...room, ...people, ...extras.value, preCheckedInAt }, losesPromotion });
}

/** Who sleeps in a room and in which beds once it is changed: what is not named stays, beds while the type stays. */
function peopleOfRoom(
  hotel: Hotel,
  booked: BookedRoom | null,
  wanted: WantedRoom,
): Pick<BookedRoom, 'leadGuest' | 'fellows' | 'roomConfiguration'> {
  const { bedOptionId, roomTypeId } = wanted;
  const keepsBeds = bedOptionId === undefined && booked?.roomTypeId === roomTypeId;
  const known = wanted.fellows ?? booked?.fellows ?? [];
  return {
    leadGuest: wanted.leadGuest ?? booked?.leadGuest ?? nobody,
    fellows: known.length === 0 ? [] : fellowGuests(wanted.guests, known),
    roomConfiguration: keepsBeds
      ? booked.roomConfiguration
      : chosenBeds(hotel.roomTypes.get(roomTypeId), bedOptionId),
  };
}
