import type { ManagePreviewRequest } from '@portico/contract/calls/manage-preview';
import { bookerFromWire } from '@portico/contract/wire/booker';
import { guestFromWire } from '@portico/contract/wire/guest';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import { ok, refused, type Result } from '@portico/domain/result';
import type { ChangeRefusal } from '../../core/change/change-refusal.ts';
import type { WantedChange, WantedRoom } from '../../core/change/wanted-change.ts';
import type { FieldFault } from '../../core/hotel/field-faults.ts';
import type { BookedReservation, BookedRoom } from '../../core/reservation/booked-reservation.ts';

type Item = ManagePreviewRequest['ReservationItems'][number];

/**
 * An order as it came, in the words of domain; what it does not name stays as it is. Refuses a room that is not the
 * booking's, and one more of which it does not say enough.
 */
export function wantedOfBody(
  body: ManagePreviewRequest,
  before: BookedReservation,
): Result<WantedChange, ChangeRefusal> {
  const rooms: WantedRoom[] = [];
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

interface RoomRefusal {
  readonly code: 'request.invalid';
  /** Their fields are those of the room. */
  readonly faults: readonly FieldFault[];
}

function roomFromWire(item: Item, before: BookedReservation): Result<WantedRoom, RoomRefusal> {
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

/** Who sleeps there, in which beds, and what comes with it. */
function detailsFromWire(item: Item): Pick<WantedRoom, 'leadGuest' | 'fellows' | 'bedOptionId' | 'extras'> {
  return {
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
