import { haveSameGuests, isSameRoom } from '@portico/domain/pricing/room-to-be';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { ChangeRefusal } from './change-refusal.ts';
import { peopleOfRoom } from './people-of-room.ts';
import { plannedExtras } from './planned-extras.ts';
import { pricedRoom, type PricedRoom } from './priced-room.ts';
import type { RoomFacts } from './room-facts.ts';
import { isSameStay } from './same-stay.ts';

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
  const isAsItWas =
    booked !== null &&
    isSameStay(booked, wanted) &&
    isSameRoom(booked, wanted) &&
    haveSameGuests(booked, wanted);
  const priced = isAsItWas ? ok({ room: booked, losesPromotion: false }) : await pricedRoom(db, hotel, facts);
  if (!priced.ok) return priced;
  const extras = plannedExtras(hotel, booked, wanted, facts.index);
  if (!extras.ok) return extras;
  const { losesPromotion, room } = priced.value;
  // Other guests, or other beds for them, have not checked in.
  const hasSame = booked !== null && isSameRoom(booked, wanted) && haveSameGuests(booked, wanted);
  const preCheckedInAt = hasSame ? room.preCheckedInAt : null;
  const people = peopleOfRoom(hotel, booked, wanted);
  return ok({ room: { ...room, ...people, ...extras.value, preCheckedInAt }, losesPromotion });
}
