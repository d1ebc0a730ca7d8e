import { issueText } from '@portico/contract/texts/issue-texts';
import { guestFields } from '@portico/contract/wire/guest';
import { localTimeAt, type LocalTime } from '@portico/domain/calendar/property-clock';
import { fellowGuestIssues } from '@portico/domain/people/guests-of-room';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { fieldFaults, type FieldFault } from '../../hotel/field-faults.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { bedFaults, bookerByStaffFaults, bookerFaults, leadGuestFaults } from '../../hotel/people-faults.ts';
import type { LedgerEntry } from '../../payments/attempts/read-ledger.store.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { feesMinor, standingRooms } from '../../reservation/standing-rooms.ts';
import { cancelledRooms } from './cancelled-rooms.ts';
import { isCancelling, type ChangePlan } from './change-plan.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { rightsRefusal } from './change-rights.ts';
import { changedThings } from './changed-things.ts';
import { plannedRoom } from './planned-room.ts';
import { sumsAfter } from './sums-after.ts';
import type { RequestedChange, RoomToQuote } from './requested-change.ts';
import { childAgesFaults } from '../../hotel/child-ages.ts';

/**
 * What a change would do at the prices and rules of now, without doing it. Shared by Preview, Update and Cancel. To
 * apply the plan, `db` is the transaction that has locked the booking, and `ledger` was read under that lock. Refuses
 * what the rules forbid. Rule: docs/pricing.md, "Changing a booking".
 */
export async function planChange(
  db: Kysely<Schema>,
  hotel: Hotel,
  before: BookedReservation,
  requested: RequestedChange,
  { now, ledger }: { readonly now: Date; readonly ledger: readonly LedgerEntry[] },
): Promise<Result<ChangePlan, BookingRefusal>> {
  if (before.status === 'cancelled') return refused({ code: 'change.cancelled' });
  if (before.status !== 'confirmed') return refused({ code: 'reservation.unknown' });
  const faults = peopleFaultsOfChange(hotel, before, requested);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const clock = localTimeAt(now.getTime(), hotel.definition.property.timeZone);
  const noRight = rightsRefusal(hotel, before, requested, clock);
  if (noRight !== undefined) return refused(noRight);
  const planned = await plannedRooms(db, hotel, before, requested, clock);
  if (!planned.ok) return planned;
  const rooms = cancelledRooms(planned.value.rooms, requested.roomsToCancel, { now, clock }).map((room) =>
    // A room already checked in online keeps its time.
    requested.preCheckedIn.includes(room.itemId)
      ? { ...room, preCheckedInAt: room.preCheckedInAt ?? now }
      : room,
  );
  const kind = kindOf(requested, rooms);
  const facts = { ledger, today: clock.date, isCancelling: isCancelling(kind) };
  const { money, ...sums } = sumsAfter(hotel, before, rooms, facts);
  const after: BookedReservation = {
    ...before,
    ...sums,
    booker: { ...(requested.booker ?? before.booker), email: requested.newEmail ?? before.booker.email },
    specialRequests:
      requested.specialRequests === undefined ? before.specialRequests : requested.specialRequests,
    arrivalTime: requested.arrivalTime === undefined ? before.arrivalTime : requested.arrivalTime,
    status: standingRooms({ rooms }).length > 0 ? before.status : 'cancelled',
    version: before.version + 1,
    rooms,
  };
  return ok({
    kind,
    before,
    after,
    what: changedThings(before, after),
    lostPromotions: planned.value.lostPromotions,
    feeMinor: feesMinor(after) - feesMinor(before),
    money,
    keepsCard: false,
  });
}

function kindOf(requested: RequestedChange, rooms: readonly BookedRoom[]): ChangePlan['kind'] {
  if (requested.preCheckedIn.length > 0) return 'pre-check-in';
  if (standingRooms({ rooms }).length === 0) return 'cancel';
  const isOnlyCancelling =
    requested.rooms.length === 0 &&
    requested.booker === undefined &&
    requested.newEmail === undefined &&
    requested.specialRequests === undefined &&
    requested.arrivalTime === undefined;
  return isOnlyCancelling && requested.roomsToCancel.length > 0 ? 'cancel-rooms' : 'update';
}

interface PlannedRooms extends Pick<ChangePlan, 'lostPromotions'> {
  readonly rooms: readonly BookedRoom[];
}

