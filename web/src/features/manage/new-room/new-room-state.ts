import type { ManagedReservation } from '@portico/contract/calls/parts/managed-reservation';
import type { ManageStep } from '@portico/domain/journeys/manage-steps';
import type { BedOptionId, ExtraId } from '@portico/domain/ids';
import { nobody, type Guest } from '@portico/domain/people/guest';
import type { NewRoomView } from '../opened/view.ts';

/** What is typed and taken for a room that is being added; what it is stands in the address. */
export interface NewRoomChoice {
  readonly guest: Guest;
  readonly bedOptionId: BedOptionId | null;
  readonly extras: readonly { readonly id: ExtraId; readonly quantity: number }[];
}

export const nothingChosen: NewRoomChoice = { guest: nobody, bedOptionId: null, extras: [] };

/** The number that a room has which is added. */
export function nextRoomNumber({ Rooms }: ManagedReservation): number {
  return Math.max(...Rooms.map(({ RoomNumber }) => RoomNumber)) + 1;
}

/** Which steps of a room have nothing left to do, whose type and rate are chosen. Rule: docs/journeys.md, "Managing". */
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
