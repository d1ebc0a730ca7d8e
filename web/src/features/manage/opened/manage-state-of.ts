import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { ChangeUnderWay, ManageState } from '@portico/domain/journeys/manage-state';
import { canRequestChange } from '@portico/domain/journeys/can-request-change';
import type { View } from './view.ts';

/** What a guest has done at an address, for the change it names. */
export type DoneThere = Pick<ChangeUnderWay, 'done' | 'extrasOffered'>;

/** An open booking at an address, as the journey's table takes it. Rule: docs/journeys.md, "Managing". */
export function manageStateOf(
  view: View,
  { IsCancelled }: ManagedReservation,
  there: DoneThere,
): ManageState {
  const change = view.name === 'complete' ? 'saved' : changeOf(view);
  return {
    isFound: true,
    isCancelled: IsCancelled,
    change: change === null || change === 'saved' ? change : { ...change, ...there },
  };
}

/** Whether the booking currently allows what a view is for. Rule: docs/journeys.md, "Permitted changes". */
export function mayEnter(view: View, { CanBeEdited, Rooms }: ManagedReservation): boolean {
  const change = changeOf(view);
  if (change === null) return true;
  const rooms = Rooms.map((room) => ({
    roomNumber: room.RoomNumber,
    canBeEdited: room.CanBeEdited,
    isChangeable: isChangeable(room),
  }));
  return canRequestChange(change, { canBeEdited: CanBeEdited, rooms });
}

/** Whether its dates, guests, type and plan can be changed now. */
export function isChangeable({ CanBeEdited, ChangeableUntil }: ManagedRoom): boolean {
  return CanBeEdited && ChangeableUntil !== null;
}

function changeOf(view: View): Pick<ChangeUnderWay, 'kind' | 'roomNumber'> | null {
  if (view.name === 'overview' || view.name === 'complete') return null;
  return { kind: view.name, roomNumber: 'roomNumber' in view ? view.roomNumber : null };
}
