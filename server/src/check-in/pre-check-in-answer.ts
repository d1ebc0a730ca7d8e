import type { PreCheckInItem, PreCheckInReservation } from '@portico/contract/calls/pre-check-in';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import { toManagedBooker } from '@portico/contract/wire/booker';
import { directionsUrl } from '@portico/contract/wire/directions-url';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { toWirePolicy } from '@portico/contract/wire/policy';
import { toWirePicture } from '@portico/contract/wire/picture';
import type { Kysely } from 'kysely';
import { bookedExtras } from '../booking/booked-extras.ts';
import { changeClock, roomFlags } from '../booking/room-changes.ts';
import { readExtras } from '../availability/inventory/read-extras.ts';
import type { Providers } from '../payments/providers.ts';
import type { OpenedPreCheckIn } from './open-link.ts';
import { toWireSleepers } from './sleepers.ts';
import type { BookedRoom } from '../reservation/booked-reservation.ts';
import { bookerIdOf } from '../reservation/individual-ids.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { cardToKeep } from './card-to-keep.ts';
import { readLastSaveAndCard, type LastSave } from './last-save.store.ts';
import { asksChildAges } from '../hotel/child-ages.ts';

/** What a link shows: the whole booking, or the guests and beds of one room. Rule: docs/pre-check-in.md. */
export async function preCheckInAnswer(
  db: Kysely<Schema>,
  opened: OpenedPreCheckIn,
  providers: Providers,
  now: Date,
): Promise<PreCheckInReservation> {
  const { hotel, reservation, link, rooms } = opened;
  const { property } = hotel.definition;
  const isWhole = link.itemId === null;
  const read = await readLastSaveAndCard(db, reservation);
  const savedCard = isWhole ? read.savedCard : undefined;
  const way = savedCard === undefined ? cardToKeep(opened, providers) : undefined;
  const clock = changeClock(hotel, now);
  const items: PreCheckInItem[] = [];
  for (const room of rooms)
    items.push({
      ...itemOf(opened, room),
      ChangeableUntil: roomFlags(reservation, room, clock).ChangeableUntil,
      ServiceOptions: isWhole ? await readExtras(db, hotel, room, room.extras) : null,
    });
  const { company } = reservation;
  return {
    Success: true,
    PropertyId: hotel.propertyId,
    ReferenceNumber: reservation.referenceNumber,
    IsReservation: isWhole,
    EntityId: link.itemId ?? reservation.reservationId,
    SpecialRequests: isWhole ? reservation.specialRequests : null,
    ArrivalTime: isWhole ? reservation.arrivalTime : null,
    ...toWireGuestCounts({
      adults: sumOf(rooms, ({ guests }) => guests.adults),
      children: sumOf(rooms, ({ guests }) => guests.children),
      infants: sumOf(rooms, ({ guests }) => guests.infants),
    }),
    CreditCards: savedCard?.card
      ? [{ Name: cardBrandText(savedCard.card.brand), LastFour: savedCard.card.last4 }]
      : [],
    Booker: isWhole ? toManagedBooker(reservation.booker, bookerIdOf(reservation)) : null,
    Company:
      isWhole && company
        ? { AccountId: company.accountId, Name: company.name, PONumber: company.poNumber }
        : null,
    ReservationItems: items,
    Version: reservation.version,
    CompletedAt: way === undefined ? completedAt(rooms) : null,
    CardRequired: way !== undefined,
    HowToKeepCard: way === undefined ? null : way.paidBy === 'card' ? 'card' : 'redirect',
    ...saves(read.last, isWhole),
    DateFrom: reservation.stay.arrival,
    DateTo: reservation.stay.departure,
    CheckInTime: property.checkInTime,
    CheckOutTime: property.checkOutTime,
    DirectionsUrl: directionsUrl(property),
  };
}

function itemOf(
  { hotel, reservation }: OpenedPreCheckIn,
  room: BookedRoom,
): Omit<PreCheckInItem, 'ServiceOptions' | 'ChangeableUntil'> {
  const amount = (minor: number) => toWireAmount(minor, reservation.currency);
  const picture = hotel.roomTypes.get(room.roomTypeId)?.part.images[0];
  const beds = room.roomConfiguration;
  return {
    ReservationItemId: room.itemId,
    RoomNumber: room.roomNumber,
    DateOfArrival: room.stay.arrival,
    DateOfDeparture: room.stay.departure,
    RoomTypeId: room.roomTypeId,
    RoomType: {
      RoomTypeId: room.roomTypeId,
      Name: room.roomTypeName,
      Image: picture === undefined ? null : toWirePicture(picture),
    },
    RatePlanId: room.ratePlanId,
    RatePlan: { RatePlanId: room.ratePlanId, RatePlanName: room.ratePlanName },
    Policy: toWirePolicy(room),
    RoomConfiguration: beds && { Id: beds.id, Name: beds.name },
    ...toWireGuestCounts(room.guests),
    Guests: toWireSleepers(room, asksChildAges(hotel, room)),
    Services: bookedExtras(hotel, reservation, room),
    OriginalTotalAccommodationCost: amount(room.grossMinor),
    OriginalTotalServicesCost: amount(room.extrasGrossMinor),
    OriginalTotalVat: amount(room.vatMinor + sumOf(room.extras, ({ vatMinor }) => vatMinor)),
    CompletedAt: room.preCheckedInAt?.toISOString() ?? null,
  };
}

/** When the last room was checked in online; null while one remains. */
function completedAt(rooms: readonly BookedRoom[]): string | null {
  const times = rooms.map(({ preCheckedInAt }) => preCheckedInAt?.toISOString() ?? '');
  return times.includes('') ? null : (times.sort().at(-1) ?? null);
}

const settled = { applied: 'Applied', declined: 'Declined', expired: 'Expired' } as const;

/** A link of one room does not show payments by others, or their result. */
function saves(
  last: LastSave | undefined,
  isWhole: boolean,
): Pick<PreCheckInReservation, 'PendingSave' | 'LastSave'> {
  if (last === undefined) return { PendingSave: null, LastSave: null };
  const { status } = last;
  const actionUrl = isWhole ? last.actionUrl : null;
  const isReported = isWhole || status === 'applied';
  if (status !== 'open') return { PendingSave: null, LastSave: isReported ? settled[status] : null };
  const Status = actionUrl === null ? 'Pending' : 'ActionRequired';
  return { PendingSave: { Status, ActionUrl: actionUrl }, LastSave: null };
}

function sumOf<Of>(of: readonly Of[], minorOf: (one: Of) => number): number {
  return of.reduce((sum, one) => sum + minorOf(one), 0);
}