/** The rooms after the change, added ones last. Refuses at the first that is not possible. */
async function plannedRooms(
  db: Kysely<Schema>,
  hotel: Hotel,
  before: BookedReservation,
  requested: RequestedChange,
  clock: LocalTime,
): Promise<Result<PlannedRooms, BookingRefusal>> {
  const rooms = [...before.rooms];
  const lostPromotions: ChangePlan['lostPromotions'][number][] = [];
  for (const [index, room] of requested.rooms.entries()) {
    const place = rooms.findIndex(({ itemId }) => itemId === room.itemId);
    const booked = place < 0 ? null : (rooms[place] ?? null);
    const roomNumber = booked?.roomNumber ?? 1 + Math.max(...rooms.map((other) => other.roomNumber));
    const { byHotel } = requested;
    const facts = { reservation: before, booked, requested: room, roomNumber, clock, index, byHotel };
    const planned = await plannedRoom(db, hotel, facts);
    if (!planned.ok) return planned;
    const { losesPromotion, room: after } = planned.value;
    rooms[place < 0 ? rooms.length : place] = after;
    if (losesPromotion && booked?.promotion)
      lostPromotions.push({ itemId: booked.itemId, name: booked.promotion.name });
  }
  const most = hotel.definition.settings.maxNumberOfRoomsOnBooking;
  const isMore = rooms.length > before.rooms.length;
  const leaving = new Set(requested.roomsToCancel.map(({ itemId }) => itemId));
  const standing = rooms.filter((room) => room.cancelled === null && !leaving.has(room.itemId));
  if (isMore && standing.length > most) return refused({ code: 'basket.too-many-rooms' });
  if (standing.length > 0 && standing.every(({ guests }) => guests.adults === 0))
    return refused({
      code: 'request.invalid',
      faults: [{ field: 'ReservationItems', message: issueText('search.no-adult') }],
    });
  return ok({ rooms, lostPromotions });
}

/** Faults of the named rooms and of their guests and beds, by wire field. */
function peopleFaultsOfChange(
  hotel: Hotel,
  before: BookedReservation,
  requested: RequestedChange,
): FieldFault[] {
  return [
    ...bookerFaultsOfChange(hotel, before, requested),
    ...unknownRooms(before, requested),
    ...requested.rooms.flatMap((room, index) =>
      roomFaults(hotel, before, room, {
        field: `ReservationItems[${index}]`,
        isByHotel: requested.byHotel !== undefined,
      }),
    ),
  ];
}

function bookerFaultsOfChange(
  hotel: Hotel,
  before: BookedReservation,
  { booker, newEmail, byHotel }: RequestedChange,
): FieldFault[] {
  if (booker === undefined) return [];
  if (byHotel === undefined) return bookerFaults(hotel, booker);
  return bookerByStaffFaults(hotel, { ...booker, email: newEmail ?? before.booker.email });
}

/** Each named room has to be of the booking and named once. */
function unknownRooms(before: BookedReservation, requested: RequestedChange): FieldFault[] {
  const known = new Set<string>(before.rooms.map(({ itemId }) => itemId));
  const named = [
    ...requested.rooms.map(({ itemId }, index) => ({ itemId, field: `ReservationItems[${index}]` })),
    ...requested.roomsToCancel.map(({ itemId }, index) => ({ itemId, field: `RoomsToCancel[${index}]` })),
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
  requested: RoomToQuote,
  { field, isByHotel }: { readonly field: string; readonly isByHotel: boolean },
): FieldFault[] {
  const { leadGuest, fellows = [], bedOptionId } = requested;
  const lead =
    leadGuest === undefined
      ? requested.itemId === null
        ? [{ field: `${field}.LeadGuest`, message: 'Expected a lead guest of a new room' }]
        : []
      : leadGuestFaults(hotel, field, leadGuest, isByHotel ? onlyNamed : undefined);
  const others = fellows.flatMap((guest, index) =>
    fieldFaults(hotel, `${field}.Guests[${index}]`, guestFields, fellowGuestIssues(guest)),
  );
  const areBedsOpen = isByHotel && (bedOptionId ?? null) === null;
  return [
    ...lead,
    ...others,
    ...(areBedsOpen ? [] : bedsOfChange(hotel, before, requested, field)),
    ...agesOfChange(requested, field),
  ];
}

const onlyNamed = { email: false, phone: false };

/** Ages that are stated must be those of all children. A change may leave them out: a guest adds them later. */
function agesOfChange({ childAges, guests }: RoomToQuote, field: string): FieldFault[] {
  const isAsked = childAges !== undefined;
  return childAgesFaults(field, { isAsked, children: guests.children, ages: childAges ?? [] });
}

/** Checks beds that are chosen, or all if the room type changes. */
function bedsOfChange(
  hotel: Hotel,
  before: BookedReservation,
  { itemId, roomTypeId, bedOptionId: chosen }: RoomToQuote,
  field: string,
): FieldFault[] {
  const room = before.rooms.find((booked) => booked.itemId === itemId);
  return chosen === undefined && room?.roomTypeId === roomTypeId
    ? []
    : bedFaults(hotel, field, roomTypeId, chosen ?? null);
}
