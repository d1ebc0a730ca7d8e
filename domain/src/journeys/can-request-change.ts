import type { ChangeUnderWay } from './manage-state.ts';
import type { ChangeKind } from './manage-steps.ts';

/** What a booking and its rooms allow now. Rule: docs/journeys.md, "What may be changed". */
export interface ChangeRights {
  /** At least one room can be edited. */
  readonly canBeEdited: boolean;
  readonly rooms: readonly {
    readonly roomNumber: number;
    /** Names, beds, and additional extras. */
    readonly canBeEdited: boolean;
    /** Dates, guests, room type and rate plan. */
    readonly isChangeable: boolean;
  }[];
}

/** Whether a change can be requested. Rule: docs/journeys.md, "Permitted changes". */
export function canRequestChange(
  { kind, roomNumber }: Pick<ChangeUnderWay, 'kind' | 'roomNumber'>,
  { canBeEdited, rooms }: ChangeRights,
): boolean {
  const needed = NEEDED[kind];
  if (needed === 'booking') return canBeEdited;
  const meant = kind === 'dates' && roomNumber === null ? rooms : rooms.filter(isRoom(roomNumber));
  return meant.some((room) => room.canBeEdited && (needed === 'details' || room.isChangeable));
}

const isRoom = (roomNumber: number | null) => (room: { readonly roomNumber: number }) =>
  room.roomNumber === roomNumber;

/** Editing the booking, editing a room's details, or changing all of it. */
const NEEDED: Readonly<Record<ChangeKind, 'booking' | 'details' | 'all'>> = {
  booker: 'booking',
  requests: 'booking',
  'new-room': 'booking',
  guests: 'details',
  extras: 'details',
  dates: 'all',
  room: 'all',
  upgrade: 'all',
};
