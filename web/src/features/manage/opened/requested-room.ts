import type { ManageUpdateRequestBody } from '@portico/contract/calls/manage-update';
import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';

export type RequestedRoom = NonNullable<ManageUpdateRequestBody['ReservationItems']>[number];

/** A room as it stands, to send with its changes. */
export function requestedRoom(room: ManagedRoom): RequestedRoom {
  return {
    ReservationItemId: room.ReservationItemId,
    DateOfArrival: room.DateOfArrival,
    DateOfDeparture: room.DateOfDeparture,
    RoomTypeId: room.RoomTypeId,
    RatePlanId: room.RatePlanId,
    NumberOfAdults: room.NumberOfAdults,
    NumberOfChildren: room.NumberOfChildren,
    NumberOfInfants: room.NumberOfInfants,
  };
}
