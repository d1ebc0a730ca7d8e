import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { ManageStep } from '@portico/domain/journeys/manage-steps';
import type { BedOptionId, ExtraId } from '@portico/domain/ids';
import { emptyGuest, type Guest } from '@portico/domain/people/guest';
import type { NewRoomView } from '../opened/view.ts';

/** What is typed and chosen for a room being added; its type and rate are in the address. */
export interface NewRoomChoice {
  readonly guest: Guest;
  readonly bedOptionId: BedOptionId | null;
  readonly extras: readonly { readonly id: ExtraId; readonly quantity: number }[];
}

export const nothingChosen: NewRoomChoice = { guest: emptyGuest, bedOptionId: null, extras: [] };

/** The number of an added room. */
export function nextRoomNumber({ Rooms }: ManagedReservation): number {
  return Math.max(...Rooms.map(({ RoomNumber }) => RoomNumber)) + 1;
}

/** The finished steps of a room with type and rate chosen. Rule: docs/journeys.md, "Managing". */
export function stepsDone({ past }: NewRoomView, isGuestValid: boolean): ManageStep[] {
  const isNamed = isGuestValid && past !== null;
  return [
    'room',
    'room-type-selection',
    'rate-plan-selection',
    ...(isNamed ? (['guest'] as const) : []),
    ...(isNamed && past === 'extras' ? (['extras'] as const) : []),
  ];
}
