import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';

/** What the page shows of the booking that is open; what is about one room says which. */
export type View =
  | { readonly name: 'overview' | 'booker' | 'requests' | 'complete' }
  | { readonly name: 'guests' | 'extras' | 'room'; readonly roomNumber: number }
  | DatesView
  | UpgradeView
  | NewRoomView;

/** `roomNumber` null: all rooms whose dates can be changed. `stay`: as it is asked for; null before that. */
export interface DatesView {
  readonly name: 'dates';
  readonly roomNumber: number | null;
  readonly stay: Stay | null;
}

/** `roomTypeId`: of the better room that is looked at; null before that. */
export interface UpgradeView {
  readonly name: 'upgrade';
  readonly roomNumber: number;
  readonly roomTypeId: number | null;
}

/** A room that is added, as far as it is chosen. `past`: the last of its steps that was gone through. */
export interface NewRoomView {
  readonly name: 'new-room';
  readonly stay: Stay | null;
  readonly guests: Guests | null;
  readonly roomTypeId: number | null;
  readonly ratePlanId: number | null;
  readonly past: 'guest' | 'extras' | null;
}

export const newRoom: NewRoomView = {
  name: 'new-room',
  stay: null,
  guests: null,
  roomTypeId: null,
  ratePlanId: null,
  past: null,
};

export const overview: View = { name: 'overview' };

/** The room that a view is about. */
export function roomOf(view: View, { Rooms }: ManagedReservation): ManagedRoom | undefined {
  return 'roomNumber' in view ? Rooms.find(({ RoomNumber }) => RoomNumber === view.roomNumber) : undefined;
}
