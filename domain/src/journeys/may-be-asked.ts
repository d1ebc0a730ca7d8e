import type { ChangeUnderWay } from './manage-state.ts';
import type { AskedChange } from './manage-steps.ts';

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
export function mayBeAsked(
  { asked, roomNumber }: Pick<ChangeUnderWay, 'asked' | 'roomNumber'>,
  { canBeEdited, rooms }: ChangeRights,
): boolean {
  const needed = NEEDED[asked];
  if (needed === 'booking') return canBeEdited;
  const meant = asked === 'dates' && roomNumber === null ? rooms : rooms.filter(isRoom(roomNumber));
  return meant.some((room) => room.canBeEdited && (needed === 'details' || room.isChangeable));
}

const isRoom = (roomNumber: number | null) => (room: { readonly roomNumber: number }) =>
  room.roomNumber === roomNumber;

/** Editing the booking, editing a room's details, or changing all of it. */
const NEEDED: Readonly<Record<AskedChange, 'booking' | 'details' | 'all'>> = {
  booker: 'booking',
  requests: 'booking',
  'new-room': 'booking',
  guests: 'details',
  extras: 'details',
  dates: 'all',
  room: 'all',
  upgrade: 'all',
};
