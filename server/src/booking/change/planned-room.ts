import { quantityForGuests, mostForGuests } from '@portico/domain/availability/extra-beds';
import { isSameStay } from '@portico/domain/calendar/stay';
import type { ExtraId } from '@portico/domain/ids';
import { agesOfChildren } from '@portico/domain/occupancy/child-ages';
import type { Guests } from '@portico/domain/occupancy/guests';
import { emptyGuest } from '@portico/domain/people/guest';
import { fellowGuests } from '@portico/domain/people/guests-of-room';
import { extraKeepsPrice } from '@portico/domain/pricing/changed-extra';
import { extraQuote } from '@portico/domain/pricing/extra-cost';
import { isSameButDates, isSameRoom } from '@portico/domain/pricing/room-to-be';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { asksChildAges } from '../../hotel/child-ages.ts';
import { extraInRoom } from '../../hotel/extra-in-room.ts';
import type { Hotel, HotelExtra } from '../../hotel/hotel.ts';
import type { BookedRoom, BookedExtra } from '../../reservation/booked-reservation.ts';
import { chosenBeds, bookedExtra } from '../../reservation/terms-today.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { pricedRoom, type PricedRoom } from './priced-room.ts';
import type { RoomFacts } from './room-facts.ts';
import type { RoomToQuote } from './requested-change.ts';

/**
 * One room after the change, priced again if its price changes. Refuses a stay, type, plan, guests or extras that the
 * hotel does not sell. Rule: docs/pricing.md, "Changing a booking".
 */
export async function plannedRoom(
  db: Kysely<Schema>,
  hotel: Hotel,
  facts: RoomFacts,
): Promise<Result<PricedRoom, BookingRefusal>> {
  const { booked, requested } = facts;
  if (booked !== null && booked.cancelled !== null) return refused({ code: 'change.cancelled' });
  const isForSame = booked !== null && isSameButDates(booked, requested);
  const isAsItWas = isForSame && isSameStay(booked.stay, requested.stay);
  const priced = isAsItWas ? ok({ room: booked, losesPromotion: false }) : await pricedRoom(db, hotel, facts);
  if (!priced.ok) return priced;
  const extras = plannedExtras(hotel, facts);
  if (!extras.ok) return extras;
  const { losesPromotion, room } = priced.value;
  // Other guests or other beds clear the check-in.
  const preCheckedInAt = isForSame ? room.preCheckedInAt : null;
  const people = peopleOfRoom(hotel, booked, requested);
  const isAsked = asksChildAges(hotel, { ...requested, extras: extras.value.extras });
  const ages = requested.childAges ?? booked?.childAges ?? [];
  const childAges = isAsked ? agesOfChildren(ages, requested.guests.children) : [];
  return ok({ room: { ...room, ...people, childAges, ...extras.value, preCheckedInAt }, losesPromotion });
}

/** Guests and beds of a room after the change. What is not named stays; beds stay while the type does. */
function peopleOfRoom(
  hotel: Hotel,
  booked: BookedRoom | null,
  requested: RoomToQuote,
): Pick<BookedRoom, 'leadGuest' | 'fellows' | 'roomConfiguration'> {
  const { bedOptionId, roomTypeId } = requested;
  const keepsBeds = bedOptionId === undefined && booked?.roomTypeId === roomTypeId;
  const known = requested.fellows ?? booked?.fellows ?? [];
  return {
    leadGuest: requested.leadGuest ?? booked?.leadGuest ?? emptyGuest,
    fellows: known.length === 0 ? [] : fellowGuests(requested.guests, known),
    roomConfiguration: keepsBeds
      ? booked.roomConfiguration
      : chosenBeds(hotel.roomTypes.get(roomTypeId), bedOptionId),
  };
}

type Planned = Pick<BookedRoom, 'extras' | 'extrasGrossMinor'>;

/**
 * The extras of a room after the change; those not named stay. Refuses one that is named twice, that guests may not
 * change, that does not go with the room, or an excessive quantity. Does not check availability. Rule: docs/pricing.md,
 * "Extras of a changed room".
 */
function plannedExtras(hotel: Hotel, facts: RoomFacts): Result<Planned, BookingRefusal> {
  const { booked, requested, index } = facts;
  const ids = requested.extras.map(({ extraId }) => extraId);
  const repeated = ids.findIndex((id, place) => ids.indexOf(id) !== place);
  if (repeated >= 0) {
    const field = `ReservationItems[${index}].Services[${repeated}].ServiceId`;
    return refused({ code: 'request.invalid', faults: [{ field, message: 'Expected each service once' }] });
  }
  const had = booked?.extras ?? [];
  const extras: BookedExtra[] = [];
  for (const extraId of [...new Set([...had.map((extra) => extra.extraId), ...ids])].sort((a, b) => a - b)) {
    const planned = plannedExtra(hotel, facts, extraId);
    if (!planned.ok) return planned;
    if (planned.value !== null) extras.push(planned.value);
  }
  return ok({ extras, extrasGrossMinor: extras.reduce((sum, { grossMinor }) => sum + grossMinor, 0) });
}

/** Of an extra that the change does not name. */
function quantityThatStays(
  was: BookedExtra | undefined,
  extra: HotelExtra | undefined,
  guests: Guests,
): number {
  if (was === undefined) return 0;
  if (extra?.part.allowEditOnBookingEngine !== true) return was.quantity;
  return quantityForGuests(extra.rules, was.quantity, guests);
}

/** Null: the room does not have it. */
function plannedExtra(
  hotel: Hotel,
  { booked, requested, byHotel }: RoomFacts,
  extraId: ExtraId,
): Result<BookedExtra | null, BookingRefusal> {
  const was = booked?.extras.find((extra) => extra.extraId === extraId);
  const extra = hotel.extras.get(extraId);
  const quantity =
    requested.extras.find((one) => one.extraId === extraId)?.quantity ??
    quantityThatStays(was, extra, requested.guests);
  const name = extra?.part.name ?? was?.name;
  const isFixed = byHotel === undefined && extra?.part.allowEditOnBookingEngine !== true;
  if (was !== undefined && was.quantity !== quantity && isFixed)
    return refused({ code: 'change.extra-fixed', which: { extraName: name } });
  if (quantity === 0) return ok(null);
  const rules = extra && extraInRoom(hotel, extra, requested);
  if (
    was !== undefined &&
    booked !== null &&
    (rules !== undefined || isSameRoom(booked, requested)) &&
    extraKeepsPrice(was, { ...booked, quantity: was.quantity }, { ...requested, quantity })
  )
    return ok(was);
  if (rules === undefined || quantity > mostForGuests(rules, requested.guests))
    return refused({ code: 'extra.unavailable', which: { extraName: name } });
  const vat = { ...hotel.vat, rateMillipercent: (booked?.vat ?? hotel.vat).rateMillipercent };
  return ok(bookedExtra(hotel, extraQuote({ extra: rules, quantity }, { ...requested, vat })));
}
