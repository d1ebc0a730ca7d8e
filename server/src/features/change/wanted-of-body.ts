import type { ManagePreviewRequest } from '@portico/contract/calls/manage-preview';
import { bookerFromWire } from '@portico/contract/wire/booker';
import { guestCountsFromWire, guestFromWire } from '@portico/contract/wire/guest';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import type { WantedChange, WantedRoom } from '../../core/change/wanted-change.ts';

/** An order as it came, in the words of domain; what it does not name stays as it is. */
export function wantedOfBody(body: ManagePreviewRequest): WantedChange {
  return {
    booker: body.Booker ? bookerFromWire(body.Booker) : undefined,
    specialRequests: body.SpecialRequests === undefined ? undefined : textOrNull(body.SpecialRequests),
    rooms: body.ReservationItems.map(roomFromWire),
    roomsToCancel: body.RoomsToCancel.map(({ ReservationItemId, CancellationReasonId }) => ({
      itemId: ReservationItemId,
      reasonId: CancellationReasonId ?? null,
    })),
    preCheckedIn: [],
  };
}

function roomFromWire(room: ManagePreviewRequest['ReservationItems'][number]): WantedRoom {
  return {
    itemId: room.ReservationItemId,
    stay: { arrival: room.DateOfArrival, departure: room.DateOfDeparture },
    roomTypeId: room.RoomTypeId,
    ratePlanId: room.RatePlanId,
    guests: guestCountsFromWire(room),
    leadGuest: room.LeadGuest ? guestFromWire(room.LeadGuest) : undefined,
    fellows: room.Guests?.map((guest) => ({
      ...guestFromWire(guest),
      isChild: guest.IsChild,
      isPlaceholder: guest.IsPlaceholder,
    })),
    bedOptionId: room.RoomConfigurationDropdownOptionId,
    extras: (room.Services ?? []).map(({ ServiceId, Quantity }) => ({
      extraId: ServiceId,
      quantity: Quantity,
    })),
  };
}
