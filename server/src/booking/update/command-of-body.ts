import type { ManagePreviewRequest } from '@portico/contract/calls/manage-preview';
import type { ManageUpdateRequest } from '@portico/contract/calls/manage-update';
import { guestPaths } from '@portico/contract/paths';
import { bookerFromWire } from '@portico/contract/wire/booker';
import { cardFromWire } from '@portico/contract/wire/card';
import { guestFromWire } from '@portico/contract/wire/guest';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import { ok, refused, type Result } from '@portico/domain/result';
import type { ChangePlan } from '../change/change-plan.ts';
import type { BookingRefusal, InvalidRequest } from '../submit/booking-refusal.ts';
import type { ChangeRequest, ChangeCommand } from '../change/change-command.ts';
import { reasonFaults } from '../change/reason-faults.ts';
import { isSeenSum } from '../change/seen-sum.ts';
import type { RequestedChange, RoomToQuote } from '../change/requested-change.ts';
import type { FieldFault } from '../../hotel/field-faults.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import { fingerprintOf } from '../../platform/once/idempotency.ts';
import type { BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import type { GrantedBy } from '../../platform/http/grant-book.ts';

/** For Preview. Reasons are required only when cancelling. */
export function requestOfBody(body: ManagePreviewRequest, by: GrantedBy): ChangeRequest {
  return {
    reservationId: body.ReservationId,
    seenVersion: body.Version,
    requestedOf: (before) => {
      const requested = requestedOfBody(body, before);
      return requested.ok ? ok(withUnseen(requested.value, before, by)) : requested;
    },
  };
}

/** For Update. */
export function commandOfBody(hotel: Hotel, body: ManageUpdateRequest, by: GrantedBy): ChangeCommand {
  const { Booker, CardDetails, BrowserData } = body;
  const request = requestOfBody(body, by);
  return {
    ...request,
    requestedOf: (before) => {
      const requested = request.requestedOf(before);
      if (!requested.ok) return requested;
      const reasons = requested.value.roomsToCancel.map(({ reasonId }, index) => ({
        reasonId,
        field: `RoomsToCancel[${index}].CancellationReasonId`,
      }));
      const faults = reasonFaults(hotel, reasons);
      return faults.length > 0 ? refused({ code: 'request.invalid', faults }) : requested;
    },
    scope: 'manage.update',
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
    isAsSeen: (plan) => isAsSeen(body, plan),
    requestedEmail: Booker?.Email,
    mayEndOpen: true,
    wantsCard: false,
    card: CardDetails ? cardFromWire(CardDetails) : null,
    browser: BrowserData,
    returnPath: guestPaths.openedReservation(hotel.definition.property.code),
  };
}

/** Access by number and name shows no postal address: empty fields keep their value. */
function withUnseen(
  requested: RequestedChange,
  { booker: before }: BookedReservation,
  by: GrantedBy,
): RequestedChange {
  const { booker } = requested;
  if (by !== 'lookup' || booker === undefined) return requested;
  const { street, postCode } = booker;
  return {
    ...requested,
    booker: { ...booker, street: street || before.street, postCode: postCode || before.postCode },
  };
}

/** Whether each sum that the guest saw equals the plan's. Sums that were not sent are not compared. */
function isAsSeen(body: ManagePreviewRequest, { before, after, money }: ChangePlan): boolean {
  const isSeen = (seen: number | null | undefined, minor: number) => isSeenSum(seen, minor, after.currency);
  const added = after.rooms.slice(before.rooms.length);
  const rooms = body.ReservationItems.map((item) =>
    (item.ReservationItemId ?? null) === null
      ? added.shift()
      : after.rooms.find(({ itemId }) => itemId === item.ReservationItemId),
  );
  return (
    isSeen(body.SeenTotalCost, after.grossMinor) &&
    isSeen(body.SeenPayment, money.takeMinor) &&
    body.ReservationItems.every(({ TotalCost }, index) => {
      const room = rooms[index];
      return room === undefined || isSeen(TotalCost, room.grossMinor + room.extrasGrossMinor);
    })
  );
}

type Item = ManagePreviewRequest['ReservationItems'][number];

/**
 * The requested change in terms of the domain; what it does not name stays. Refuses a room not of the booking, and an
 * incomplete added room.
 */
function requestedOfBody(
  body: ManagePreviewRequest,
  before: BookedReservation,
): Result<RequestedChange, BookingRefusal> {
  const rooms: RoomToQuote[] = [];
  const faults: FieldFault[] = [];
  for (const [index, item] of body.ReservationItems.entries()) {
    const room = roomFromWire(item, before);
    if (room.ok) rooms.push(room.value);
    else
      faults.push(
        ...room.refusal.faults.map(({ field, message }) => ({
          field: `ReservationItems[${index}].${field}`,
          message,
        })),
      );
  }
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  return ok({
    booker: body.Booker ? bookerFromWire(body.Booker) : undefined,
    specialRequests: body.SpecialRequests === undefined ? undefined : textOrNull(body.SpecialRequests),
    rooms,
    roomsToCancel: body.RoomsToCancel.map(({ ReservationItemId, CancellationReasonId }) => ({
      itemId: ReservationItemId,
      reasonId: CancellationReasonId ?? null,
    })),
    preCheckedIn: [],
  });
}

/** The fields at fault are the room's. */
function roomFromWire(item: Item, before: BookedReservation): Result<RoomToQuote, InvalidRequest> {
  const itemId = item.ReservationItemId ?? null;
  const booked = before.rooms.find((room) => room.itemId === itemId);
  if (itemId !== null && booked === undefined)
    return refused({
      code: 'request.invalid',
      faults: [{ field: 'ReservationItemId', message: 'Expected a room of this booking' }],
    });
  const DateOfArrival = item.DateOfArrival ?? booked?.stay.arrival;
  const DateOfDeparture = item.DateOfDeparture ?? booked?.stay.departure;
  const RoomTypeId = item.RoomTypeId ?? booked?.roomTypeId;
  const RatePlanId = item.RatePlanId ?? booked?.ratePlanId;
  const NumberOfAdults = item.NumberOfAdults ?? booked?.guests.adults;
  if (
    DateOfArrival === undefined ||
    DateOfDeparture === undefined ||
    RoomTypeId === undefined ||
    RatePlanId === undefined ||
    NumberOfAdults === undefined
  ) {
    const needed = { DateOfArrival, DateOfDeparture, RoomTypeId, RatePlanId, NumberOfAdults };
    const missing = Object.entries(needed).filter(([, value]) => value === undefined);
    const faults = missing.map(([field]) => ({ field, message: 'Expected of a new room' }));
    return refused({ code: 'request.invalid', faults });
  }
  return ok({
    ...detailsFromWire(item),
    itemId,
    stay: { arrival: DateOfArrival, departure: DateOfDeparture },
    roomTypeId: RoomTypeId,
    ratePlanId: RatePlanId,
    guests: { adults: NumberOfAdults, ...youngOf(item, booked) },
  });
}

function youngOf(item: Item, booked: BookedRoom | undefined) {
  return {
    children: item.NumberOfChildren ?? booked?.guests.children ?? 0,
    infants: item.NumberOfInfants ?? booked?.guests.infants ?? 0,
  };
}

function detailsFromWire(
  item: Item,
): Pick<RoomToQuote, 'childAges' | 'leadGuest' | 'fellows' | 'bedOptionId' | 'extras'> {
  return {
    childAges: item.ChildAges ?? undefined,
    leadGuest: item.LeadGuest ? guestFromWire(item.LeadGuest) : undefined,
    fellows: item.Guests?.map((guest) => ({
      ...guestFromWire(guest),
      isChild: guest.IsChild,
      isPlaceholder: guest.IsPlaceholder,
    })),
    bedOptionId: item.RoomConfigurationDropdownOptionId,
    extras: (item.Services ?? []).map(({ ServiceId, Quantity }) => ({
      extraId: ServiceId,
      quantity: Quantity,
    })),
  };
}
