import type { ManageState } from '@portico/domain/journeys/manage-state';
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

/** As the journey's table reads it. Rule: docs/journeys.md, "Managing". */
export function newRoomState(
  view: NewRoomView,
  { isGuestValid, extrasOffered }: { readonly isGuestValid: boolean; readonly extrasOffered: boolean },
): ManageState {
  const isNamed = isGuestValid && view.past !== null;
  const done: ManageStep[] = [
    ...(view.stay !== null && view.guests !== null ? (['room'] as const) : []),
    ...(view.roomTypeId === null ? [] : (['room-type-selection'] as const)),
    ...(view.ratePlanId === null ? [] : (['rate-plan-selection'] as const)),
    ...(isNamed ? (['guest'] as const) : []),
    ...(isNamed && view.past === 'extras' ? (['extras'] as const) : []),
  ];
  return {
    isFound: true,
    isCancelled: false,
    change: { asked: 'new-room', roomNumber: null, done, extrasOffered },
  };
}
