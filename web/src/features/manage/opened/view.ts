import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { Stay } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';

/** What the page shows of the open booking; a view of one room names it. */
export type View =
  | { readonly name: 'overview' | 'booker' | 'requests' | 'complete' }
  | { readonly name: 'guests' | 'extras' | 'room'; readonly roomNumber: number }
  | DatesView
  | UpgradeView
  | NewRoomView;

/** `roomNumber` null: all rooms whose dates can be changed. `stay`: as requested; null before that. */
export interface DatesView {
  readonly name: 'dates';
  readonly roomNumber: number | null;
  readonly stay: Stay | null;
}

/** `roomTypeId`: of the better room being viewed; null before that. */
export interface UpgradeView {
  readonly name: 'upgrade';
  readonly roomNumber: number;
  readonly roomTypeId: number | null;
}

/** An added room, as far as it is chosen. `past`: the last step completed. */
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

export function roomOf(view: View, { Rooms }: ManagedReservation): ManagedRoom | undefined {
  return 'roomNumber' in view ? Rooms.find(({ RoomNumber }) => RoomNumber === view.roomNumber) : undefined;
}
