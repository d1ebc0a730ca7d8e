import type { PreCheckInPreviewRequest } from '@portico/contract/calls/pre-check-in-save';
import { toBedOptions } from '@portico/contract/property-file/to-domain';
import { bookerFromWire } from '@portico/contract/wire/booker';
import { guestFromWire, guestFields } from '@portico/contract/wire/guest';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { BedOptionId } from '@portico/domain/ids';
import { arrivingGuestIssues } from '@portico/domain/people/arriving-guest';
import { ok, refused, type Result } from '@portico/domain/result';
import { isOtherEmail } from '../booking/change/request-email-change.ts';
import type { BookingRefusal } from '../booking/submit/booking-refusal.ts';
import { noChange, type RequestedChange, type RoomToQuote } from '../booking/change/requested-change.ts';
import { type FieldFault, fieldFaults } from '../hotel/field-faults.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { OpenedPreCheckIn } from './open-link.ts';
import { sleepersOf } from './sleepers.ts';
import { toCheckIn } from './to-check-in.ts';
import type { BookedReservation, BookedRoom } from '../reservation/booked-reservation.ts';
import { notCheckedIn } from './not-checked-in.ts';
import { asksChildAges } from '../hotel/child-ages.ts';

type Item = PreCheckInPreviewRequest['ReservationItems'][number];

/**
 * What to change of the current booking: guests, beds, extras, requests, arrival time and booker. Refuses a link
 * revoked meanwhile, rooms with nothing to check in, and invalid fields.
 */
export function requestedOfSave(
  { hotel, link }: OpenedPreCheckIn,
  body: PreCheckInPreviewRequest,
  before: BookedReservation,
  now: Date,
): Result<RequestedChange, BookingRefusal> {
  if (before.linkVersion !== link.linkVersion) return refused({ code: 'link.invalid' });
  const rooms = toCheckIn(hotel, before, link.itemId, now);
  if (!rooms.ok) return refused({ code: notCheckedIn(rooms.refusal.code) });
  const faults = [
    ...(link.itemId === null ? [] : ofOneRoomFaults(body)),
    ...emailFaults(body, before),
    ...savedFaults(hotel, rooms.value, body.ReservationItems),
  ];
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  return ok({
    ...noChange,
    booker: body.Booker ? bookerFromWire(body.Booker) : undefined,
    specialRequests:
      body.SpecialRequests === undefined || link.itemId !== null
        ? undefined
        : textOrNull(body.SpecialRequests),
    arrivalTime: link.itemId === null ? body.ArrivalTime : undefined,
    rooms: body.ReservationItems.flatMap((item) => {
      const room = rooms.value.find(({ itemId }) => itemId === item.ReservationItemId);
      return room === undefined ? [] : [requestedRoom(hotel, room, item)];
    }),
    preCheckedIn: rooms.value.map(({ itemId }) => itemId),
  });
}

/** The link is passed among guests: it must not redirect the booking's mails, and the links in them. */
function emailFaults({ Booker }: PreCheckInPreviewRequest, before: BookedReservation): FieldFault[] {
  if (!Booker || !isOtherEmail(Booker.Email, before)) return [];
  return [{ field: 'Booker.Email', message: 'Expected the e-mail address of the booking' }];
}

/** Booker, requests, arrival time and paid extras belong to the whole booking. */
function ofOneRoomFaults({
  Booker,
  SpecialRequests,
  ArrivalTime,
  ReservationItems,
}: PreCheckInPreviewRequest): FieldFault[] {
  const message = 'Expected nothing but who sleeps in this room, and in which beds';
  const fields = [
    ...(Booker ? ['Booker'] : []),
    ...(SpecialRequests ? ['SpecialRequests'] : []),
    ...(ArrivalTime ? ['ArrivalTime'] : []),
    ...ReservationItems.flatMap(({ Services }, index) =>
      Services.length > 0 ? [`ReservationItems[${index}].Services`] : [],
    ),
  ];
  return fields.map((field) => ({ field, message }));
}

function requestedRoom(hotel: Hotel, room: BookedRoom, item: Item): RoomToQuote {
  const { itemId, stay, roomTypeId, ratePlanId, guests } = room;
  const [lead, ...others] = item.Guests.map(guestFromWire);
  const [, ...fellows] = sleepersOf(room);
  return {
    itemId,
    stay,
    roomTypeId,
    ratePlanId,
    guests,
    childAges: agesOf(room, item),
    leadGuest: lead,
    fellows: others.map((guest, index) => ({
      ...guest,
      isChild: fellows[index]?.isChild ?? false,
      isPlaceholder: false,
    })),
    bedOptionId: item.RoomConfigurationDropdownOptionId ?? bedsToKeep(hotel, room),
    extras: item.Services.map(({ ServiceId, Quantity }) => ({ extraId: ServiceId, quantity: Quantity })),
  };
}

/** Of its children, stated now or before; undefined: not of all. */
function agesOf(room: BookedRoom, { Guests }: Item): readonly number[] | undefined {
  const children = sleepersOf(room).map(({ isChild, age }, place) => ({
    isChild,
    age: Guests[place]?.Age ?? age,
  }));
  const ages = children.flatMap(({ isChild, age }) => (isChild && age !== null ? [age] : []));
  return ages.length === room.guests.children ? ages : undefined;
}

/** The booked beds if the type still has them; else the guest must choose, where the hotel requires it. */
function bedsToKeep(
  hotel: Hotel,
  { roomTypeId, roomConfiguration: booked }: BookedRoom,
): BedOptionId | null | undefined {
  const part = hotel.roomTypes.get(roomTypeId)?.part;
  const isThere = booked !== null && part !== undefined && toBedOptions(part).includes(booked.id);
  return isThere || !hotel.definition.settings.askRoomConfiguration ? undefined : null;
}

type Items = PreCheckInPreviewRequest['ReservationItems'];

/**
 * Faults of the rooms and guests, by wire field. Each room of the link has to be named once, with everyone who sleeps
 * there, each valid. Rule: docs/journeys.md, "Guests before arrival".
 */
function savedFaults(hotel: Hotel, rooms: readonly BookedRoom[], items: Items): FieldFault[] {
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
  const asksAge = asksChildAges(hotel, room);
  return sleepers.flatMap(({ isChild, age }, place) => {
    const guest = Guests[place];
    const arriving = guest && { ...guestFromWire(guest), isChild, asksAge, age: guest.Age ?? age };
    const issues = arriving && arrivingGuestIssues(arriving, hotel.definition.settings.required);
    return fieldFaults(hotel, `${parent}.Guests[${place}]`, { ...guestFields, age: 'Age' }, issues ?? []);
  });
}
